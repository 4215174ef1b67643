import type { Call } from '../../contract/call.ts'
import { listNews, type NewsItem } from '../../contract/news.ts'
import { getConfig } from '../../contract/site.ts'
import { speak } from '../../contract/translate.ts'
import { type Lang, LOCALES } from '../../domain/locales.ts'

type Feed = {
  call: Call
  lang: Lang
  /** Where a path of the shop stands in this language. */
  address: (path: string) => string
}

export const FEED_PATH = '/news/rss.xml'
const ITEMS = 50

/** The newest articles as RSS 2.0. */
export async function writeRss({ call, lang, address }: Feed): Promise<string> {
  const [{ t }, { company_name }, { list }] = await Promise.all([
    speak(lang),
    call(getConfig),
    call(listNews, { page_size: ITEMS }),
  ])
  const channel = [
    element('title', `${t('titles.news')} | ${company_name}`),
    element('link', address('/news')),
    element('description', t('news.description')),
    element('language', LOCALES[lang].tag),
    ...list.slice(0, 1).map(({ publish_time }) => element('lastBuildDate', rssDate(publish_time))),
    `<atom:link href="${escapeXml(address(FEED_PATH))}" rel="self" type="application/rss+xml"/>`,
    ...list.map(article => item(article, address)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${channel.join('\n')}
</channel></rss>
`
}

/** The guid leaves out the title: an article that is renamed is not a new one. */
function item({ id, title, summary, tags, publish_time, news_page_url }: NewsItem, address: Feed['address']) {
  return `<item>${[
    element('title', title),
    element('link', address(`/news/${news_page_url}`)),
    `<guid isPermaLink="false">${escapeXml(address(`/news/${id}`))}</guid>`,
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

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML has no place for at all is left out. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, character => ENTITIES[character] ?? '')
}
