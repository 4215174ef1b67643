import { LIMITS } from '../limits.ts'
import { exactNumber } from '../part-number.ts'
import { isWritten } from './cell-looks.ts'
import { isDesignators } from './designators.ts'
import { findKnownHeader, NO_HEADER } from './find-header.ts'
import { hasFiguredWord, isName, isSeries, nameOf } from './listed-names.ts'
import { countedInSentence, QUANTITY_WORD, type SplitLine, waysToRead } from './listed-splits.ts'

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
): { rows: string[][]; unclearRows: number[] } | null {
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
  const read = texts.map(text => toCells(text, isCommaList, known))
  return {
    rows: read.map(({ cells }) => cells),
    unclearRows: read.flatMap(({ isJoined }, row) => (isJoined ? [row] : [])),
  }
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
  const lines = rows.map(cells => cells.join(delimiter).trim())
  return areCounted(lines.filter(mayBeListed)) ? lines.map(withoutCounter) : lines
}

/** "1 LM358DR 10", "2 NE555DR 20" and so on: each has a quantity besides the number of the line. */
function areCounted(lines: readonly string[]): boolean {
  const areRunning = lines.every((line, index) => Number(COUNTER.exec(line)?.[0]) === index + 1)
  return lines.length > 2 && areRunning && lines.every(line => isWhole(withoutCounter(line), new Set()))
}

const COUNTER = /^\d{1,4}\s+(?![x×*]\s)/iu

function withoutCounter(line: string): string {
  return line.replace(COUNTER, '')
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
  if (entries.length > 1 && entries.every(entry => isWhole(entry, known))) return entries
  const counted = countedInSentence(line)
  return counted.length > 1 && counted.every(entry => isWhole(entry, known)) ? counted : [line]
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

type ReadRow = { cells: string[]; isJoined: boolean }

function toCells(text: string, isCommaList: boolean, known: KnownNumbers): ReadRow {
  if (!isWritten(text)) return { cells: [], isJoined: false }
  const { bare, places } = withoutPlaces(text)
  const listed = readListed(bare, isCommaList, known) ?? asDescription(text)
  const { number, quantity, maker, description, isJoined = false } = listed
  return { cells: [number, quantity, maker, description, ...(places === '' ? [] : [places])], isJoined }
}

type Listed = { number: string; quantity: string; maker: string; description: string; isJoined?: boolean }

/** `2x MMBT3904 (T1, T2)` */
function withoutPlaces(text: string): { bare: string; places: string } {
  const [, bare = '', places = ''] = /^(.*\S)\s*[(（]([^()（）]+)[)）]$/u.exec(text) ?? []
  return bare !== '' && isDesignators(places) ? { bare, places } : { bare: text, places: '' }
}

function asDescription(description: string): Listed {
  return { number: '', quantity: '', maker: '', description }
}

/** A mail has greetings around its list, which have no digits. */
function mayBeListed(text: string): boolean {
  return /\p{N}/u.test(text) && !PHONE.test(text)
}

/** Below the list in a mail. */
const PHONE =
  /(?:^|\s)(?:\+\d{1,3}[\s(/-]|00[1-9]\d[\s/-]|\(0?\d{2,5}\)\s?\d)[\d\s()/-]{5,}$|^\s*(?:tel|phone|fax|mob(?:ile)?|телефон|тел|电话|電話|전화)(?!\p{L})/iu

/** No packing code is a round number: LM358DR,200 are 200 pieces of a part that the catalog has. */
const ROUND_QUANTITY = /,\s*\d\d0$/

function readListed(line: string, isCommaList: boolean, known: KnownNumbers): Listed | null {
  if (PHONE.test(line)) return null
  const ways = waysToRead(line, isCommaList)
  const sure = knownName(ROUND_QUANTITY.test(line) ? waysToRead(line, true) : ways, known)
  if (sure) return sure
  const found = ways.filter(({ quantity }) => quantity !== '')
  const text = ways.at(-1)?.name ?? ''
  const split = found.find(({ name, isMarked }) => isName(name) || isSeries(name, isMarked))
  if (split) {
    const { quantity, isJoined } = split
    return { ...nameOf(split.name), quantity, isJoined, description: '' }
  }
  const counted = found.filter(({ isResistance }) => !isResistance)
  const marked = counted.find(({ isMarked, name }) => isMarked && hasFiguredWord(name))
  if (!marked && isName(text) && hasFiguredWord(text))
    return { ...nameOf(text), quantity: '', description: '' }
  const described = marked ?? counted.find(({ isMarked }) => isMarked) ?? counted[0]
  if (!described || !isWritten(described.name)) return null
  const { name, quantity, isJoined } = described
  return { ...asDescription(name), quantity, isJoined }
}

/** The longest name that the catalog has: a number may contain a space, or be as short as S1A. */
function knownName(ways: readonly SplitLine[], known: KnownNumbers): Listed | null {
  const isKnown = (number: string) => known.has(exactNumber(number))
  const sure = ways.flatMap(({ name, quantity, isJoined }) => {
    const named = isKnown(name) ? { number: name, maker: '' } : nameOf(name)
    return isKnown(named.number) ? [{ ...named, quantity, isJoined }] : []
  })
  const [longest] = sure.toSorted((a, b) => b.number.length - a.number.length)
  return longest ? { ...longest, description: '' } : null
}
