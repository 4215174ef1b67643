import { intlTag, type Lang, LOCALES, langOr } from '../../../domain/locales.ts'

/** An address to be copied as it is. It has the form of one, so a link made of it only writes a mail. */
export function copyable(email: string): string {
  return email.replace(/\p{Cf}/gu, '')
}

/** The language to answer in, as `lang` calls it. */
export function languageName(lang: Lang, theirs: string): string {
  return displayName(lang, 'language', LOCALES[langOr(theirs, lang)].tag)
}

export function countryName(lang: Lang, country: string): string {
  return displayName(lang, 'region', country)
}

function displayName(lang: Lang, type: 'region' | 'language', code: string): string {
  return new Intl.DisplayNames(intlTag(lang), { type }).of(code) ?? code
}
