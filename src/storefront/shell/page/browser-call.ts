import { type Call, type Caller, createCall } from '../../../contract/wire/call.ts'
import type { Lang } from '../../../domain/locales.ts'
import { readCookie } from '../../../web/browser/cookies.ts'

/** As the signed-in customer, unless stated otherwise. */
export function browserCall(lang: Lang, otherwise: Partial<Omit<Caller, 'lang'>> = {}): Call {
  return createCall({
    fetch: (url, init) => fetch(url, init),
    lang,
    token: () => readCookie('token'),
    isStrict: import.meta.env.DEV,
    ...otherwise,
  })
}

/** For calls as a visitor, even when signed in. */
export const noToken = () => null
