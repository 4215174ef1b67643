import { listNews, type NewsItem } from '../../contract/shop/news.ts'
import type { SiteConfig } from '../../contract/shop/site.ts'
import type { Call } from '../../contract/wire/call.ts'
import { speak } from '../../contract/wire/translate.ts'
import { escapeXml } from '../../domain/escape-xml.ts'
import { type Lang, LOCALES, localizedPath } from '../../domain/locales.ts'
import { articlePath, NEWS_FEED_PATH, NEWS_PATH } from '../../domain/paths.ts'

const ITEMS = 50

/** The URL of a path in the language of the feed. */
type Address = (path: string) => string

/** The newest articles as RSS 2.0. */
export async function writeRss(
  call: Call,
  { company_name, website_home }: Pick<SiteConfig, 'company_name' | 'website_home'>,
  lang: Lang,
): Promise<string> {
  const [{ t }, { list }] = await Promise.all([speak(lang), call(listNews, { page_size: ITEMS })])
  const address: Address = path => website_home + localizedPath(lang, path)
  const channel = [
    element('title', `${t('titles.news')} | ${company_name}`),
    element('link', address(NEWS_PATH)),
    element('description', t('news.description')),
    element('language', LOCALES[lang].tag),
    ...list.slice(0, 1).map(({ publish_time }) => element('lastBuildDate', rssDate(publish_time))),
    `<atom:link href="${escapeXml(address(NEWS_FEED_PATH))}" rel="self" type="application/rss+xml"/>`,
    ...list.map(article => item(article, address)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${channel.join('\n')}
</channel></rss>
`
}

/** The guid does not contain the title, so that renaming an article does not make it a new one. */
function item({ id, title, summary, tags, publish_time, news_page_url }: NewsItem, address: Address) {
  return `<item>${[
    element('title', title),
    element('link', address(articlePath(news_page_url))),
    `<guid isPermaLink="false">${escapeXml(address(articlePath(String(id))))}</guid>`,
    element('pubDate', rssDate(publish_time)),
    element('description', summary),
    ...tags.map(({ name }) => element('category', name)),
  ].join('')}</item>`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

function rssDate(time: string): string {
  return new Date(time).toUTCString()
}
