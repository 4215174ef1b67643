import { applyMapping, assignFields, isBareTotal } from './assign-fields.ts'
import type { BomField, Mapping } from './bom.ts'
import { areSizes, isInteger, isRunning } from './cell-looks.ts'
import { NO_HEADER } from './find-header.ts'
import { TEXT_KINDS } from './header-words.ts'
import { findKitTotal } from './kit-total.ts'
import { areLineNumbers, areRepeatedLines, isLineTitle } from './line-number.ts'
import { isDescribed } from './number-column.ts'
import { namesOtherMoney } from './read-price.ts'
import { type Candidate, recognizeColumns } from './recognize-columns.ts'
import { isCircle } from './row-signs.ts'
import { marksByComma } from './words/words.ts'

type OneColumnField = Exclude<BomField, 'part_number' | 'manufacturer' | 'qty' | 'designators'>

/** The position of each field in a row, and how its numbers are written. */
export type Layout = {
  columns: Candidate[]
  fields: (BomField | null)[]
  partNumbers: number[]
  makers: number[]
  /** Several ones are added up: top and bottom of the board. */
  quantities: number[]
  /** What is needed in all, for rows whose cell in the column of what to order is blank. */
  needed: number | undefined
  designators: number[]
  /** The first column of line numbers. */
  counter: number | undefined
  /** Columns whose cells hold the manufacturer before the number. */
  sharedColumns: ReadonlySet<number>
  /** Columns that describe the part; its manufacturer and number are among the words. */
  describedColumns: ReadonlySet<number>
  at: Partial<Record<OneColumnField, number>>
  /** The column marks fitted parts, not those left out. */
  isFittedColumn: boolean
  /** O and X in that column mean yes and no. */
  hasCircles: boolean
  /** Columns that may contain a note "do not fit". */
  texts: number[]
  hasDecimalComma: boolean
  hasDecimalCommaInPrices: boolean
  /** 2.500 means 2500 in a file whose titles suggest a decimal point. */
  hasUnusualPoints: boolean
  /** 5,000 means five: every quantity has three decimals, as some ERP systems write them. */
  hasPaddedQuantities: boolean
  /** 1,000 beside 1200,000: the comma groups thousands in one and marks decimals in the other. */
  hasContraryQuantities: boolean
  isTargetInDollars: boolean
  /** "Qty CPU" beside "Qty IO", or a column of unknown title beside another or a total that is not theirs. */
  isOneOfSeveralQuantities: boolean
}

type LayoutOptions = {
  mapping?: Mapping | undefined
  hiddenColumns?: readonly number[] | undefined
  /** The delimiter of the cells of a text. */
  delimiter?: string | undefined
}

export function findLayout(
  rows: readonly string[][],
  headerRow: number,
  { mapping = new Map(), hiddenColumns, delimiter }: LayoutOptions = {},
): Layout {
  const columns = recognizeColumns(rows, headerRow, hiddenColumns)
  const hasHeader = headerRow !== NO_HEADER
  const kitTotal = hasHeader ? findKitTotal(rows.slice(headerRow + 1), columns) : undefined
  const fields = applyMapping(assignFields(columns, hasHeader, kitTotal), mapping)
  const makers = indexesOf(fields, 'manufacturer')
  const at = Object.fromEntries(
    fields.flatMap((field, index) => (field ? [[field, index] as const] : [])).reverse(),
  )
  const quantities = indexesOf(fields, 'qty')
  const hasPoints = hasThousandsPoints(quantities.flatMap(column => columns[column]?.cells ?? []))
  const told = hasDecimalComma(columns)
  const isCommaFile = told ?? delimiter === ';'
  const counted = columns[quantities[0] ?? -1]?.cells ?? []
  return {
    columns,
    fields,
    partNumbers: sortByAge(indexesOf(fields, 'part_number'), columns),
    makers,
    quantities,
    needed: mapping.size > 0 ? undefined : findNeeded(quantities, columns),
    designators: indexesOf(fields, 'designators'),
    counter: columns.find(
      ({ field, title, cells }) =>
        field === null && (areLineNumbers(cells) || (isLineTitle(title) && areRepeatedLines(cells))),
    )?.index,
    sharedColumns: new Set(makers.length > 0 ? [] : columns.filter(isShared).map(({ index }) => index)),
    describedColumns: new Set(
      columns
        .filter(column => fields[column.index] === 'part_number' && isDescribed(column))
        .map(({ index }) => index),
    ),
    at,
    isFittedColumn: columns[at.dnp ?? -1]?.kind === 'fitted',
    hasCircles: at.dnp !== undefined && rows.some(cells => isCircle(cells[at.dnp ?? -1] ?? '')),
    texts: columns
      .filter(({ index, kind }) => fields[index] === 'description' || TEXT_KINDS.includes(kind))
      .map(({ index }) => index),
    hasDecimalComma: isCommaFile || hasPoints,
    // A chip priced at 1.250 costs about a dollar, not a thousand.
    hasDecimalCommaInPrices: told ?? hasPoints,
    hasUnusualPoints: isCommaFile
      ? told === null && counted.every(cell => POINT_AND_ZEROS.test(cell))
      : hasPoints,
    hasPaddedQuantities: isCommaFile && arePadded(counted),
    hasContraryQuantities: isCommaFile && areContrary(counted),
    isTargetInDollars: !namesOtherMoney(columns[at.target_price ?? -1]?.title ?? ''),
    isOneOfSeveralQuantities: isOneOfSeveral(quantities, columns, hasHeader),
  }
}

function isOneOfSeveral(
  quantities: readonly number[],
  columns: readonly Candidate[],
  hasHeader: boolean,
): boolean {
  const [chosen, ...others] = columns.filter(({ index }) => quantities.includes(index))
  if (!chosen || others.length > 0) return false
  const alike = columns.filter(column => column.kind === chosen.kind && mayBeQuantity(column, hasHeader))
  const isBesideTotal = columns.some(({ title, cells }) => isBareTotal(title) && cells.every(isInteger))
  return alike.includes(chosen) && (alike.length > 1 || (chosen.kind === null && isBesideTotal))
}

function findNeeded(quantities: readonly number[], columns: readonly Candidate[]): number | undefined {
  if (!quantities.some(column => columns[column]?.kind === 'qty_order')) return undefined
  return columns
    .filter(({ kind, isHidden, cells }) => kind === 'qty_total' && !isHidden && cells.length > 0)
    .toSorted((a, b) => a.rank - b.rank)[0]?.index
}

function mayBeQuantity({ kind, title, isWhole, isHidden, cells }: Candidate, hasHeader: boolean): boolean {
  const isOpen =
    kind === null ? (title !== '' || !hasHeader) && !isRunning(cells) : kind === 'qty' && !isWhole
  return isOpen && !isHidden && cells.length > 0 && cells.every(isInteger) && !areSizes(cells)
}

function indexesOf(fields: readonly (BomField | null)[], wanted: BomField): number[] {
  return fields.flatMap((field, index) => (field === wanted ? [index] : []))
}

/** New numbers, numbers, alternates, and after them old numbers: a replacement wins over the replaced number. */
function sortByAge(indexes: readonly number[], columns: readonly Candidate[]): number[] {
  const place = (index: number) => {
    const { kind, age } = columns[index] ?? {}
    if (kind === 'alternate') return 2
    return age === 'old' ? 3 : Number(age !== 'new')
  }
  return indexes.toSorted((a, b) => place(a) - place(b))
}

function isShared({ kind }: Candidate): boolean {
  return kind === 'maker_and_number'
}

// 0,125, 1,2345 and 1250,000 are no thousands, and of 1.250,000 only the first mark is one.
const COMMA_AMOUNT =
  /^[€$]?\s?(?:\d{1,6},\d{1,2}|0,\d+|\d{1,6},\d{4,}|\d{4,6},\d{3}|\d{1,3}(?:[.\s'’]\d{3})+,\d+)\s?[€$]?$/
const POINT_AMOUNT =
  /^[€$]?\s?(?:\d{1,6}\.\d{1,2}|0\.\d+|\d{1,6}\.\d{4,}|\d{4,6}\.\d{3}|\d{1,3}(?:[,\s'’]\d{3})+\.\d+)\s?[€$]?$/

/** Ends in a comma and three digits. */
const THREE_DECIMALS = /^(\d{1,3}(?:[.\s'’]\d{3})*|\d{1,9}),(\d{3})(?!\d)/

/** A comma before three digits that groups no thousands: 0,005, 1.200,000, 1 200,000, 1200,000. */
const SURE_DECIMALS = /^0,\d{3}(?!\d)|[.\s'’]\d{3},\d{3}(?!\d)|^\d{4,},\d{3}(?!\d)/

const AMOUNT_KINDS: readonly Candidate['kind'][] = [
  'price',
  'target_price',
  'qty',
  'qty_order',
  'qty_total',
  'qty_annual',
]

/** 12.000: a thousand, or three decimals if every quantity ends like this. */
const POINT_AND_ZEROS = /^\d{1,3}\.000$/

/** Detected from the amounts in the file, else from the language of its headings; null if neither tells. */
function hasDecimalComma(columns: readonly Candidate[]): boolean | null {
  const cells = columns.filter(({ kind }) => AMOUNT_KINDS.includes(kind)).flatMap(column => column.cells)
  const commas = cells.filter(cell => COMMA_AMOUNT.test(cell)).length
  const points = cells.filter(cell => POINT_AMOUNT.test(cell)).length
  if (commas !== points) return commas > points
  // `UM` is Italian as well as English: only columns that matter to us tell the language.
  const told = columns.filter(({ kind }) => kind !== 'nothing')
  return told.some(({ lang }) => lang !== null && marksByComma(lang)) || null
}

const THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+$/

/** 2.500 is no number of pieces if the point is a decimal one. */
function hasThousandsPoints(quantities: readonly string[]): boolean {
  const pointed = quantities.filter(cell => cell.includes('.'))
  return pointed.every(cell => THOUSANDS.test(cell)) && pointed.some(cell => !/\.000$/.test(cell))
}

/** Each ends in a comma and three zeros, or one begins with 0 and so is no thousand. */
function arePadded(quantities: readonly string[]): boolean {
  const decimals = quantities.map(cell => THREE_DECIMALS.exec(cell)?.[2])
  if (decimals.length < 2 || decimals.includes(undefined)) return false
  return decimals.every(digits => digits === '000') || quantities.some(cell => cell.startsWith('0,'))
}

/** Some have three decimals for sure; in the others the comma may group thousands. */
function areContrary(quantities: readonly string[]): boolean {
  return (
    !arePadded(quantities) &&
    quantities.some(cell => SURE_DECIMALS.test(cell)) &&
    quantities.some(cell => THREE_DECIMALS.test(cell) && !SURE_DECIMALS.test(cell))
  )
}

/** The whole part of a quantity with three decimals; a fraction keeps a decimal mark that cannot be misread. */
export function withoutPadding(quantity: string): string {
  return quantity.replace(THREE_DECIMALS, (_, whole: string, decimals: string) =>
    decimals === '000' ? whole : `${whole},${decimals}0`,
  )
}
