import { Refusal } from '../../contract/wire/errors.ts'
import { speak } from '../../contract/wire/translate.ts'
import { kindsToAsk } from '../../domain/consent.ts'
import type { Lang } from '../../domain/locales.ts'
import {
  findScreen,
  holdsSecret,
  isSecretScreen,
  type RenderedPage,
  renderPage,
  type ScreenFailure,
  type Session,
  siteOf,
  stateElement,
  type UserInfo,
} from '../../storefront/shell/entry/entry-server.tsx'
import type { CallAs } from '../api/call-directly.ts'
import type { PageVisitor } from '../api/client.ts'
import type { HttpAnswer } from '../encoded.ts'
import { log, logError } from '../log.ts'
import { contentSecurityPolicy } from '../security-headers.ts'
import type { Assets } from './assets.ts'
import { answerRedirect, answerUncached } from './page-answer.ts'
import { FORGET_SIGN_IN } from './page-cookies.ts'

export type Renderer = { callAs: CallAs; assets: Assets; origin: string }
export type PageRequest = {
  lang: Lang
  path: string
  href: string
  token: string | null
  /** For the cart and the log; only on personal pages. */
  visitor?: PageVisitor | null
  userInfo?: UserInfo | null
  failure?: ScreenFailure
}

/**
 * The token of a mailed link and the key of an order or a shared project are secrets, so no request of the page
 * may send its URL as referrer.
 */
const NO_REFERRER = { 'Referrer-Policy': 'no-referrer' }

/** Renders one page with the loaders that the browser uses, calling the API in the same process. */
export async function render(
  { callAs, assets, origin }: Renderer,
  request: PageRequest,
): Promise<HttpAnswer> {
  const { lang, token, failure } = request
  const session = serverSession(request)
  let isDegraded = false
  const onDegraded = (error: unknown) => {
    isDegraded = true
    logDegraded(error)
  }
  const call = callAs(lang, token, { visitor: request.visitor, onDegraded })
  const page = await renderPage(
    new Request(origin + request.href),
    { call, lang, session, failure },
    { onError, onDegraded },
  )
  if (page instanceof Response)
    return withCookies(answerRedirect(page.status, page.headers.get('location') ?? '/'), session)
  const screen = failure ? null : findScreen(request.path)
  const answer = answerUncached(page.status, assembleDocument(page, assets.headFor(screen, lang)))
  const isSecret = (screen && isSecretScreen(screen)) || holdsSecret(new URL(request.href, origin))
  const headers = isSecret ? { ...answer.headers, ...NO_REFERRER } : answer.headers
  return { ...answer, headers, policy: policyOf(page), isDegraded: isDegraded || page.isDegraded }
}

/** The document as sent: React's markup and the server's additions, in places that React does not hydrate. */
function assembleDocument({ markup, state }: RenderedPage, headTags: string): string {
  const head = markup.indexOf('</head>')
  const end = markup.lastIndexOf('</body>')
  return `<!doctype html>${markup.slice(0, head)}${headTags}${markup.slice(head, end)}${stateElement(state)}${markup.slice(end)}`
}

/** Derived from the same configuration as the page, so that the two always agree. */
function policyOf({ state }: RenderedPage): string | undefined {
  const kinds = kindsToAsk(siteOf(state)?.config)
  return kinds.length > 0 ? contentSecurityPolicy(kinds) : undefined
}

/** The fallback when even the error page cannot be rendered. */
export async function renderBare(lang: Lang, status: number): Promise<HttpAnswer> {
  const { t } = await speak(lang)
  return answerUncached(
    status,
    `<!doctype html><title>${t('error.title')}</title><h1>${t('error.title')}</h1><p>${t('error.text')}</p>`,
  )
}

function onError(error: unknown): void {
  logError('page failed', error)
}

/** A refusal is an answer to be expected, and the cause of a 5xx was logged with its stack before. */
export function logDegraded(error: unknown): void {
  if (error instanceof Refusal && error.status < 500) return
  log('warn', 'page degraded', { error: error instanceof Error ? error.message : String(error) })
}

type ServerSession = Session & { isSignedOut: boolean }

function serverSession({ token, userInfo }: PageRequest): ServerSession {
  return {
    token,
    userInfo: token && userInfo ? userInfo : null,
    isSignedOut: false,
    signOut() {
      this.isSignedOut = true
    },
  }
}

function withCookies(answer: HttpAnswer, session: ServerSession): HttpAnswer {
  if (!session.isSignedOut) return answer
  return { ...answer, cookies: FORGET_SIGN_IN }
}
