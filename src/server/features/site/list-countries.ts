import { COUNTRY_CODES } from '../../../domain/countries.ts'
import { intlTag, type Lang } from '../../../domain/locales.ts'

export function listCountries(lang: Lang): { id: string; name: string }[] {
  const names = new Intl.DisplayNames(intlTag(lang), { type: 'region' })
  const { compare } = new Intl.Collator(intlTag(lang))
  return COUNTRY_CODES.map(id => ({ id, name: names.of(id) ?? id })).sort((a, b) => compare(a.name, b.name))
}
