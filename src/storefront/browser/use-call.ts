import { useMemo } from 'react'
import { type Call, createCall } from '../../contract/call.ts'
import { useLang } from '../i18n/lang.tsx'
import { readCookie } from '../state/cookies.ts'

/** For what is asked while a screen stays where it is: suggestions, menus. Screens themselves have loaders. */
export function useCall(): Call {
  const lang = useLang()
  return useMemo(
    () =>
      createCall({
        fetch: (url, init) => fetch(url, init),
        lang,
        token: () => readCookie('token'),
        isStrict: import.meta.env.DEV,
      }),
    [lang],
  )
}
