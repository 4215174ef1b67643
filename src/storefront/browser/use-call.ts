import { useMemo } from 'react'
import type { Call } from '../../contract/call.ts'
import { Refusal } from '../../contract/errors.ts'
import type { Lang } from '../../domain/locales.ts'
import { useLang } from '../i18n/lang.tsx'
import { browserCall, noToken } from './browser-call.ts'
import { leaveRefused } from './leave-refused.ts'

/** `asVisitor`: without the sign-in, so that one that has ended refuses nothing that needs none. */
type CallAs = { asVisitor?: boolean }

/** For what is asked while a screen stays where it is: suggestions, menus, forms. Screens themselves have loaders. */
export function useCall({ asVisitor = false }: CallAs = {}): Call {
  const lang = useLang()
  return useMemo(() => {
    if (asVisitor) return browserCall(lang, { token: noToken })
    return leavingWhenRefused(browserCall(lang), lang)
  }, [lang, asVisitor])
}

/** A sign-in that has ended leads to /exit, whatever was asked; there is no answer to wait for any more. */
function leavingWhenRefused(call: Call, lang: Lang): Call {
  return async (...asked) => {
    try {
      return await call(...asked)
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 4001)) throw error
      leaveRefused(lang)
      return new Promise(() => {})
    }
  }
}
