import { isPartNumber, isWritten } from './cell-looks.ts'
import { foldWords } from './fold-heading.ts'
import { foldedWords } from './header-words.ts'
import { DNP, FITTED } from './words/board-words.ts'
import {
  NO,
  NO_NUMBER,
  NOT_BOUGHT,
  NOT_FITTED,
  NOT_INSTALLED,
  PLACEHOLDER,
  SUM,
  YES,
} from './words/row-words.ts'

const PLACEHOLDERS = foldedWords(PLACEHOLDER)
const UNBOUGHT = foldedWords(NOT_BOUGHT)
const NO_NUMBERS = new Set([...foldedWords(NO_NUMBER), ...UNBOUGHT])
const SUMS = foldedWords(SUM)
const UNFITTED_PARTS = foldedWords(DNP)
const UNFITTED = new Set([...UNFITTED_PARTS, ...foldedWords(NOT_FITTED)])
const FITTED_WORDS = foldedWords(FITTED)
const UNINSTALLED = foldedWords(NOT_INSTALLED)
const YES_WORDS = foldedWords(YES)
const NO_WORDS = foldedWords(NO)

/** Contains digits, which none of our words does: this saves folding most cells. */
function isFigured(text: string): boolean {
  return text.length > 3 && /\d/.test(text)
}

/** A placeholder: -, N/A, TBD, #REF!, or no letter and no digit at all. */
export function isPlaceholder(text: string): boolean {
  if (!isWritten(text)) return true
  if (isFigured(text)) return false
  return (
    text.length <= 30 &&
    (PLACEHOLDERS.has(foldWords(text)) || /^#(?:n\/a|ref|value|name|null|div)/i.test(text))
  )
}

/** A word in place of the number that cannot be ordered: custom, generic. */
export function isNoNumber(text: string): boolean {
  return isPlaceholder(text) || (!isFigured(text) && text.length <= 30 && NO_NUMBERS.has(foldWords(text)))
}

/** `LM358DR (customer supplied)` */
export function isNotedUnbought(text: string): boolean {
  return notesOf(text).some(note => UNBOUGHT.has(foldWords(note)))
}

/** `LM358DR (not used)`; NC may be a normally closed contact, and `leer` a chip without a program. */
export function isNotedUnfitted(text: string): boolean {
  return notesOf(text).some(note => {
    const isPlain =
      note.includes(' ') || UNFITTED_PARTS.has(foldWords(note)) || !/\p{Script=Latin}/u.test(note)
    return isPlain && isLongEnough(note) && (isNotFitted(note) || saysNotFitted(note))
  })
}

/** What a cell says after the only number in it. */
function notesOf(text: string): string[] {
  if (!BESIDE_NUMBER.test(text)) return []
  const [number = '', ...notes] = text.split(BESIDE_NUMBER).map(note => note.trim())
  return /\d/.test(number) && !notes.some(isPartNumber) ? notes : []
}

/** "Total", "SUB TOTAL 2". */
export function isSum(text: string): boolean {
  return text.length <= 40 && SUMS.has(foldWords(text).replace(/ \d{1,2}$/, ''))
}

/** "Elec. Total", "Total parts:": the label of a total, unless the rest of the row indicates a part. */
export function mentionsSum(text: string): boolean {
  if (text.length > 40) return false
  const words = foldWords(text).split(' ')
  return words.length <= 4 && words.some(word => SUMS.has(word))
}

/** The whole cell says that nothing is fitted here. */
export function isNotFitted(text: string): boolean {
  return !isFigured(text) && text.length <= 40 && UNFITTED.has(foldWords(text))
}

const VALUE = String.raw`\d+(?:[.,]\d+)?\s?(?:meg|ohms?|[pnuµμmkMGRΩΩFH][FHΩΩR]?)\d*(?![\p{L}\p{N}])`
/** 10k_DNP and DNP-10k; DNP-1234 is a part number. */
const ABBREVIATION = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:dn[pfim]|nopop|nostuff|nofit)(?![\p{L}\p{N}]|-(?!${VALUE})[\p{L}\p{N}])`,
  'iu',
)
/** NC, N.C., NC/0R, NC/100nF/0603; with any other text it is a normally closed contact. */
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
 * Says so in a phrase at its beginning, like NC/10K and "do not fit (option B)", or contains the abbreviation. "Not
 * mounted heat sink" describes a part.
 */
export function saysNotFitted(text: string): boolean {
  const start = text.slice(0, 200)
  if (start === '') return false
  if (ABBREVIATION.test(start) || NOT_CONNECTED.test(start)) return true
  return findStarts(start).some(({ phrase, rest }) => {
    if (NORMALLY_CLOSED.includes(phrase)) return false
    return phrase.split(' ').length >= SELF_EVIDENT_WORDS || SEGMENT_END.test(rest)
  })
}

const BESIDE_NUMBER = /[;,*()[\]（）【】；，、]|\s[-–—]\s/u
const BETWEEN_PHRASES = /[;,|()[\]（）【】；，、]|\s[-–—]\s/u
/** "LDO, 5 V, no load" states how a part was measured. */
const ALSO_CONDITIONS = new Set(['no load', 'noload', 'no mount', 'no place', 'not mounted'])
const SHORTEST_PHRASE = 4

/** NC and NB have other meanings. */
function isLongEnough(phrase: string): boolean {
  return phrase.length >= SHORTEST_PHRASE || !/\p{Script=Latin}/u.test(phrase) || ABBREVIATION.test(phrase)
}

/** "10k (do not fit)", "Rev B; not fitted": after a value or another remark; a description may name such a state. */
export function saysItAfterwards(text: string): boolean {
  if (!BETWEEN_PHRASES.test(text)) return false
  const [, ...phrases] = text
    .slice(0, 200)
    .split(BETWEEN_PHRASES)
    .map(phrase => foldWords(phrase))
  return phrases.some(phrase => {
    return isLongEnough(phrase) && UNFITTED_PARTS.has(phrase) && !ALSO_CONDITIONS.has(phrase)
  })
}

type Start = { phrase: string; rest: string }

/** The known phrases that a text begins with, and the text after each. */
function findStarts(text: string): Start[] {
  const [first = ''] = /^[^\s/,;:()[\]|_]+/.exec(text) ?? []
  if (!FIRST_WORDS.has(foldWords(first))) return []
  const ends = [...text.matchAll(/[\p{L}\p{N}](?![\p{L}\p{M}\p{N}])/gu)].slice(0, LONGEST_START)
  return ends
    .map(({ index }) => ({ phrase: foldWords(text.slice(0, index + 1)), rest: text.slice(index + 1) }))
    .filter(({ phrase }) => UNFITTED.has(phrase))
}

const MARKS = [YES_WORDS, NO_WORDS, FITTED_WORDS, UNFITTED, UNINSTALLED]

/** Whether a cell says that a part is fitted or not. */
export function isFittingMark(text: string): boolean {
  const word = foldWords(text)
  const isWord = MARKS.some(words => words.has(word))
  return isWord || saysNotFitted(text) || saysItAfterwards(text) || findStarts(text.slice(0, 100)).length > 0
}

const CIRCLE = /^\s*[oо○◯〇◎]\s*$/iu
const CROSS = /^[×✕✖✗✘╳❌]$/u

export function isCircle(cell: string): boolean {
  return CIRCLE.test(cell)
}

/** Which of the two the column is for decides the meaning of "yes". */
type FittingColumn = { isFittedColumn: boolean; hasCircles: boolean }

/** Reads the column for fitted or unfitted parts. */
export function isUnfittedBy(text: string, { isFittedColumn, hasCircles }: FittingColumn): boolean {
  if (hasCircles && (CROSS.test(text) || /^[xх]$/iu.test(text))) return isFittedColumn
  const word = foldWords(text)
  if (CROSS.test(text) || UNINSTALLED.has(word)) return true
  if (text === '' || word === '') return false
  if (YES_WORDS.has(word) || FITTED_WORDS.has(word)) return !isFittedColumn && !FITTED_WORDS.has(word)
  if (NO_WORDS.has(word)) return isFittedColumn
  // The column has no other purpose, so prose counts as well.
  return saysNotFitted(text) || saysItAfterwards(text) || findStarts(text.slice(0, 100)).length > 0
}

/**
 * DNP, "do not fit", "do not fit for Rev A": said in any column it can mean nothing else, unlike "omit", "not used"
 * and "do not place near a heat sink".
 */
export function isPlainlyUnfitted(text: string): boolean {
  return findStarts(text.slice(0, 100)).some(({ phrase, rest }) => {
    if (!UNFITTED_PARTS.has(phrase) || ALSO_CONDITIONS.has(phrase)) return false
    return (
      (ABBREVIATION.test(phrase) || phrase.includes(' ')) && (SEGMENT_END.test(rest) || /^ for /i.test(rest))
    )
  })
}

const MONEY_OR_ADDRESS = /[$€£₽]|:\/\/|www\.|\S@\S+\.\S|\s@\s/
const PROSE_WORDS = 5
const PAGE =
  /^(?:page|sheet|seite|blatt|página|pagina|стр(?:аница|\.)?|лист|ページ|페이지|صفحة|第)\s*\d{1,4}(?:\s*(?:\/|of|von|de|di|sur|из|页|頁|ページ)\s*\d{0,4})?$/iu

/** Prose, prices, addresses and page numbers in the part number column. */
export function cannotBeNumber(text: string): boolean {
  if (MONEY_OR_ADDRESS.test(text) || PAGE.test(text) || text.endsWith(':')) return true
  const words = text.split(' ')
  const plain = words.filter(word => /^\p{L}[\p{Ll}]+[,.;:]?$/u.test(word))
  return plain.length >= PROSE_WORDS || (words.length >= PROSE_WORDS && plain.length > words.length / 2)
}
