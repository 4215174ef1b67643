import { intlTag, type Lang } from './locales.ts'

/** A country's name in a language. For the server: browsers know other names. */
export function countryName(lang: Lang, country: string): string {
  const names = byLang.get(lang) ?? new Intl.DisplayNames(intlTag(lang), { type: 'region' })
  byLang.set(lang, names)
  return names.of(country) ?? country
}

const byLang = new Map<Lang, Intl.DisplayNames>()
