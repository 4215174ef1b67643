import { decimalMark } from '../../domain/figures.ts'
import { useLang } from '../i18n/lang.tsx'
import type { DecimalMark } from './read-price.ts'

export function useDecimalMark(): DecimalMark {
  return decimalMark(useLang())
}
