import type { BomField } from './bom.ts'
import { isFootprint, isMakerName, isPartNumber, isText, mayBePartNumber, shareOf } from './cell-looks.ts'
import { TEXT_KINDS } from './header-words.ts'
import { numberInWords } from './number-in-words.ts'
import type { Candidate } from './recognize-columns.ts'

const MOSTLY = 0.5
const MOST = 0.7
const NEARLY_ALL = 0.8

/** No heading means part number: use a column with an unknown title whose cells look like part numbers. */
export function fillPartNumber(columns: readonly Candidate[], fields: (BomField | null)[]) {
  if (!fields.includes('part_number')) {
    const hasValues = columns.some(({ kind }) => kind === 'value')
    const [holder] = columns
      .filter(column => mayHoldNumbers(column) && !(hasValues && column.phrase === EAGLE_DEVICE))
      .toSorted(byLikelihood)
    const found = holder ?? findBesideMakers(columns) ?? columns.find(isDescribed) ?? findSeries(columns)
    if (found) fields[found.index] = 'part_number'
  }
  if (!fields.includes('part_number')) return
  for (const { index, kind, isHidden, cells } of columns)
    if (kind === 'alternate' && !isHidden && (cells.length === 0 || cells.some(mayBePartNumber)))
      fields[index] = 'part_number'
}

/** Manufacturer and number within a description, or below a title that only has a word of another meaning. */
export function isDescribed({ title, kind, isWhole, isHidden, cells }: Candidate): boolean {
  const isOther = kind === 'nothing' && !isWhole
  const isOpen = title !== '' && (kind === null || kind === 'part' || isOther || TEXT_KINDS.includes(kind))
  return isOpen && !isHidden && shareOf(cells, cell => numberInWords(cell) !== null) >= MOSTLY
}

/** The vendor's or the library's names are the makers' numbers if no other column beside the makers may be. */
const LAST_KINDS: readonly Candidate['kind'][] = ['supplier', 'symbol']

function findBesideMakers(columns: readonly Candidate[]): Candidate | undefined {
  if (!columns.some(({ kind }) => kind === 'manufacturer') || columns.some(isShop)) return undefined
  return columns
    .filter(({ kind }) => LAST_KINDS.includes(kind))
    .filter(({ isHidden, phrase }) => !isHidden && !A_SHOP.test(phrase))
    .filter(({ cells }) => shareOf(cells, isPartNumber) >= MOST && !areOfOneShape(cells))
    .toSorted(byLikelihood)
    .find(column => distinctNumbers(column) >= 10 * MOST)
}

/** `Part` beside makers, with short series of digits: Keystone 5000. */
function findSeries(columns: readonly Candidate[]): Candidate | undefined {
  const areMakers = columns.some(
    ({ kind, cells }) => kind === 'manufacturer' && shareOf(cells, isMakerName) >= MOST,
  )
  return columns.find(
    ({ kind, isHidden, cells }) =>
      areMakers &&
      kind === 'part' &&
      !isHidden &&
      cells.length > 0 &&
      cells.every(cell => /^\d[\d-]{3,}$/.test(cell) && !isFootprint(cell)),
  )
}

/** Named by the title; `Vendor P/N` may as well be the maker's. */
const A_SHOP = /^(?!vendor |supplier |symbol)/

/** The names of distributors, as words. */
function isShop({ kind, cells }: Candidate): boolean {
  return kind === 'supplier' && shareOf(cells, isText) >= MOSTLY
}

/** Beside a value, Eagle's device is the symbol in its library. */
const EAGLE_DEVICE = 'device'

function byLikelihood(a: Candidate, b: Candidate): number {
  const doubt = ({ isHidden, kind, cells }: Candidate) =>
    (isHidden ? 2 : 0) + (kind === 'value' || isOwnNumbering(cells) ? 1 : 0)
  return doubt(a) - doubt(b) || distinctNumbers(b) - distinctNumbers(a)
}

/** `STK-000123`, `STK-000124`: all of one shape, as a company numbers its own goods. */
function isOwnNumbering(cells: readonly string[]): boolean {
  const shapes = new Set(cells.map(cell => cell.replace(/\d/g, '0')))
  return cells.length > 2 && shapes.size === 1
}

/** Kinds of numbers that may be the buyer's own. */
const MAYBE_OWN: readonly Candidate['kind'][] = ['number', 'stock_number', 'part', 'counter', 'code']

/** `R-001`, `C-002` under "Part Number" are the buyer's own if a column beside it holds numbers of makers. */
export function preferTheirNumbers(columns: readonly Candidate[], fields: (BomField | null)[]) {
  const own = columns.filter(({ index }) => fields[index] === 'part_number')
  if (
    own.length === 0 ||
    !own.every(({ kind, cells }) => MAYBE_OWN.includes(kind) && areNumberedByOne(cells))
  )
    return
  const [theirs] = columns
    .filter(column => !own.includes(column) && mayBeTheirs(column) && hasManyShapes(column))
    .filter(({ cells }) => cells.length >= Math.max(...own.map(column => column.cells.length)) * MOSTLY)
    .toSorted(byLikelihood)
  if (!theirs) return
  for (const { index } of own) fields[index] = null
  fields[theirs.index] = 'part_number'
}

/** "Merk artikelnr.": the word for a number is known, but not whose it is. */
function mayBeTheirs(column: Candidate): boolean {
  return mayHoldNumbers(column) || (!column.isWhole && MAYBE_OWN.includes(column.kind))
}

/** `R-001`, `STK-000123`, `C00123` or digits only, as no maker would number: LM358D and TPS54331 are none. */
const OWN_NUMBER = /^(\p{L}*)(?:(?<=\p{L})(?:[-_.]|(?=0))|(?<!\p{L}))\d[\d\-_./]*$/u

/** All of one shape, with the same letters before the digits, or one letter for the kind of part. */
function areNumberedByOne(cells: readonly string[]): boolean {
  const letters = new Set(cells.map(cell => OWN_NUMBER.exec(cell)?.[1]))
  if (letters.has(undefined) || !areOfOneShape(cells)) return false
  return letters.size === 1 || [...letters].every(prefix => prefix?.length === 1)
}

function areOfOneShape(cells: readonly string[]): boolean {
  return cells.length > 2 && shapesOf(cells).size === 1
}

function hasManyShapes({ isHidden, cells }: Candidate): boolean {
  const numbers = cells.filter(cell => isPlainNumber(cell) || SERIES_IN_DIGITS.test(cell))
  const shapes = shapesOf(numbers).size
  return !isHidden && shapes > 1 && shapes >= numbers.length * MOSTLY
}

function shapesOf(cells: readonly string[]): Set<string> {
  return new Set(cells.map(cell => cell.replace(/\d/g, '0').replace(/\p{L}/gu, 'A')))
}

/** In tenths, so that the first of two similar columns is taken. Packages repeat, and are short. */
function distinctNumbers({ cells }: Candidate): number {
  const numbers = new Set(cells.filter(cell => cell.length > SHORT && isPartNumber(cell)))
  return Math.round((10 * numbers.size) / (cells.length || 1))
}

const SHORT = 4

/** 744043100, 0022232021, 43045-0412: of Würth, Molex and others. */
const SERIES_IN_DIGITS = /^(?=(?:\D*\d){6})\d+(?:-\d+)*$/

const PLAIN_NUMBER = /^(?=.*\d)(?=.*[a-z])[!-~]{5,}$/i

function isPlainNumber(cell: string): boolean {
  return PLAIN_NUMBER.test(cell) && isPartNumber(cell)
}

/**
 * "ValueName" tells us no more than an unknown title; a specification may well be the number. A name, value or
 * description is one if nearly all of its cells are.
 */
function mayHoldNumbers({ title, kind, isWhole, cells }: Candidate): boolean {
  const isOpen = kind === 'specification' || kind === null || (!isWhole && TEXT_KINDS.includes(kind))
  const isNamed = kind === 'name' || kind === 'value' || kind === 'description'
  if (title === '' || !(isOpen || isNamed)) return false
  if (isOpen) return shareOf(cells, isPartNumber) >= MOSTLY
  const areNumbers = shareOf(cells, cell => isPlainNumber(cell) || SERIES_IN_DIGITS.test(cell)) >= NEARLY_ALL
  return areNumbers && cells.some(isPlainNumber)
}
