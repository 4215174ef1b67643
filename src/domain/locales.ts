/** The languages of the shop. `zh` has texts and an API, but no pages. */
export const LOCALES = {
  en: { name: 'English', tag: 'en', dir: 'ltr' },
  zh: { name: '简体中文', tag: 'zh-Hans', dir: 'ltr' },
  tw: { name: '繁體中文', tag: 'zh-Hant', dir: 'ltr' },
  jp: { name: '日本語', tag: 'ja', dir: 'ltr' },
  ko: { name: '한국어', tag: 'ko', dir: 'ltr' },
  de: { name: 'Deutsch', tag: 'de', dir: 'ltr' },
  ru: { name: 'Русский', tag: 'ru', dir: 'ltr' },
  fr: { name: 'Français', tag: 'fr', dir: 'ltr' },
  es: { name: 'Español', tag: 'es', dir: 'ltr' },
  ar: { name: 'العربية', tag: 'ar', dir: 'rtl' },
  it: { name: 'Italiano', tag: 'it', dir: 'ltr' },
} as const

export type Lang = keyof typeof LOCALES

export const LANGS = Object.keys(LOCALES).filter(isLang)
export const DEFAULT_LANG: Lang = 'en'
const HIDDEN_LANG: Lang = 'zh'

export function isLang(value: unknown): value is Lang {
  return typeof value === 'string' && Object.hasOwn(LOCALES, value)
}

export function langOr(value: unknown, fallback: Lang): Lang {
  return isLang(value) ? value : fallback
}

/** The languages visitors can choose: the server's list without zh. */
export function shownLangs(listed: readonly { lang: string }[]): Lang[] {
  return listed
    .map(entry => entry.lang)
    .filter(isLang)
    .filter(lang => lang !== HIDDEN_LANG)
}

/** The tag for Intl. Arabic keeps Latin digits, as in part numbers and datasheets. */
export function intlTag(lang: Lang): string {
  return lang === 'ar' ? 'ar-u-nu-latn' : LOCALES[lang].tag
}

/** `/about` in German is `/de/about`; in the default language, and in the one without pages, it is unchanged. */
export function localizedPath(lang: Lang, path: string): string {
  if (lang === DEFAULT_LANG || lang === HIDDEN_LANG) return path
  return path.startsWith('/?') || path === '/' ? `/${lang}${path.slice(1)}` : `/${lang}${path}`
}

/** Splits the language off a path, if its first segment is one of `langs`. */
export function splitLocalizedPath(
  pathname: string,
  langs: readonly Lang[],
): { lang: Lang | null; path: string } {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? []
  const lang = langs.find(known => known === first)
  return lang ? { lang, path: rest || '/' } : { lang: null, path: pathname }
}
