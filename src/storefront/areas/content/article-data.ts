import type { News } from '../../../contract/shop/news.ts'
import type { SiteConfig } from '../../../contract/shop/site.ts'
import { type Lang, LOCALES } from '../../../domain/locales.ts'
import { absoluteIn, breadcrumbData, type Crumb, scriptText } from '../../shell/page/structured-data.ts'

type Page = {
  news: News
  crumbs: readonly Crumb[]
  site: Pick<SiteConfig, 'website_home' | 'company_name'>
  lang: Lang
  /** The page's path in the reader's language. */
  href: string
}

/** What search engines read about an article. */
export function articleData({ news, crumbs, site, lang, href }: Page): string {
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
