import type { MouseEvent } from 'react'
import { LIMITS } from '../../../domain/limits.ts'
import type { Lang } from '../../../domain/locales.ts'
import { writeCookie } from '../../../web/browser/cookies.ts'

/** Stores the language of the link. The headings of a page have the same ids in every language. */
export function chooseLang({ currentTarget }: MouseEvent<HTMLAnchorElement>, lang: Lang): void {
  writeCookie('lang', lang, LIMITS.langCookieSeconds)
  currentTarget.hash = location.hash
}
