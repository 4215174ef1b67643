import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { localizedPath } from '../../../domain/locales.ts'
import { useLang } from '../../../web/i18n/lang.tsx'
import { Breadcrumbs } from '../../../web/ui/breadcrumbs.tsx'
import { Container } from '../../../web/ui/container.tsx'
import { Head } from '../../shell/chrome/head.tsx'
import { moveToProperAddress, requirePageId } from '../../shell/page/proper-address.ts'
import { screenLoader } from '../../shell/page/screen-loader.ts'
import { useSite } from '../../shell/page/site-data.ts'
import { Article } from './article.tsx'
import { articleData } from './article-data.ts'
import { loadArticle } from './load-article.ts'
import { NewsFeedHint } from './news-feed.tsx'
import { NewsNeighbours } from './news-neighbours.tsx'
import { NewsParts } from './news-parts.tsx'

export const loader = screenLoader(async ({ call, params, url }) => {
  const id = requirePageId(params.id)
  const loaded = await loadArticle(call, id)
  moveToProperAddress('/news', id, loaded.news.news_page_url, url.search)
  return loaded
})

export function Component() {
  const { news, goods } = useLoaderData<typeof loader>()
  const t = useTranslations()
  const lang = useLang()
  const site = useSite()?.config
  const href = localizedPath(lang, `/news/${news.news_page_url}`)
  const crumbs = [
    { label: t('titles.news'), href: localizedPath(lang, '/news') },
    { label: news.title, href },
  ]
  return (
    <>
      <Head title={news.title} description={news.summary || undefined} />
      <NewsFeedHint />
      {site && <script type="application/ld+json">{articleData({ news, crumbs, site, lang, href })}</script>}
      <Container size="narrow" className="py-8">
        <div className="mx-auto max-w-[46rem]">
          <Breadcrumbs label={t('breadcrumbs.label')} crumbs={crumbs} />
          <Article news={news} />
        </div>
      </Container>
      <NewsParts goods={goods} />
      <Container size="narrow" className="pt-8 pb-12 empty:hidden">
        <NewsNeighbours prev={news.prev} next={news.next} />
      </Container>
    </>
  )
}
