import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
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

export type Pages = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const METHODS = 'GET, HEAD, OPTIONS'
const compress = promisify(gzip)

/** Every address that is not the API's or a file's. No framework on this way: it is the one most visitors take. */
export function createPages(renderer: Renderer, cache: PageCache): Pages {
  return async (request, response) => {
    try {
      await send(await answer(request, renderer, cache), request, response)
    } catch (error) {
      logError('page failed', error)
      await send(await renderBare(DEFAULT_LANG, 500), request, response)
    }
  }
}

/** The way of a cached page: no rendering, no waiting. False when there is none and the request must go on. */
export function serveFromCache(
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (/(?:^|;\s*)(?:token|lang)=/.test(request.headers.cookie ?? '')) return false
  const page = cache.findFresh(request.url ?? '')
  if (!page) return false
  const { status, headers, body } = answerFromCache(
    page,
    acceptedEncodings(request),
    request.headers['if-none-match'] ?? '',
  )
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
  return true
}

async function answer(request: IncomingMessage, renderer: Renderer, cache: PageCache): Promise<PageAnswer> {
  if (request.method === 'OPTIONS') return { status: 204, headers: { Allow: METHODS }, body: null }
  if (request.method !== 'GET' && request.method !== 'HEAD') return answerFailure(renderer, 405)
  const address = parseAddress(request.url ?? '/')
  if (!address) return answerFailure(renderer, 400)
  return answerPage(address, request, renderer, cache)
}

async function answerPage(
  address: URL,
  request: IncomingMessage,
  renderer: Renderer,
  cache: PageCache,
): Promise<PageAnswer> {
  const { pathname, search, searchParams } = address
  const cookies = readCookies(request)
  const preferred = cookies.get('lang')
  const langs = await listedLangs(renderer)
  const asked = readPageAddress({
    pathname,
    search,
    langs,
    preferredLang: isLang(preferred) ? preferred : null,
  })
  if (asked.kind === 'malformed') return answerFailure(renderer, asked.status)
  if (asked.kind === 'redirect') return answerRedirect(asked.status, asked.to)
  const { lang, path } = asked
  const screen = findScreen(path)
  // Parameters no screen reads would only fill the cache with copies.
  const href = localizedPath(lang, path) + knownSearch(searchParams, screen?.search)
  const wanted: Wanted = { lang, path, href, token: cookies.get('token') || null }
  const isCacheable = cache.isOn && screen && screen.audience !== 'personal' && wanted.token === null
  return isCacheable ? answerCached(request, renderer, cache, wanted) : render(renderer, wanted)
}

/** Only a page that came out well is kept; anything else is answered as it is, to all who waited for it. */
async function answerCached(
  request: IncomingMessage,
  renderer: Renderer,
  cache: PageCache,
  wanted: Wanted,
): Promise<PageAnswer> {
  const outcome = await cache.get(wanted.href, () => render(renderer, wanted))
  if (!outcome.page) return outcome.otherwise
  return answerFromCache(outcome.page, acceptedEncodings(request), request.headers['if-none-match'] ?? '')
}

const FAILURES = {
  400: 'errors.malformed_address',
  405: 'errors.method_not_allowed',
  414: 'errors.address_too_long',
} as const satisfies Record<number, MessageKey>

async function answerFailure(renderer: Renderer, status: keyof typeof FAILURES): Promise<PageAnswer> {
  const { t } = await speak(DEFAULT_LANG)
  const failure = { status, message: t(FAILURES[status]) }
  const page = await render(renderer, {
    lang: DEFAULT_LANG,
    path: '/',
    href: '/malformed',
    token: null,
    failure,
  })
  return status === 405 ? { ...page, headers: { ...page.headers, Allow: METHODS } } : page
}

/** With the database away pages still answer in every language we have. */
async function listedLangs({ callAs }: Renderer): Promise<readonly Lang[]> {
  return callAs(
    DEFAULT_LANG,
    null,
  )(listLanguages).then(shownLangs, () => shownLangs(LANGS.map(lang => ({ lang }))))
}

/** A path that starts with two slashes must not be taken for another host's. */
function parseAddress(url: string): URL | null {
  return URL.parse(url.startsWith('/') ? `http://shop${url}` : url)
}

function readCookies({ headers }: IncomingMessage): Map<string, string> {
  const pairs = (headers.cookie ?? '').split(/;\s*/).map((pair): [string, string] => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at), pair.slice(at + 1)]
  })
  return new Map(pairs)
}

function acceptedEncodings({ headers }: IncomingMessage): string {
  return String(headers['accept-encoding'] ?? '')
}

async function send(page: PageAnswer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body, cookies } = await withCompression(page, request)
  if (cookies) response.setHeader('Set-Cookie', cookies)
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
}

async function withCompression(page: PageAnswer, request: IncomingMessage): Promise<PageAnswer> {
  if (typeof page.body !== 'string' || chooseEncoding(acceptedEncodings(request)) === 'identity') return page
  const body = await compress(page.body, { level: 3 })
  return { ...page, body, headers: { ...page.headers, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' } }
}
