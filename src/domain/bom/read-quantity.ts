import { LIMITS } from '../limits.ts'
import { foldWords } from './fold-heading.ts'
import { listWords } from './header-words.ts'
import { readNumber } from './read-number.ts'
import { PIECES } from './words/row-words.ts'

const UNITS = new Set(listWords(PIECES).map(([, word]) => foldWords(word)))
const THOUSAND = 1_000

/** Whole pieces; null for anything else: fractions, negatives, reels, prose. */
export function readQuantity(text: string, hasDecimalComma: boolean): number | null {
  const numeral = readNumber(text.replace(/^[x×*]\s*/i, ''), hasDecimalComma)
  if (!numeral) return null
  const unit = numeral.unit === '' ? '' : foldWords(numeral.unit)
  if (numeral.unit !== '' && !UNITS.has(unit)) return null
  const pieces = unit === 'k' ? numeral.value * THOUSAND : numeral.value
  return Number.isInteger(pieces) && pieces >= 0 ? pieces : null
}

/** The quantity for all boards, capped at the largest possible order. */
export function forBoards(pieces: number, boards: number): { qty: number; isCapped: boolean } {
  const qty = Math.min(pieces * boards, LIMITS.quantityMax)
  return { qty, isCapped: qty < pieces * boards }
}
