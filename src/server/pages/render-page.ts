import { type Caller, createCall } from '../../contract/call.ts'
import { speak } from '../../contract/translate.ts'
import type { Lang } from '../../domain/locales.ts'
import { findScreen, renderPage, type ScreenFailure, type Session } from '../../storefront/entry-server.tsx'
import { logError } from '../log.ts'
import type { Assets } from './assets.ts'
import { assembleDocument } from './document.ts'
import { answerRedirect, answerUncached, type PageAnswer } from './page-answer.ts'

export type Renderer = { fetch: Caller['fetch']; assets: Assets; origin: string; checksAnswers: boolean }
export type Wanted = { lang: Lang; path: string; href: string; token: string | null; failure?: ScreenFailure }

/** Renders one page by asking the API in the same process, as the browser would over the wire. */
export async function render(
  { fetch, assets, origin, checksAnswers }: Renderer,
  wanted: Wanted,
): Promise<PageAnswer> {
  const { lang, token, failure } = wanted
  const session = serverSession(token)
  const call = createCall({ fetch, lang, token: () => session.token, checksAnswers })
  const page = await renderPage(new Request(origin + wanted.href), { call, lang, session, failure }, onError)
  if (page instanceof Response)
    return withCookies(answerRedirect(page.status, page.headers.get('location') ?? '/'), session)
  const screen = failure ? null : findScreen(wanted.path)
  return answerUncached(page.status, assembleDocument(page, assets.headFor(screen?.file ?? null, lang)))
}

/** When even the error page cannot be rendered. */
export async function renderBare(lang: Lang, status: number): Promise<PageAnswer> {
  const { t } = await speak(lang)
  return answerUncached(
    status,
    `<!doctype html><title>${t('error.title')}</title><h1>${t('error.title')}</h1><p>${t('error.text')}</p>`,
  )
}

function onError(error: unknown): void {
  logError('page failed', error)
}

type ServerSession = Session & { isSignedOut: boolean }

function serverSession(token: string | null): ServerSession {
  return {
    token,
    isSignedOut: false,
    signOut() {
      this.isSignedOut = true
    },
  }
}

function withCookies(answer: PageAnswer, session: ServerSession): PageAnswer {
  if (!session.isSignedOut) return answer
  return {
    ...answer,
    cookies: ['token', 'userInfo'].map(name => `${name}=; Path=/; Max-Age=0; SameSite=Lax`),
  }
}
