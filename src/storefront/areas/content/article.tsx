import type { News } from '../../../contract/shop/news.ts'
import { Link } from '../../../web/i18n/link.tsx'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Prose } from '../../../web/ui/prose.tsx'
import { newsPath } from './news-path.ts'

const TEXT = 'mt-8 max-w-full text-[1.0625rem]'

export function Article({ news }: { news: News }) {
  return (
    <article className="pt-6">
      <header>
        <Byline news={news} />
        <h1 className="mt-2 text-3xl lg:text-4xl">{news.title}</h1>
        {news.summary && <p className="text-ink-soft mt-3 text-lg">{news.summary}</p>}
        {news.cover && (
          <img
            src={news.cover}
            alt=""
            width="736"
            height="414"
            fetchPriority="high"
            className="mt-6 aspect-video w-full rounded-md object-cover"
          />
        )}
      </header>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it */}
      <Prose className={TEXT} dangerouslySetInnerHTML={{ __html: news.content }} />
    </article>
  )
}

function Byline({ news: { publish_time, tags } }: { news: News }) {
  const format = useFormat()
  return (
    <p className="text-ink-soft flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <time dateTime={publish_time}>{format.date(publish_time)}</time>
      {tags.map(({ id, name }) => (
        <Link
          key={id}
          to={newsPath(id, 1)}
          className="text-brand inline-flex min-h-6 items-center font-semibold hover:underline"
        >
          {name}
        </Link>
      ))}
    </p>
  )
}
