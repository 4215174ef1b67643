import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { partIdOf } from '../../../contract/shop/names.ts'
import type { News } from '../../../contract/shop/news.ts'
import type { SiteConfig } from '../../../contract/shop/site.ts'
import { type Lang, LOCALES, localizedPath } from '../../../domain/locales.ts'
import { articlePath, NEWS_PATH } from '../../../domain/paths.ts'
import { useLang } from '../../../web/i18n/lang.tsx'
import { Breadcrumbs } from '../../../web/ui/breadcrumbs.tsx'
import { Container } from '../../../web/ui/container.tsx'
import { Head } from '../../shell/chrome/head.tsx'
import { moveToProperAddress, requirePageId } from '../../shell/page/proper-address.ts'
import { screenLoader } from '../../shell/page/screen-loader.ts'
import { useSite } from '../../shell/page/site-data.ts'
import { absoluteIn, breadcrumbData, type Crumb, scriptText } from '../../shell/page/structured-data.ts'
import type { CardGoods } from '../catalogue/lists/goods-card.tsx'
import { SmallCard } from '../catalogue/lists/small-card.tsx'
import { SNAP_CELL, SNAP_ROW } from '../catalogue/lists/snap-row.ts'
import { Article } from './article.tsx'
import { loadArticle } from './load-article.ts'
import { NewsFeedHint } from './news-feed.tsx'
import { NewsNeighbors } from './news-neighbors.tsx'

export const loader = screenLoader(async args => {
  const { params, url } = args
  const id = requirePageId(params.id)
  const loaded = await loadArticle(args, id)
  moveToProperAddress(NEWS_PATH, id, loaded.news.news_page_url, url.search)
  return loaded
})

export function Component() {
  const { news, goods } = useLoaderData<typeof loader>()
  const t = useTranslations()
  const lang = useLang()
  const site = useSite()?.config
  const href = localizedPath(lang, articlePath(news.news_page_url))
  const crumbs = [
    { label: t('titles.news'), href: localizedPath(lang, NEWS_PATH) },
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
        <NewsNeighbors prev={news.prev} next={news.next} />
      </Container>
    </>
  )
}

type ArticlePage = {
  news: News
  crumbs: readonly Crumb[]
  site: Pick<SiteConfig, 'website_home' | 'company_name'>
  lang: Lang
  /** The page's path in the reader's language. */
  href: string
}

/** Structured data about an article, for search engines. */
function articleData({ news, crumbs, site, lang, href }: ArticlePage): string {
  const absolute = absoluteIn(site.website_home)
  const publisher = { '@type': 'Organization', name: site.company_name, url: absolute('/') }
  const article = {
    '@type': 'Article',
    headline: news.title,
    description: news.summary,
    ...(news.cover && { image: [absolute(news.cover)] }),
    datePublished: news.publish_time,
    inLanguage: LOCALES[lang].tag,
    keywords: news.tags.map(({ name }) => name),
    author: publisher,
    publisher,
    mainEntityOfPage: absolute(href),
  }
  return scriptText([article, breadcrumbData(crumbs, absolute)])
}

/** Parts of the categories that the article is about. */
function NewsParts({ goods }: { goods: readonly CardGoods[] }) {
  const t = useTranslations('news')
  if (goods.length === 0) return null
  return (
    <section aria-labelledby="news-parts" className="bg-bench mt-4 py-8 print:hidden">
      <Container size="full">
        <h2 id="news-parts" className="mb-4 text-xl">
          {t('parts')}
        </h2>
        <ul className={`${SNAP_ROW} gap-3 sm:grid sm:grid-cols-2 xl:grid-cols-4`}>
          {goods.map(part => (
            <li key={partIdOf(part)} className={`${SNAP_CELL} max-sm:w-64`}>
              <SmallCard goods={part} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
