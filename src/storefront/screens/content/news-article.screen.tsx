import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { getNews } from '../../../contract/news.ts'
import { localizedPath } from '../../../domain/locales.ts'
import { Head } from '../../chrome/head.tsx'
import { moveToProperAddress, requirePageId } from '../../goods/proper-address.ts'
import { useLang } from '../../i18n/lang.tsx'
import { Link } from '../../i18n/link.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { screenLoader } from '../../screen-loader.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Container } from '../../ui/container.tsx'
import { Prose } from '../../ui/prose.tsx'
import { NewsNeighbours } from './news-neighbours.tsx'
import { newsPath } from './news-path.ts'

export const loader = screenLoader(async ({ call, params, url }) => {
  const id = requirePageId(params.id)
  const news = await call(getNews, { id })
  moveToProperAddress('/news', id, news.news_page_url, url.search)
  return news
})

export function Component() {
  const news = useLoaderData<typeof loader>()
  const t = useTranslations()
  const lang = useLang()
  return (
    <Container size="narrow" className="py-8">
      <Head title={news.title} description={news.summary || undefined} />
      <Breadcrumbs
        label={t('breadcrumbs.label')}
        crumbs={[
          { label: t('titles.news'), href: localizedPath(lang, '/news') },
          { label: news.title, href: localizedPath(lang, `/news/${news.news_page_url}`) },
        ]}
      />
      <article className="mx-auto max-w-[75ch] pt-4">
        <h1 className="text-3xl">{news.title}</h1>
        <Byline />
        {news.cover && (
          <img
            src={news.cover}
            alt=""
            width="736"
            height="414"
            className="mb-6 aspect-video w-full rounded-md object-cover"
          />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it */}
        <Prose dangerouslySetInnerHTML={{ __html: news.content }} />
      </article>
      <NewsNeighbours prev={news.prev} next={news.next} />
    </Container>
  )
}

function Byline() {
  const { publish_time, tags } = useLoaderData<typeof loader>()
  const format = useFormat()
  return (
    <p className="text-ink-soft mt-2 mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <time dateTime={publish_time}>{format.date(publish_time)}</time>
      {tags.map(({ id, name }) => (
        <Link
          key={id}
          to={newsPath(id, 1)}
          className="text-brand inline-flex min-h-6 items-center hover:underline"
        >
          {name}
        </Link>
      ))}
    </p>
  )
}
