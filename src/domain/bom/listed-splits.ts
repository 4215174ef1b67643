import { LIMITS } from '../limits.ts'
import { isWritten } from './cell-looks.ts'
import { listWords } from './header-words.ts'
import { EDGES, isMaker, trimName } from './listed-names.ts'
import { readQuantity } from './read-quantity.ts'
import { PIECES, SAID_QUANTITY } from './words/row-words.ts'

/**
 * `quantity`: as it is written if that has two readings. `isMarked`: it says so, as in 10 x and 10 pcs.
 * `isResistance`: 10k beside other values is one as well. `isJoined`: it may be two numbers, as in LM358DR,10,500.
 */
export type SplitLine = {
  name: string
  quantity: string
  isMarked: boolean
  isResistance: boolean
  isJoined: boolean
}

/** A mail quotes with >. Italians count "n. 50". */
const ORDINAL = /^(?:\s*[>|])*\s*(?:(?:\d{1,4}[.)]|[-–—•*·]+)\s+|[・●○■□◆◇▪‣※►▶]\s*)?(?:n[.°º]\s?(?=\d+\s))?/u
/** The year of production, as brokers write it: `22+`, `DC 2023+`. */
const DATE_CODE = /(?<=^|[\s,;/])(?:d\/?c:?\s?)?(?:20)?[12]\d\+(?=$|[\s,;/])(?:\s*[/,;](?=\s))?/giu
export const QUANTITY_WORD = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${listWords(SAID_QUANTITY)
    .map(([, word]) => word)
    .join('|')})(?![\p{L}\p{N}])[.:=]?`,
  'giu',
)

/** Every way to split a line into name and quantity, the likeliest first; last the whole line without a quantity. */
export function waysToRead(line: string, isCommaList: boolean): SplitLine[] {
  const told = line.replace(ORDINAL, '').replace(DATE_CODE, ' ').replace(QUANTITY_WORD, ' ').trim()
  // A quantity never spans two cells.
  const text = told.replace(/\s*\t\s*/g, '; ').replace(/\s+/g, ' ')
  return [
    ...splitAtCells(told),
    ...splitAtEnd(text, isCommaList),
    ...splitAtStart(text),
    ...splitBeforeMaker(text),
    { name: text, quantity: '', isMarked: false, isResistance: false, isJoined: false },
  ]
}

const PIECE_WORDS = listWords(PIECES)
  .map(([, word]) => word)
  .filter(word => /\p{L}{2}/u.test(word))
  .join('|')
const PIECES_END = String.raw`\d\s?(?:${PIECE_WORDS})(?![\p{L}\d])\.?`
/** Not the end of 1,150: a part number may end before the comma. */
const COUNTED = String.raw`(?<![\p{L}\d.]|(?<!\S)\d{1,3},)(?:\d[\d.,'’]{0,8})?${PIECES_END}`
const NUMBER_WORD = String.raw`(?=[^\s,;]{0,40}\d)(?=[^\s,;]{0,40}\p{L})[^\s,;()]{4,40}[^\s,;.()]`
const COUNTS = new RegExp(PIECES_END, 'giu')
const COUNTED_NUMBERS = new RegExp(
  String.raw`${COUNTED}\s(?:\p{Ll}{2,3}\s)?${NUMBER_WORD}|(?<![^\s,;])${NUMBER_WORD}\s?[(:–-]?\s?${COUNTED}`,
  'giu',
)

/** "We need 300 pcs of LM358DR and 50 pcs of NE555DR": the parts, if each quantity has one beside it. */
export function countedInSentence(line: string): string[] {
  const text = line.slice(0, LIMITS.descriptionLength)
  const found = [...text.matchAll(COUNTED_NUMBERS)].map(([entry]) => entry)
  return found.length === [...text.matchAll(COUNTS)].length ? found : []
}

const THOUSANDS_OR_OHMS = /^[\d.,]+\s?k$/i
/** Of a capacitor or an inductor. */
const OTHER_VALUE = /\d\s?[pnuµμm][FH](?!\p{L})/iu
const QUANTITY_WORDS = 3
const SEPARATORS = /[,;:|=，；：、]/g

/** No part number contains a tab or a semicolon. */
function* splitAtCells(text: string): Generator<SplitLine> {
  const cells = text.split(/[\t;]/).map(cell => cell.replace(/\s+/g, ' ').trim())
  const [first = '', second = '', ...others] = cells.filter(isWritten)
  if (second === '' || others.length > 0) return
  yield* toSplit(first, second, CELLS)
  yield* toSplit(second, first, CELLS)
}

/** Ends the numbers of one manufacturer: BAT54H,115. */
const PACKING_CODE = /^,\d{3}$/

/** "LM358 1 000 pcs": the longest quantity first; then "LM358,10": the shortest. */
function* splitAtEnd(text: string, isCommaList: boolean): Generator<SplitLine> {
  const words = text.split(' ')
  for (let count = Math.min(QUANTITY_WORDS, words.length - 1); count > 0; count--) {
    const name = words.slice(0, -count).join(' ')
    yield* toSplit(name, words.slice(-count).join(' '), markAt(name.at(-1)))
  }
  for (const { index } of [...text.matchAll(SEPARATORS)].reverse()) {
    const end = text.slice(index)
    if (isCommaList || !PACKING_CODE.test(end)) yield* toSplit(text.slice(0, index), end.slice(1), end[0])
  }
}

/** "1 000 pcs LM358", "10x LM358", "10;LM358". */
function* splitAtStart(text: string): Generator<SplitLine> {
  const words = text.split(' ')
  for (let count = Math.min(QUANTITY_WORDS, words.length - 1); count > 0; count--) {
    const quantity = words.slice(0, count).join(' ')
    yield* toSplit(words.slice(count).join(' '), quantity, markAt(quantity.at(-1)))
  }
  for (const { index } of text.matchAll(SEPARATORS))
    yield* toSplit(text.slice(index + 1), text.slice(0, index), text[index])
}

/** What separates two words. */
function markAt(end = ''): string {
  return end.search(SEPARATORS) === 0 ? end : ' '
}

/** "LM358DR 1000 pcs TI", "LM358DR 1000 pcs in stock" */
function* splitBeforeMaker(text: string): Generator<SplitLine> {
  const [, name = '', quantity = '', words = ''] = COUNTED_BEFORE_NAME.exec(text) ?? []
  if (isMaker(words)) yield* toSplit(`${name} ${words}`, quantity)
  else if (LETTERS_AND_DIGITS.test(name) && WORDED_UNIT.test(quantity)) yield* toSplit(name, quantity)
}

const LETTERS_AND_DIGITS = /^(?=.*\d)(?=.*\p{L})/u
/** 10 k and 10 u are values. */
const WORDED_UNIT = /\p{L}{2}|(?!\p{Script=Latin})\p{L}/u

const COUNTED_BEFORE_NAME = /^(\S{3,})[\s,]+(\d[\d.,'’]*\s?\p{L}{1,6}\.?)[\s,]+(\p{L}[^\d]{1,40})$/u

/** "5 of LM358DR", "5 piezas del LM358DR", "5 Stück vom LM358DR"; DA 9063 is a number. */
const OF = /^(?:[oO][fF](?: the)?|[xX×*]|de la|del?|des|di|do|da|von|vom|van|af|av)\s+/u

/** Of a quantity in a cell of its own, which may have a point for the thousands. */
const CELLS = ';'

/** `mark`: what stands between name and quantity. */
function* toSplit(name: string, quantity: string, mark = ' '): Generator<SplitLine> {
  const told = quantity.replace(EDGES, '')
  const count = told.replace(/\s*[x×*]$/iu, '')
  // A size such as 0805 and a tolerance are no quantities.
  if (/^0|%/.test(count)) return
  const read = readQuantity(count, false)
  const { pieces = 0 } = read ?? (mark === CELLS ? readQuantity(count, true) : null) ?? {}
  if (pieces < 1 || pieces > LIMITS.quantityMax) return
  const isMarked = /[^\d\s.,'’]/u.test(told) || /^\s*[x×*]\s/iu.test(name)
  const isDivided = told.split(mark).filter(piece => /\d/.test(piece)).length > 1
  yield {
    name: trimName(name.replace(/(?<=[)）\]])\s*[x×*]$/iu, '')).replace(OF, ''),
    // Whether 2.500 are thousands is decided by the whole list.
    quantity: read && !read.isUnclear ? String(pieces) : count,
    isMarked,
    isResistance: THOUSANDS_OR_OHMS.test(told) && !OTHER_VALUE.test(name),
    isJoined: isDivided && !(isMarked && mark === ' '),
  }
}
