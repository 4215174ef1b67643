import type { IncomingMessage, ServerResponse } from 'node:http'
import { listLanguages } from '../../contract/site.ts'
import { DEFAULT_LANG, isLang, type Lang, localizedPath, shownLangs } from '../../domain/locales.ts'
import type { CallAs } from '../api/call-directly.ts'
import { type Answer, answerEncoded } from '../encoded.ts'
import { logError } from '../log.ts'
import { answerRedirect } from './page-answer.ts'
import type { PageCache } from './page-cache.ts'
import { FEED_PATH, writeRss } from './write-rss.ts'

export type NewsFeed = (request: IncomingMessage, response: ServerResponse) => boolean

type FeedTools = { origin: string; callAs: CallAs; cache: PageCache }

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8' }
const RSS = {
  'Content-Type': 'application/rss+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
  Vary: 'Accept-Encoding',
}

/** The news for feed readers, at one address per language. */
export function createNewsFeed(tools: FeedTools): NewsFeed {
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    const [, prefix] = /^(?:\/([a-z]{2}))?\/news\/rss\.xml$/.exec(path) ?? [path, null]
    if (prefix === null) return false
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    void answer(tools, prefix, request)
      .catch(failed)
      .then(({ status, headers, body }) => {
        response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
      })
    return true
  }
}

async function answer(
  tools: FeedTools,
  prefix: string | undefined,
  request: IncomingMessage,
): Promise<Answer> {
  const { cache, callAs } = tools
  // Before anything the feed is made of is read: see PageCache.
  const { generation } = cache
  if (prefix === DEFAULT_LANG) return answerRedirect(301, FEED_PATH)
  const lang = prefix ?? DEFAULT_LANG
  const langs = shownLangs(await callAs(DEFAULT_LANG, null)(listLanguages))
  if (!isLang(lang) || (prefix !== undefined && !langs.includes(lang)))
    return { status: 404, headers: PLAIN, body: 'There is no such file.\n' }
  // No request has an address like this key, so none is given the feed as a page.
  const outcome = await cache.get(`feed:${lang}`, generation, () => write(tools, lang))
  return outcome.page ? answerEncoded(outcome.page, request, RSS) : outcome.otherwise
}

async function write({ origin, callAs }: FeedTools, lang: Lang): Promise<Answer> {
  const address = (path: string) => origin + localizedPath(lang, path)
  const body = await writeRss({ call: callAs(lang, null), lang, address })
  return { status: 200, headers: RSS, body }
}

function failed(error: unknown): Answer {
  logError('news feed failed', error)
  return { status: 503, headers: { ...PLAIN, 'Retry-After': '60' }, body: 'Please try again later.\n' }
}
