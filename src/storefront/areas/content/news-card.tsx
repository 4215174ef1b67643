import type { NewsItem } from '../../../contract/shop/news.ts'
import { articlePath, NO_COVER_PATH } from '../../../domain/paths.ts'
import { Link } from '../../../web/i18n/link.tsx'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { classNames } from '../../../web/ui/class-names.ts'

type NewsCardProps = {
  item: NewsItem
  hasSummary?: boolean
  level?: 'h2' | 'h3'
  /** The largest card, above the others. */
  isLead?: boolean
}

const NO_COVER = NO_COVER_PATH

export function NewsCard({ item, hasSummary, level: Heading = 'h3', isLead }: NewsCardProps) {
  const format = useFormat()
  return (
    <article className="border-hairline bg-paper hover:border-brand relative flex h-full flex-col overflow-hidden rounded-md border transition-colors duration-150">
      <img
        src={item.cover || NO_COVER}
        alt=""
        width="640"
        height="360"
        loading={isLead ? 'eager' : 'lazy'}
        className={classNames(
          'aspect-video w-full object-cover',
          isLead && 'md:max-h-[26rem] md:min-h-0 md:flex-1',
        )}
      />
      <div className={classNames('flex flex-col gap-1.5 p-4', isLead ? 'md:gap-2 md:p-6' : 'flex-1')}>
        <p className="text-ink-soft text-sm">
          <time dateTime={item.publish_time}>{format.date(item.publish_time)}</time>
          {item.tags.map(({ id, name }) => (
            <span key={id}> · {name}</span>
          ))}
        </p>
        <Heading className={isLead ? 'text-xl md:text-2xl' : 'text-base'}>
          <Link
            to={articlePath(item.news_page_url)}
            className="hover:text-brand after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
          >
            {item.title}
          </Link>
        </Heading>
        {hasSummary && (
          <p className={classNames('text-ink-soft line-clamp-5', !isLead && 'text-sm')}>{item.summary}</p>
        )}
      </div>
    </article>
  )
}
