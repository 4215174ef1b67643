import { LIMITS } from '../limits.ts'
import { withPlainDigits } from '../plain-digits.ts'
import { countDesignators } from './designators.ts'
import { foldWords } from './fold-heading.ts'
import { foldedWords, listWords } from './header-words.ts'
import { readNumber } from './read-number.ts'
import { BUILT, IN_THOUSANDS, PER, PIECES } from './words/row-words.ts'
import { marksByComma, type WordLang } from './words/words.ts'

const UNITS = foldedWords(PIECES)
/** `Stk`, `szt`, `шт`: units of languages that mark decimals with a comma. */
const UNITS_WITH_COMMA = new Set([...UNITS].filter(unit => languagesOf(unit).every(marksByComma)))
const BUILT_WORDS = foldedWords(BUILT)
const PER_WORDS = [...foldedWords(PER)].join('|')
/** "pcs/board", "per PCB", "Stk. je Platine": the unit, then the thing that needs this quantity. */
const PER_BUILT = new RegExp(String.raw`^(.*?)(?:\s*/\s*|(?:^|\s+)(?:${PER_WORDS})\s*)([^/]+)$`, 'iu')
const THOUSAND = 1_000

/** `isUnclear`: the text has a second reading. */
export type CountedPieces = { pieces: number; isUnclear: boolean }

/** Whole pieces; null for anything else: fractions, negatives, reels, prose. */
export function readQuantity(text: string, hasDecimalComma: boolean): CountedPieces | null {
  const plain = withoutPlaces(text.replace(/^[x×*]\s*/i, ''))
  const said = readNumber(plain, hasDecimalComma)
  if (!said) return null
  const isComma = hasDecimalComma || UNITS_WITH_COMMA.has(foldWords(said.unit))
  const numeral = (isComma && readNumber(plain, isComma)) || said
  const { unit: told, isPerBoard } = readUnit(numeral.unit)
  const isThousands = IN_THOUSANDS.test(told)
  const unit = told.replace(IN_THOUSANDS, '')
  if (unit !== '' && !UNITS.has(unit)) return null
  const pieces = isThousands ? Number((numeral.value * THOUSAND).toFixed(3)) : numeral.value
  if (!Number.isInteger(pieces) || pieces < 0) return null
  return { pieces, isUnclear: isPerBoard || hasTwoReadings(plain, isComma) }
}

/** `4 (C1-C4)`: brackets with as many designators as the quantity says. */
function withoutPlaces(text: string): string {
  const [, count = '', places = ''] = /^(\d{1,5})\s*[(（](.+)[)）]$/.exec(text) ?? []
  return count !== '' && countDesignators(places) === Number(count) ? count : text
}

function readUnit(text: string): { unit: string; isPerBoard: boolean } {
  if (text === '') return { unit: '', isPerBoard: false }
  const [, unit = '', built = ''] = PER_BUILT.exec(text) ?? []
  if (BUILT_WORDS.has(foldWords(built))) return { unit: foldWords(unit), isPerBoard: true }
  return { unit: foldWords(text), isPerBoard: false }
}

/** One mark before three digits: decimals in one country, a thousand in the other. */
function hasTwoReadings(text: string, hasDecimalComma: boolean): boolean {
  const mark = hasDecimalComma ? ',' : '.'
  const [, found] = /^[1-9]\d{0,2}([.,])\d{3}(?![\d.,])/.exec(withPlainDigits(text)) ?? []
  return found === mark
}

/** The quantity for all boards, capped at the largest possible order. */
export function forBoards(pieces: number, boards: number): { qty: number; isCapped: boolean } {
  const qty = Math.min(pieces * boards, LIMITS.quantityMax)
  return { qty, isCapped: qty < pieces * boards }
}

function languagesOf(unit: string): WordLang[] {
  return listWords(PIECES).flatMap(([lang, word]) => (foldWords(word) === unit ? [lang] : []))
}
