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

const VALUE = String.raw`\d+(?:[.,]\d+)?\s?(?:meg|ohms?|[pnuµμmkMGRΩΩFH][FHΩΩR]?)\d*(?![\p{L}\p{N}])`
/** 10k_DNP and DNP-10k; DNP-1234 is a part's number. */
const ABBREVIATION = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:dn[pfim]|nopop|nostuff|nofit)(?![\p{L}\p{N}]|-(?!${VALUE})[\p{L}\p{N}])`,
  'iu',
)
/** NC, N.C., NC/0R, NC/100nF/0603: with anything else it is a contact that is normally closed. */
const NOT_CONNECTED = new RegExp(
  String.raw`^n[./]?\s?c\.?(?:[\s/(_-]{1,3}${VALUE}(?:[\s/,_-]{1,3}\d[\p{L}\p{N}.%]*)*\)?)?$`,
  'iu',
)
const SEGMENT_END = new RegExp(String.raw`^\.?\s*(?:$|[/,;:()[\]|_]|[-–—]\s|${VALUE})`, 'iu')
const FIRST_WORDS = new Set([...UNFITTED].map(phrase => phrase.split(' ')[0]))
const NORMALLY_CLOSED = ['nc', 'n c']
const SELF_EVIDENT_WORDS = 3
const LONGEST_START = 4

/**
 * Says it for itself, as NC/10K and "do not fit (option B)", or has its abbreviation inside.
 * "Not mounted heat sink" is what the part is.
 */
export function saysNotFitted(text: string): boolean {
  const start = text.slice(0, 100)
  if (start === '') return false
  if (ABBREVIATION.test(start) || NOT_CONNECTED.test(start)) return true
  return findStarts(start).some(({ phrase, rest }) => {
    if (NORMALLY_CLOSED.includes(phrase)) return false
    return phrase.split(' ').length >= SELF_EVIDENT_WORDS || SEGMENT_END.test(rest)
  })
}

type Start = { phrase: string; rest: string }

/** The phrases for it that a text begins with, and what follows each. */
function findStarts(text: string): Start[] {
  const [first = ''] = /^[^\s/,;:()[\]|_]+/.exec(text) ?? []
  if (!FIRST_WORDS.has(foldWords(first))) return []
  const ends = [...text.matchAll(/[\p{L}\p{N}](?![\p{L}\p{M}\p{N}])/gu)].slice(0, LONGEST_START)
  return ends
    .map(({ index }) => ({ phrase: foldWords(text.slice(0, index + 1)), rest: text.slice(index + 1) }))
    .filter(({ phrase }) => UNFITTED.has(phrase))
}

/** What the column for it says; whether it speaks of fitted or of unfitted parts decides what yes means. */
export function isUnfittedBy(text: string, isFittedColumn: boolean): boolean {
  const word = foldWords(text)
  if (text === '' || word === '') return false
  if (YES_WORDS.has(word) || FITTED_WORDS.has(word)) return !isFittedColumn && !FITTED_WORDS.has(word)
  if (NO_WORDS.has(word)) return isFittedColumn
  // The column is about nothing else, so prose counts as well.
  return saysNotFitted(text) || findStarts(text.slice(0, 100)).length > 0
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
