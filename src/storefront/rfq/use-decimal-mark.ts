import { intlTag, type Lang } from '../../domain/locales.ts'
import { useLang } from '../i18n/lang.tsx'
import type { DecimalMark } from './read-price.ts'

const known = new Map<Lang, DecimalMark>()

export function useDecimalMark(): DecimalMark {
  const lang = useLang()
  const mark = known.get(lang) ?? decimalMark(lang)
  known.set(lang, mark)
  return mark
}

function decimalMark(lang: Lang): DecimalMark {
  const parts = new Intl.NumberFormat(intlTag(lang)).formatToParts(0.5)
  return parts.some(({ value }) => value === ',') ? ',' : '.'
}
