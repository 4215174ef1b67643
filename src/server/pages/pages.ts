import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { createCall } from '../../contract/call.ts'
import type { MessageKey } from '../../contract/messages.ts'
import { listLanguages } from '../../contract/site.ts'
import { speak } from '../../contract/translate.ts'
import { DEFAULT_LANG, isLang, LANGS, type Lang, localizedPath, shownLangs } from '../../domain/locales.ts'
import { findScreen, knownSearch } from '../../storefront/entry-server.tsx'
import { logError } from '../log.ts'
import { readPageAddress } from './page-address.ts'
import { answerFromCache, answerRedirect, chooseEncoding, type PageAnswer } from './page-answer.ts'
import type { PageCache } from './page-cache.ts'
import { type Renderer, render, renderBare, type Wanted } from './render-page.ts'

const METHODS = 'GET, HEAD, OPTIONS'

type Failed = 400 | 405 | 414

/** Every address that is not the API's or a file's. */
export function createPages(renderer: Renderer, cache: PageCache): Hono {
  const app = new Hono()
  app.get('*', async c => toResponse(await answerPage(c, renderer, cache), c))
  app.options('*', c => c.body(null, 204, { Allow: METHODS }))
  app.all('*', async c => {
    const response = await toResponse(await answerFailure(renderer, DEFAULT_LANG, 405), c)
    response.headers.set('Allow', METHODS)
    return response
  })
  app.onError(async (error, c) => {
    logError('page failed', error)
    return toResponse(await renderBare(DEFAULT_LANG, 500), c)
  })
  return app
}

async function answerPage(c: Context, renderer: Renderer, cache: PageCache): Promise<PageAnswer> {
  const { pathname, search, searchParams } = new URL(c.req.url)
  const preferred = getCookie(c, 'lang')
  const langs = await listedLangs(renderer)
  const address = readPageAddress({
    pathname,
    search,
    langs,
    preferredLang: isLang(preferred) ? preferred : null,
  })
  if (address.kind === 'malformed') return answerFailure(renderer, DEFAULT_LANG, address.status)
  if (address.kind === 'redirect') return answerRedirect(address.status, address.to)
  const { lang, path } = address
  const screen = findScreen(path)
  // Parameters no screen reads would only fill the cache with copies.
  const href = localizedPath(lang, path) + knownSearch(searchParams, screen?.search)
  const wanted: Wanted = { lang, path, href, token: getCookie(c, 'token') ?? null }
  const isCacheable = screen && screen.audience !== 'personal' && wanted.token === null
  return isCacheable ? answerCached(c, renderer, cache, wanted) : render(renderer, wanted)
}

/** Only a page that came out well is kept; anything else is answered as it is, to all who waited for it. */
async function answerCached(
  c: Context,
  renderer: Renderer,
  cache: PageCache,
  wanted: Wanted,
): Promise<PageAnswer> {
  const outcome = await cache.get(wanted.href, () => render(renderer, wanted))
  if (!outcome.page) return outcome.otherwise
  return answerFromCache(
    outcome.page,
    c.req.header('accept-encoding') ?? '',
    c.req.header('if-none-match') ?? '',
  )
}

const FAILURES: Record<Failed, MessageKey> = {
  400: 'errors.malformed_address',
  405: 'errors.method_not_allowed',
  414: 'errors.address_too_long',
}

async function answerFailure(renderer: Renderer, lang: Lang, status: Failed): Promise<PageAnswer> {
  const { t } = await speak(lang)
  const failure = { status, message: t(FAILURES[status]) }
  return render(renderer, { lang, path: '/', href: '/malformed', token: null, failure })
}

/** With the database away pages still answer in every language we have. */
async function listedLangs({ fetch, checksAnswers }: Renderer): Promise<readonly Lang[]> {
  const call = createCall({ fetch, lang: DEFAULT_LANG, token: () => null, checksAnswers })
  return call(listLanguages).then(shownLangs, () => shownLangs(LANGS.map(lang => ({ lang }))))
}

const compress = promisify(gzip)

async function toResponse(
  { status, headers, body, cookies = [] }: PageAnswer,
  c: Context,
): Promise<Response> {
  const all = new Headers(headers)
  for (const cookie of cookies) all.append('Set-Cookie', cookie)
  if (typeof body !== 'string' || chooseEncoding(c.req.header('accept-encoding') ?? '') === 'identity')
    return new Response(body, { status, headers: all })
  all.set('Content-Encoding', 'gzip')
  all.set('Vary', 'Accept-Encoding')
  return new Response(await compress(body, { level: 3 }), { status, headers: all })
}

/** The way of a cached page without any framework on it; false when there is none and the request must go on. */
export function serveFromCache(
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const { cookie = '', 'accept-encoding': accept = '', 'if-none-match': match = '' } = request.headers
  if (/(?:^|;\s*)(?:token|lang)=/.test(cookie)) return false
  const page = cache.findFresh(request.url ?? '')
  if (!page) return false
  const { status, headers, body } = answerFromCache(page, String(accept), match)
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
  return true
}
