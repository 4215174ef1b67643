import { decimalMark } from '../../domain/figures.ts'
import type { DecimalMark } from '../../domain/read-price.ts'
import { useLang } from './lang.tsx'

export function useDecimalMark(): DecimalMark {
  return decimalMark(useLang())
}
