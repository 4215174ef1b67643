import type { Call } from '../../../contract/wire/call.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { LANGS, type Lang, localizedPath, splitLocalizedPath } from '../../../domain/locales.ts'
import type { Api } from '../../../web/browser/use-call.ts'
import { browserCall, noToken } from './browser-call.ts'
import { browserSession } from './browser-session.ts'
import { exitPath } from './with-redirect.ts'

/** How components of the shop call its API in the browser. */
export const shopApi: Api = {
  callFor: (lang, { asVisitor }) =>
    asVisitor ? browserCall(lang, { token: noToken }) : leavingWhenRefused(browserCall(lang), lang),
  accountKey: () => browserSession().userInfo?.email ?? '',
}

/** An expired sign-in leads to /exit, from any call; the call then never settles. */
function leavingWhenRefused(call: Call, lang: Lang): Call {
  return async (...request) => {
    try {
      return await call(...request)
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 4001)) throw error
      leaveRefused(lang)
      return new Promise(() => {})
    }
  }
}

/** Clears an expired sign-in and returns to the current page once the buyer has signed in again. */
export function leaveRefused(lang: Lang): void {
  const { path } = splitLocalizedPath(location.pathname, LANGS)
  location.assign(localizedPath(lang, exitPath(path + location.search)))
}
