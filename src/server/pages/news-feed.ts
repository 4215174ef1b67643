import type { IncomingMessage, ServerResponse } from 'node:http'
import { EMPTY_SITE_CONFIG, getConfig, listLanguages } from '../../contract/shop/site.ts'
import { DEFAULT_LANG, isLang, type Lang, shownLangs } from '../../domain/locales.ts'
import { NEWS_FEED_PATH } from '../../domain/paths.ts'
import type { CallAs } from '../api/call-directly.ts'
import { answerVariant, chooseEncoding, type HttpAnswer } from '../encoded.ts'
import { logError } from '../log.ts'
import { answerRedirect } from './page-answer.ts'
import type { PageCache } from './page-cache.ts'
import { logDegraded } from './render-page.ts'
import { writeRss } from './write-rss.ts'

export type NewsFeed = (request: IncomingMessage, response: ServerResponse) => boolean

type FeedTools = { callAs: CallAs; cache: PageCache; origin: string }

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8' }
const RSS = {
  'Content-Type': 'application/rss+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
  Vary: 'Accept-Encoding',
}

/** The news feed, with one URL per language. */
export function createNewsFeed(tools: FeedTools): NewsFeed {
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    if (!path.endsWith(NEWS_FEED_PATH)) return false
    const [, prefix] = /^(?:\/([a-z]{2}))?$/.exec(path.slice(0, -NEWS_FEED_PATH.length)) ?? [path, null]
    // An unknown language prefix is a page that does not exist.
    if (prefix === null || (prefix !== undefined && !isShown(prefix))) return false
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    void answer(tools, prefix, request)
      .catch(failed)
      .then(({ status, headers, body }) => {
        response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
      })
    return true
  }
}

function isShown(prefix: string): boolean {
  return isLang(prefix) && shownLangs([{ lang: prefix }]).length > 0
}

async function answer(
  tools: FeedTools,
  prefix: string | undefined,
  request: IncomingMessage,
): Promise<HttpAnswer> {
  const { cache, callAs } = tools
  // Before any data of the feed is read: see PageCache.
  const { generation } = cache
  if (prefix === DEFAULT_LANG) return answerRedirect(301, NEWS_FEED_PATH)
  const lang = prefix ?? DEFAULT_LANG
  const langs = shownLangs(await callAs(DEFAULT_LANG, null)(listLanguages))
  if (!isLang(lang) || (prefix !== undefined && !langs.includes(lang)))
    return { status: 404, headers: PLAIN, body: 'There is no such file.\n' }
  const encoding = chooseEncoding(request)
  // No request path equals this key, so the feed is never served as a page.
  const outcome = await cache.get(`feed:${lang}`, encoding, generation, () => write(tools, lang))
  return outcome.page ? answerVariant(outcome.page, encoding, request, RSS) : outcome.otherwise
}

/** Without the configuration the feed lacks the shop's name: it is served, but not cached. */
async function write({ callAs, origin }: FeedTools, lang: Lang): Promise<HttpAnswer> {
  const call = callAs(lang, null)
  const config = await call(getConfig).catch(error => {
    logDegraded(error)
    return null
  })
  const site = config ?? { ...EMPTY_SITE_CONFIG, website_home: origin }
  const headers = config ? RSS : { ...RSS, 'Cache-Control': 'no-cache' }
  return { status: 200, headers, body: await writeRss(call, site, lang), isDegraded: !config }
}

function failed(error: unknown): HttpAnswer {
  logError('news feed failed', error)
  return { status: 503, headers: { ...PLAIN, 'Retry-After': '60' }, body: 'Please try again later.\n' }
}
