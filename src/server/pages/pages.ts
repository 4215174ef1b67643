import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { getConfig, listLanguages } from '../../contract/shop/site.ts'
import { Refusal } from '../../contract/wire/errors.ts'
import type { MessageKey } from '../../contract/wire/messages.ts'
import { speak } from '../../contract/wire/translate.ts'
import {
  DEFAULT_LANG,
  LANGS,
  type Lang,
  localizedPath,
  shownLangs,
  splitLocalizedPath,
} from '../../domain/locales.ts'
import { EXIT, findScreen, parseUserInfo } from '../../storefront/shell/entry/entry-server.tsx'
import { asRefusal } from '../api/answer.ts'
import { acceptedEncodings, accepts, chooseEncoding, type HttpAnswer } from '../encoded.ts'
import { POLICY_HEADER } from '../security-headers.ts'
import { readPageAddress } from './page-address.ts'
import { answerFromCache, answerRedirect } from './page-answer.ts'
import type { PageCache } from './page-cache.ts'
import { FORGET_SIGN_IN, preferredLang, readCookies, rememberedLang } from './page-cookies.ts'
import { readPageSearch } from './page-search.ts'
import { logDegraded, type PageRequest, type Renderer, render, renderBare } from './render-page.ts'

export type Pages = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const METHODS = 'GET, HEAD, OPTIONS'
const compress = promisify(gzip)

/**
 * Serves every URL that is neither the API nor a file. Without a framework, because most requests come here.
 */
export function createPages(renderer: Renderer, cache: PageCache): Pages {
  return async (request, response) => {
    try {
      await send(await answer(request, renderer, cache), request, response)
    } catch (error) {
      const status = asRefusal(error).code === 503 ? 503 : 500
      await send(await renderBare(DEFAULT_LANG, status), request, response)
    }
  }
}

/**
 * Serves a cached page without rendering or waiting. Returns false when there is none and the request must be
 * rendered. While the database is away an aging page is as good as a fresh one.
 */
export function serveFromCache(
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
  isDatabaseUp = true,
): boolean {
  const { method, headers, url = '' } = request
  if ((method !== 'GET' && method !== 'HEAD') || headers.authorization) return false
  if (/(?:^|;\s*)(?:token|lang)=/.test(headers.cookie ?? '')) return false
  const encoding = chooseEncoding(request)
  const page = isDatabaseUp ? cache.findFresh(url, encoding) : cache.find(url, encoding)
  if (!page) return false
  const answer = answerFromCache(page, request)
  widenPolicy(response, answer)
  response.writeHead(answer.status, answer.headers).end(method === 'HEAD' ? undefined : answer.body)
  return true
}

async function answer(request: IncomingMessage, renderer: Renderer, cache: PageCache): Promise<HttpAnswer> {
  const { pathname, search, searchParams } = new URL(`http://shop${request.url}`)
  if (request.method === 'OPTIONS') return { status: 204, headers: { Allow: METHODS }, body: null }
  // Before any data of the page is read: see PageCache.
  const { generation } = cache
  const listed = await findLangs(renderer)
  // While the database is away, pages are served in all languages.
  const langs = listed ?? shownLangs(LANGS.map(lang => ({ lang })))
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const { lang, path } = splitLocalizedPath(pathname, langs)
    return answerFailure(renderer, { status: 405, lang: lang ?? DEFAULT_LANG, path })
  }
  const address = readPageAddress({ pathname, search, langs, preferredLang: preferredLang(request) })
  if (address.kind === 'malformed') return answerFailure(renderer, address)
  if (address.kind === 'redirect') {
    const cookies = rememberedLang(request, renderer.origin, address.chosenLang)
    return { ...answerRedirect(address.status, address.to), cookies }
  }
  const { lang, path } = address
  const screen = findScreen(path)
  const pageSearch = readPageSearch(path === EXIT.path ? EXIT : (screen ?? {}), searchParams, lang)
  const href = localizedPath(lang, path) + pageSearch.search
  const cookies = readCookies(request)
  const userInfo = parseUserInfo(cookies.get('userInfo'))
  const visitor = screen?.audience === 'personal' ? request : null
  const pageRequest: PageRequest = {
    lang,
    path,
    href,
    token: cookies.get('token') || null,
    visitor,
    userInfo,
  }
  // An expired sign-in is cleared even for links from other sites; otherwise the redirects would loop.
  if (
    path === EXIT.path &&
    isFromElsewhere(request) &&
    pageRequest.token &&
    !(await isRefused(renderer, pageRequest))
  )
    return answerRedirect(302, localizedPath(lang, '/'))
  if (screen?.isForVisitors && (await isRefused(renderer, pageRequest)))
    return { ...(await render(renderer, { ...pageRequest, token: null })), cookies: FORGET_SIGN_IN }
  const isShared =
    screen && screen.audience !== 'personal' && !pageRequest.token && !request.headers.authorization
  if (!cache.isOn || !isShared || !listed || !pageSearch.isKept) return render(renderer, pageRequest)
  // Only a successful page is cached; anything else is sent to all requests that waited for it.
  const outcome = await cache.get(href, chooseEncoding(request), generation, () =>
    render(renderer, pageRequest),
  )
  return outcome.page ? answerFromCache(outcome.page, request) : outcome.otherwise
}

/** With an expired sign-in, pages redirect to /exit. Pages for signing in are shown and clear it. */
async function isRefused({ callAs }: Renderer, { lang, token }: PageRequest): Promise<boolean> {
  if (!token) return false
  return callAs(
    lang,
    token,
  )(getConfig).then(
    () => false,
    error => error instanceof Refusal && error.code === 4001,
  )
}

/**
 * A link on another site must not sign anyone out. All current browsers send the header; other clients are
 * trusted.
 */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const { 'sec-fetch-site': site = 'none' } = headers
  return site !== 'same-origin' && site !== 'none'
}

const FAILURES = {
  400: 'errors.malformed_address',
  405: 'errors.method_not_allowed',
  414: 'errors.address_too_long',
} as const satisfies Record<number, MessageKey>

type Failed = { status: keyof typeof FAILURES; lang: Lang; path: string }

async function answerFailure(renderer: Renderer, { status, lang, path }: Failed): Promise<HttpAnswer> {
  const { t } = await speak(lang)
  const failure = { status, message: t(FAILURES[status]) }
  const page = await render(renderer, { lang, path, href: localizedPath(lang, path), token: null, failure })
  return status === 405 ? { ...page, headers: { ...page.headers, Allow: METHODS } } : page
}

/** The operator's languages; null while they cannot be read. */
async function findLangs({ callAs }: Renderer): Promise<readonly Lang[] | null> {
  const listing = callAs(DEFAULT_LANG, null)(listLanguages)
  return listing.then(shownLangs, error => {
    logDegraded(error)
    return null
  })
}

async function send(page: HttpAnswer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body, cookies } = await withCompression(page, request)
  if (cookies) response.setHeader('Set-Cookie', cookies)
  widenPolicy(response, page)
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  if (bytes) response.setHeader('Content-Length', bytes.length)
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : bytes)
}

/** In development there is no policy to extend. */
function widenPolicy(response: ServerResponse, { policy }: HttpAnswer): void {
  if (policy && response.hasHeader(POLICY_HEADER)) response.setHeader(POLICY_HEADER, policy)
}

async function withCompression(page: HttpAnswer, request: IncomingMessage): Promise<HttpAnswer> {
  if (typeof page.body !== 'string' || !accepts(acceptedEncodings(request), 'gzip')) return page
  const body = await compress(page.body, { level: 3 })
  return { ...page, body, headers: { ...page.headers, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' } }
}
