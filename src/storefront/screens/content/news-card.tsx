import type { NewsItem } from '../../../contract/news.ts'
import { Link } from '../../i18n/link.tsx'
import { useFormat } from '../../i18n/use-format.ts'

type NewsCardProps = { item: NewsItem; hasSummary?: boolean; level?: 'h2' | 'h3' }

export function NewsCard({ item, hasSummary, level: Heading = 'h3' }: NewsCardProps) {
  const format = useFormat()
  return (
    <article className="border-hairline bg-paper hover:border-brand relative flex h-full flex-col overflow-hidden rounded-md border transition-colors duration-150">
      <img
        src={item.cover}
        alt=""
        width="640"
        height="360"
        loading="lazy"
        className="aspect-video w-full object-cover"
      />
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <p className="text-ink-soft text-sm">
          <time dateTime={item.publish_time}>{format.date(item.publish_time)}</time>
          {item.tags.map(({ id, name }) => (
            <span key={id}> · {name}</span>
          ))}
        </p>
        <Heading className="text-base">
          <Link
            to={`/news/${item.news_page_url}`}
            className="hover:text-brand after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2"
          >
            {item.title}
          </Link>
        </Heading>
        {hasSummary && <p className="text-ink-soft line-clamp-3 text-sm">{item.summary}</p>}
      </div>
    </article>
  )
}
