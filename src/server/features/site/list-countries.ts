import { COUNTRY_CODES } from '../../../domain/countries.ts'
import { countryName } from '../../../domain/country-names.ts'
import { intlTag, type Lang } from '../../../domain/locales.ts'

export function listCountries(lang: Lang): { id: string; name: string }[] {
  const { compare } = new Intl.Collator(intlTag(lang))
  return COUNTRY_CODES.map(id => ({ id, name: countryName(lang, id) })).sort((a, b) =>
    compare(a.name, b.name),
  )
}
