import { intlTag, type Lang } from './locales.ts'

/**
 * A country's name in a language; anything that is no country code stays as it is. Not for pages of the shop that both
 * sides render: browsers have other names than the server.
 */
export function countryName(lang: Lang, country: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country
  const names = byLang.get(lang) ?? new Intl.DisplayNames(intlTag(lang), { type: 'region' })
  byLang.set(lang, names)
  return names.of(country) ?? country
}

const byLang = new Map<Lang, Intl.DisplayNames>()
