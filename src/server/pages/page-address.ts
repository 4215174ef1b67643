import { LIMITS } from '../../domain/limits.ts'
import { DEFAULT_LANG, type Lang, localizedPath, splitLocalizedPath } from '../../domain/locales.ts'

/** The result of resolving a URL: a page in a language, a redirect to its canonical URL, or an error. */
export type PageAddress =
  | { kind: 'page'; lang: Lang; path: string }
  /** `chosenLang`: the URL names a language that has no prefix, so a cookie has to remember it. */
  | { kind: 'redirect'; status: 301 | 302; to: string; chosenLang?: Lang }
  | { kind: 'malformed'; status: 400 | 414; lang: Lang; path: string }

/** `preferredLang`: the language that a visitor chose earlier. */
type RequestedUrl = { pathname: string; search: string; langs: readonly Lang[]; preferredLang: Lang | null }

export function readPageAddress({ pathname, search, langs, preferredLang }: RequestedUrl): PageAddress {
  const tidy = tidyPath(pathname)
  const { lang, path } = splitLocalizedPath(tidy, [...langs, DEFAULT_LANG])
  if (!isDecodable(pathname))
    return { kind: 'malformed', status: 400, lang: lang ?? DEFAULT_LANG, path: '/malformed' }
  if (pathname.length + search.length > LIMITS.urlLength)
    return { kind: 'malformed', status: 414, lang: lang ?? DEFAULT_LANG, path }
  if (lang === DEFAULT_LANG) return { kind: 'redirect', status: 301, to: path + search, chosenLang: lang }
  if (tidy !== pathname) return { kind: 'redirect', status: 301, to: tidy + search }
  if (isForeignHome(pathname, preferredLang, langs))
    return { kind: 'redirect', status: 302, to: localizedPath(preferredLang, '/') + search }
  return { kind: 'page', lang: lang ?? DEFAULT_LANG, path }
}

/** Only the bare home page redirects a returning visitor to the language they chose. */
function isForeignHome(pathname: string, preferred: Lang | null, langs: readonly Lang[]): preferred is Lang {
  return pathname === '/' && preferred !== null && preferred !== DEFAULT_LANG && langs.includes(preferred)
}

/**
 * One slash between segments and none at the end. With a leading double slash a redirect would leave the
 * shop.
 */
function tidyPath(pathname: string): string {
  const path = pathname.replace(/[/\\]{2,}/g, '/')
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

function isDecodable(pathname: string): boolean {
  try {
    return ![...decodeURIComponent(pathname)].some(character => character < ' ')
  } catch {
    return false
  }
}
