import { createContext, useContext, useMemo } from 'react'
import type { Call } from '../../contract/wire/call.ts'
import type { Lang } from '../../domain/locales.ts'
import { useLang } from '../i18n/lang.tsx'

/** `asVisitor`: without the sign-in, so that an ended one does not reject a call that needs none. */
export type CallOptions = { asVisitor: boolean }

/** How an app reaches its API. Each app provides its own. */
export type Api = {
  callFor: (lang: Lang, as: CallOptions) => Call
  /** Identifies the signed-in account; empty for visitors. Drafts of forms belong to it. */
  accountKey: () => string
}

const ApiContext = createContext<Api | null>(null)

export const ApiProvider = ApiContext.Provider

export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('no ApiProvider above')
  return api
}

/** For calls made while a screen stays open: suggestions, menus, forms. Screens themselves have loaders. */
export function useCall({ asVisitor }: CallOptions = { asVisitor: false }): Call {
  const lang = useLang()
  const { callFor } = useApi()
  return useMemo(() => callFor(lang, { asVisitor }), [callFor, lang, asVisitor])
}
