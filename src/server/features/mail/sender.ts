import { intlTag, type Lang, LOCALES, langOr } from '../../../domain/locales.ts'

/** An address that can be copied. It is valid, so a link made of it only composes a mail. */
export function copyable(email: string): string {
  return email.replace(/\p{Cf}/gu, '')
}

/** The language to reply in, named in `lang`. */
export function languageName(lang: Lang, theirs: string): string {
  return displayName(lang, 'language', LOCALES[langOr(theirs, lang)].tag)
}

export function countryName(lang: Lang, country: string): string {
  return displayName(lang, 'region', country)
}

function displayName(lang: Lang, type: 'region' | 'language', code: string): string {
  return new Intl.DisplayNames(intlTag(lang), { type }).of(code) ?? code
}
