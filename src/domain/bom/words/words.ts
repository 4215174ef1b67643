import { decimalMark } from '../../figures.ts'
import { isLang, type Lang } from '../../locales.ts'

/** Languages of buyers besides the shop's. */
const OTHER_LANGS = [
  'pl',
  'cs',
  'sk',
  'nl',
  'sv',
  'da',
  'nb',
  'fi',
  'pt',
  'tr',
  'hu',
  'ro',
  'uk',
  'bg',
  'hr',
  'el',
  'he',
  'vi',
] as const

export type WordLang = Lang | (typeof OTHER_LANGS)[number]

/** Words in each language as people write them, separated by commas. */
export type Words = Partial<Record<WordLang, string>>

export function isWordLang(value: string): value is WordLang {
  return isLang(value) || OTHER_LANGS.some(lang => lang === value)
}

/** Whether people write 1,5 for one and a half. */
export function marksByComma(lang: WordLang): boolean {
  return isLang(lang) ? decimalMark(lang) === ',' : lang !== 'he'
}
