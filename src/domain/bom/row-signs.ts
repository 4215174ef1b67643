import { isWritten } from './cell-looks.ts'
import { foldWords } from './fold-heading.ts'
import { listWords } from './header-words.ts'
import { DNP, FITTED } from './words/board-words.ts'
import { NO, NO_NUMBER, NOT_FITTED, PLACEHOLDER, SUM, YES } from './words/row-words.ts'
import type { Words } from './words/words.ts'

const PLACEHOLDERS = foldAll(PLACEHOLDER)
const NO_NUMBERS = foldAll(NO_NUMBER)
const SUMS = foldAll(SUM)
const UNFITTED = new Set([...foldAll(DNP), ...foldAll(NOT_FITTED)])
const FITTED_WORDS = foldAll(FITTED)
const YES_WORDS = foldAll(YES)
const NO_WORDS = foldAll(NO)

/** Has figures, as none of our words has: most cells need not be folded to know that they are none. */
function isFigured(text: string): boolean {
  return text.length > 3 && /\d/.test(text)
}

/** Stands for nothing: -, N/A, TBD, #REF!, or no letter and no digit at all. */
export function isPlaceholder(text: string): boolean {
  if (!isWritten(text)) return true
  if (isFigured(text)) return false
  return (
    text.length <= 30 &&
    (PLACEHOLDERS.has(foldWords(text)) || /^#(?:n\/a|ref|value|name|null|div)/i.test(text))
  )
}

/** A word in the number's place that orders nothing: custom, generic. */
export function isNoNumber(text: string): boolean {
  return isPlaceholder(text) || (!isFigured(text) && text.length <= 30 && NO_NUMBERS.has(foldWords(text)))
}

export function isSum(text: string): boolean {
  return text.length <= 40 && SUMS.has(foldWords(text))
}

/** "Elec. Total", "Total parts:": a sum's label, if nothing else in the row speaks for a part. */
export function mentionsSum(text: string): boolean {
  if (text.length > 40) return false
  const words = foldWords(text).split(' ')
  return words.length <= 4 && words.some(word => SUMS.has(word))
}

/** The whole cell says that nothing is soldered here. */
export function isNotFitted(text: string): boolean {
  return !isFigured(text) && text.length <= 40 && UNFITTED.has(foldWords(text))
}

const ABBREVIATION = /(?<![\p{L}\p{N}])(?:dn[pfims]|nopop|nostuff|nofit)(?![\p{L}\p{N}])/iu
const FIRST_WORDS = new Set([...UNFITTED].map(phrase => phrase.split(' ')[0]))
const LONGEST_START = 4

/** The cell begins with it, as NC/10K and "do not fit (option B)", or has its abbreviation inside. */
export function saysNotFitted(text: string): boolean {
  if (text === '') return false
  const start = text.slice(0, 100)
  if (ABBREVIATION.test(start)) return true
  const [first = ''] = /^[^\s/,;:()]+/.exec(start) ?? []
  if (!FIRST_WORDS.has(foldWords(first))) return false
  const words = foldWords(start).split(' ').slice(0, LONGEST_START)
  return words.some((_, more) => UNFITTED.has(words.slice(0, more + 1).join(' ')))
}

/** What the column for it says; whether it speaks of fitted or of unfitted parts decides what yes means. */
export function isUnfittedBy(text: string, isFittedColumn: boolean): boolean {
  const word = foldWords(text)
  if (text === '' || word === '') return false
  if (YES_WORDS.has(word) || FITTED_WORDS.has(word)) return !isFittedColumn && !FITTED_WORDS.has(word)
  if (NO_WORDS.has(word)) return isFittedColumn
  return saysNotFitted(text)
}

const MONEY_OR_ADDRESS = /[$€£₽]|:\/\/|www\.|\S@\S+\.\S|\s@\s/
const PROSE_WORDS = 5

/** Prose, prices and addresses that have strayed into the number's column. */
export function cannotBeNumber(text: string): boolean {
  if (MONEY_OR_ADDRESS.test(text) || text.endsWith(':')) return true
  const words = text.split(' ')
  const plain = words.filter(word => /^\p{L}[\p{Ll}]+[,.;:]?$/u.test(word))
  return plain.length >= PROSE_WORDS || (words.length >= PROSE_WORDS && plain.length > words.length / 2)
}

function foldAll(words: Words): Set<string> {
  return new Set(listWords(words).map(([, word]) => foldWords(word)))
}
