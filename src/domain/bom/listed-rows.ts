import { LIMITS } from '../limits.ts'
import { manufacturerGroup } from '../manufacturers.ts'
import { exactNumber } from '../part-number.ts'
import { isPartNumber, isWritten, mayBePartNumber } from './cell-looks.ts'
import { isDesignators } from './designators.ts'
import { findKnownHeader, NO_HEADER } from './find-header.ts'
import { listWords } from './header-words.ts'
import { withItsBracket } from './number-in-words.ts'
import { readQuantity } from './read-quantity.ts'
import { SAID_QUANTITY } from './words/row-words.ts'

const SAMPLED_ROWS = 500
const LEAST_SHARE = 0.5

/** Part numbers of the catalog, in their exact form. */
type KnownNumbers = ReadonlySet<string>

/**
 * Splits the lines of a list as people type it into cells: "10 x LM358", "LM358 - 10 pcs", "LM358; 10". Null if
 * the rows are a table, which has columns of its own. Lines that are not understood stay as a description; further
 * entries of a line are rows after the last.
 * `known`: those of namesInList() that the catalog has.
 */
export function splitListedRows(
  rows: readonly string[][],
  delimiter: string,
  known: KnownNumbers = new Set(),
): string[][] | null {
  const lines = textsOf(rows, delimiter)
  if (findKnownHeader(rows) !== NO_HEADER) return null
  if (isTable(rows) && (delimiter === '\t' || !areLines(rows, delimiter, known))) return null
  const entries = lines.map(line => entriesOf(line, known))
  const texts = [...entries.map(([first = '']) => first), ...entries.flatMap(([, ...further]) => further)]
  const sample = texts.filter(mayBeListed).slice(0, SAMPLED_ROWS)
  if (sample.length === 0) return null
  const understood = sample.filter(text => isUnderstood(text, known))
  if (understood.length < sample.length * LEAST_SHARE) return null
  const isCommaList = understood.filter(endsWithComma).length > understood.length * LEAST_SHARE
  return texts.map(text => toCells(text, isCommaList, known))
}

/** Every text that may be a part number in the lines of such a list, to be looked up; none in a table. */
export function namesInList(rows: readonly string[][], delimiter: string): string[] {
  if (isTable(rows) || findKnownHeader(rows) !== NO_HEADER) return []
  const names = textsOf(rows, delimiter)
    .filter(isWritten)
    .slice(0, LIMITS.bomLines)
    .flatMap(text => waysToRead(text, true).map(({ name }) => name))
  return [...new Set(names.flatMap(name => [name, nameOf(name).number]))].filter(isWritten)
}

function textsOf(rows: readonly string[][], delimiter: string): string[] {
  return rows.map(cells => cells.join(delimiter).trim())
}

/** "1) LM358DR, TI, qty 5" and "LM358DR 5, NE555DR 7", as no table has them; never two cells that may be quantities. */
function areLines(rows: readonly string[][], delimiter: string, known: KnownNumbers): boolean {
  const lines = rows.filter(cells => mayBeListed(cells.join(delimiter)))
  if (lines.some(cells => cells.filter(isBareCount).length > 1)) return false
  const sample = lines.slice(0, SAMPLED_LINES)
  const listed = sample.filter(cells => {
    const line = cells.join(delimiter).trim()
    return isNumberedLine(cells, line, known) || entriesOf(line, known).length > 1
  })
  return sample.length > 0 && listed.length >= sample.length * LEAST_SHARE
}

const SAMPLED_LINES = 20
const BULLETED = /^\s*(?:\d{1,3}[.)]|[-–—•*·])\s+\S/u

/** The line's number stands before the part in one cell, and one other cell says that it is the quantity. */
function isNumberedLine(cells: readonly string[], line: string, known: KnownNumbers): boolean {
  const said = cells.filter(cell => /\d/.test(cell) && cell.trim().search(QUANTITY_WORD) === 0)
  return BULLETED.test(cells[0] ?? '') && said.length === 1 && isWhole(line, known)
}

/** Nothing but a number, unless it may end the number before it, as 115 does in BAT54H,115. */
function isBareCount(cell: string): boolean {
  return /^[\s\d.,'’]*\d[\s\d.,'’]*$/.test(cell) && !/^\d{2}[1-9]$/.test(cell)
}

const BETWEEN_ENTRIES = /\s*[,，;；、]\s*/

/** "LM358DR 10, NE555DR 5": each has a number and a quantity. */
function entriesOf(line: string, known: KnownNumbers): string[] {
  const entries = line.split(BETWEEN_ENTRIES).filter(isWritten)
  return entries.length > 1 && entries.every(entry => isWhole(entry, known)) ? entries : [line]
}

/** A number and its quantity. */
function isWhole(text: string, known: KnownNumbers): boolean {
  const listed = readListed(text, true, known)
  return listed !== null && listed.number !== '' && listed.quantity !== ''
}

/** A part number, or a quantity of something with a value. */
function isUnderstood(text: string, known: KnownNumbers): boolean {
  const listed = readListed(withoutPlaces(text).bare, true, known)
  if (!listed) return false
  return listed.number !== '' || (listed.quantity !== '' && hasFiguredWord(listed.description))
}

const TABLE_CELLS = 3

/** A number and a quantity are two cells. */
function isTable(rows: readonly string[][]): boolean {
  const filled = rows.filter(cells => cells.some(isWritten))
  const wide = filled.filter(cells => cells.filter(isWritten).length >= TABLE_CELLS)
  return wide.length > filled.length * LEAST_SHARE
}

/** "BAT54H,115" is a part number, unless most lines of the list end like this. */
function endsWithComma(text: string): boolean {
  return /,\d+$/.test(text)
}

function toCells(text: string, isCommaList: boolean, known: KnownNumbers): string[] {
  if (!isWritten(text)) return []
  const { bare, places } = withoutPlaces(text)
  const { number, quantity, maker, description } = readListed(bare, isCommaList, known) ?? asDescription(text)
  return [number, quantity, maker, description, ...(places === '' ? [] : [places])]
}

type Listed = { number: string; quantity: string; maker: string; description: string }

/** `2x MMBT3904 (T1, T2)` */
function withoutPlaces(text: string): { bare: string; places: string } {
  const [, bare = '', places = ''] = /^(.*\S)\s*[(（]([^()（）]+)[)）]$/u.exec(text) ?? []
  return bare !== '' && isDesignators(places) ? { bare, places } : { bare: text, places: '' }
}

function asDescription(description: string): Listed {
  return { number: '', quantity: '', maker: '', description }
}

/** A mail quotes with >. */
const ORDINAL = /^(?:\s*[>|])*\s*(?:(?:\d{1,4}[.)]|[-–—•*·]+)\s+|[・●○■□◆◇▪‣※►▶]\s*)?/u
const QUANTITY_WORD = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${listWords(SAID_QUANTITY)
    .map(([, word]) => word)
    .join('|')})(?![\p{L}\p{N}])[.:=]?`,
  'giu',
)

/** A mail has greetings around its list, which have no digits. */
function mayBeListed(text: string): boolean {
  return /\p{N}/u.test(text) && !PHONE.test(text)
}

/** Below the list in a mail. */
const PHONE =
  /(?:^|\s)(?:\+\d{1,3}[\s(/-]|00[1-9]\d[\s/-]|\(0?\d{2,5}\)\s?\d)[\d\s()/-]{5,}$|^\s*(?:tel|phone|fax|mob(?:ile)?|телефон|тел|电话|電話|전화)(?!\p{L})/iu

function readListed(line: string, isCommaList: boolean, known: KnownNumbers): Listed | null {
  if (PHONE.test(line)) return null
  const ways = waysToRead(line, isCommaList)
  const sure = knownName(ROUND_QUANTITY.test(line) ? waysToRead(line, true) : ways, known)
  if (sure) return sure
  const found = ways.filter(({ quantity }) => quantity !== '')
  const text = ways.at(-1)?.name ?? ''
  const split = found.find(({ name, isMarked }) => isName(name) || isSeries(name, isMarked))
  if (split) return { ...nameOf(split.name), quantity: split.quantity, description: '' }
  const counted = found.filter(({ isResistance }) => !isResistance)
  const marked = counted.find(({ isMarked, name }) => isMarked && hasFiguredWord(name))
  if (!marked && isName(text) && hasFiguredWord(text))
    return { ...nameOf(text), quantity: '', description: '' }
  const described = marked ?? counted.find(({ isMarked }) => isMarked) ?? counted[0]
  if (!described || !isWritten(described.name)) return null
  return { ...asDescription(described.name), quantity: described.quantity }
}

/** Every way to split a line into name and quantity, the likeliest first; last the whole line without a quantity. */
function waysToRead(line: string, isCommaList: boolean): Split[] {
  const told = line.replace(ORDINAL, '').replace(QUANTITY_WORD, ' ').trim()
  // A quantity never spans two cells.
  const text = told.replace(/\s*\t\s*/g, '; ').replace(/\s+/g, ' ')
  return [
    ...splitAtCells(told),
    ...splitAtEnd(text, isCommaList),
    ...splitAtStart(text),
    ...splitBeforeMaker(text),
    { name: text, quantity: '', isMarked: false, isResistance: false },
  ]
}

/** The longest name that the catalog has: a number may contain a space, or be as short as S1A. */
function knownName(ways: readonly Split[], known: KnownNumbers): Listed | null {
  const isKnown = (number: string) => known.has(exactNumber(number))
  const sure = ways.flatMap(({ name, quantity }) => {
    const named = isKnown(name) ? { number: name, maker: '' } : nameOf(name)
    return isKnown(named.number) ? [{ ...named, quantity }] : []
  })
  const [longest] = sure.toSorted((a, b) => b.number.length - a.number.length)
  return longest ? { ...longest, description: '' } : null
}

/**
 * `quantity`: as it is written if that has two readings. `isMarked`: it says so, as in 10 x and 10 pcs.
 * `isResistance`: 10k beside other values is one as well.
 */
type Split = { name: string; quantity: string; isMarked: boolean; isResistance: boolean }

const THOUSANDS_OR_OHMS = /^[\d.,]+\s?k$/i
/** Of a capacitor or an inductor. */
const OTHER_VALUE = /\d\s?[pnuµμm][FH](?!\p{L})/iu
const QUANTITY_WORDS = 3
/** Around a quantity. */
const EDGES = /^[\s,;:|=/()[\]–—，；：、-]+|(?:[\s,;:|=/()[\]–—，；：、-]|\.{2,})+$/gu
const SEPARATORS = /[,;:|=，；：、]/g

/** No part number contains a tab or a semicolon. */
function* splitAtCells(text: string): Generator<Split> {
  const cells = text.split(/[\t;]/).map(cell => cell.replace(/\s+/g, ' ').trim())
  const [first = '', second = '', ...others] = cells.filter(isWritten)
  if (second === '' || others.length > 0) return
  yield* toSplit(first, second, true)
  yield* toSplit(second, first, true)
}

/** No packing code is a round number: LM358DR,200 are 200 pieces of a part that the catalog has. */
const ROUND_QUANTITY = /,\s*\d\d0$/

/** Ends the numbers of one manufacturer: BAT54H,115. */
const PACKING_CODE = /^,\d{3}$/

/** "LM358 1 000 pcs": the longest quantity first; then "LM358,10": the shortest. */
function* splitAtEnd(text: string, isCommaList: boolean): Generator<Split> {
  const words = text.split(' ')
  for (let count = Math.min(QUANTITY_WORDS, words.length - 1); count > 0; count--)
    yield* toSplit(words.slice(0, -count).join(' '), words.slice(-count).join(' '))
  for (const { index } of [...text.matchAll(SEPARATORS)].reverse()) {
    const end = text.slice(index)
    if (isCommaList || !PACKING_CODE.test(end)) yield* toSplit(text.slice(0, index), end.slice(1))
  }
}

/** "1 000 pcs LM358", "10x LM358", "10;LM358". */
function* splitAtStart(text: string): Generator<Split> {
  const words = text.split(' ')
  for (let count = Math.min(QUANTITY_WORDS, words.length - 1); count > 0; count--)
    yield* toSplit(words.slice(count).join(' '), words.slice(0, count).join(' '))
  for (const { index } of text.matchAll(SEPARATORS))
    yield* toSplit(text.slice(index + 1), text.slice(0, index))
}

/** "LM358DR 1000 pcs TI" */
function* splitBeforeMaker(text: string): Generator<Split> {
  const [, name = '', quantity = '', maker = ''] = COUNTED_BEFORE_NAME.exec(text) ?? []
  if (isMaker(maker)) yield* toSplit(`${name} ${maker}`, quantity)
}

const COUNTED_BEFORE_NAME = /^(\S{3,})[\s,]+(\d[\d.,'’]*\s?\p{L}{1,6}\.?)[\s,]+(\p{L}[^\d]{1,40})$/u

/** `isCell`: a quantity in a cell of its own, which may have a point for the thousands. */
function* toSplit(name: string, quantity: string, isCell = false): Generator<Split> {
  const told = quantity.replace(EDGES, '')
  const count = told.replace(/\s*[x×*]$/iu, '')
  // A size such as 0805 and a tolerance are no quantities.
  if (/^0|%/.test(count)) return
  const read = readQuantity(count, false)
  const { pieces = 0 } = read ?? (isCell ? readQuantity(count, true) : null) ?? {}
  if (pieces < 1 || pieces > LIMITS.quantityMax) return
  yield {
    name: trimName(name.replace(/(?<=[)）\]])\s*[x×*]$/iu, '')).replace(/^(?:of|[x×*])\s+/iu, ''),
    // Whether 2.500 are thousands is decided by the whole list.
    quantity: read && !read.isUnclear ? String(pieces) : count,
    isMarked: /[^\d\s.,'’]/u.test(told) || /^\s*[x×*]\s/iu.test(name),
    isResistance: THOUSANDS_OR_OHMS.test(told) && !OTHER_VALUE.test(name),
  }
}

/** Without the characters around it. */
function trimName(text: string): string {
  return withItsBracket(text.replace(EDGES, ''), text)
}

const NAME_WORDS = 4
/** With a quantity, TP4056 and S8050 are parts, although designators look alike. */
const LONG_NAME = 5
/** In a column of a table this would be a place on the board. */
const SHORT = /^[A-Z]{2,}\d{2,}[A-Z]*$/
/** A word of a part number: letters and digits, or many digits. */
const FIGURED = /\d.*\p{L}|\p{L}.*\d|\d{5}/u

function isName(text: string): boolean {
  const { number } = nameOf(text)
  if (number.includes(';')) return false
  const words = number.split(' ')
  const isShort = words.length <= 2 || (words.length <= NAME_WORDS && hasFiguredWord(number))
  const isLong = words.length === 1 && number.length >= LONG_NAME && mayBePartNumber(number)
  return isShort && (isLong || isPartNumber(number) || SHORT.test(number))
}

/** Molex 22-03-2021 looks like a date, unless a maker or "5 x" says what it is. */
function isSeries(text: string, isMarked: boolean): boolean {
  const { number, maker } = nameOf(text)
  return (isMarked || maker !== '') && /^\d\d-\d\d-\d{4}$/.test(number)
}

function hasFiguredWord(text: string): boolean {
  return text.split(' ').some(word => FIGURED.test(word))
}

/** A known manufacturer before or after the number. */
function nameOf(text: string): { number: string; maker: string } {
  const words = text.split(' ')
  const [first, last] = [text.search(/[,;|]/), text.search(/[,;|][^,;|]*$/)]
  const ends = [
    { maker: text.slice(0, Math.max(0, first)), number: text.slice(first + 1) },
    { maker: text.slice(last + 1), number: text.slice(0, Math.max(0, last)) },
    ...[2, 1].flatMap(count => [
      { maker: words.slice(0, count).join(' '), number: words.slice(count).join(' ') },
      { maker: words.slice(-count).join(' '), number: words.slice(0, -count).join(' ') },
    ]),
  ]
  const known = ends.find(({ maker, number }) => number !== '' && maker !== '' && isMaker(maker))
  return known
    ? { maker: known.maker.replace(EDGES, ''), number: trimName(known.number) }
    : { number: text, maker: '' }
}

function isMaker(text: string): boolean {
  return manufacturerGroup(text.replace(EDGES, '')) !== undefined
}
