import { LIMITS } from '../limits.ts'
import type { BomField } from './bom.ts'
import { isInteger, isMakerName, isPartNumber, isText, sampleColumn, shareOf } from './cell-looks.ts'
import { isBlank } from './cell-text.ts'
import { countDesignators, isDesignators } from './designators.ts'
import { titleAt } from './find-header.ts'
import { foldHeading } from './fold-heading.ts'
import { findHeaderWord, HEADING_KINDS, type HeadingKind, TEXT_KINDS } from './header-words.ts'
import { findGroup, kindInGroup } from './heading-group.ts'
import type { Age } from './heading-qualifiers.ts'
import { areLineNumbers } from './line-number.ts'
import { type Heading, recognizeHeading, recognizeMisspelled } from './recognize-heading.ts'
import { isFittingMark } from './row-signs.ts'
import type { WordLang } from './words/words.ts'

/** A column with the meaning of its heading and cells, before columns are compared with each other. */
export type Candidate = {
  index: number
  title: string
  kind: HeadingKind | null
  /** Every word of the title was recognized. */
  isWhole: boolean
  /** The recognized words without line numbers: MPN 1 and MPN 2 share them. */
  phrase: string
  lang: WordLang | null
  age: Age
  field: BomField | null
  /** Of several columns for a field the lowest wins. */
  rank: number
  isHidden: boolean
  cells: string[]
}

const LAST_RANK = 9

export function recognizeColumns(
  rows: readonly string[][],
  headerRow: number,
  hiddenColumns: readonly number[] = [],
): Candidate[] {
  const width = countColumns(rows)
  const columns = Array.from({ length: width }, (_, index) =>
    recognizeColumn(rows, headerRow, index, hiddenColumns.includes(index)),
  )
  return rankShopNumbers(withVariants(columns))
}

/** "Qty Lite" beside "Qty Pro": a word that we do not know after the one for quantities. */
function withVariants(columns: Candidate[]): Candidate[] {
  const isVariant = ({ kind, title, isWhole, cells }: Candidate) =>
    (kind === null || (kind === 'qty' && !isWhole)) &&
    findHeaderWord(foldHeading(title).split(' ')[0] ?? '')?.kind === 'qty' &&
    cells.length > 0 &&
    cells.every(isInteger)
  const variants = columns.filter(isVariant)
  if (variants.length < 2) return columns
  const rank = HEADING_KINDS.qty.rank + HALF_KNOWN_RANK
  return columns.map(column =>
    variants.includes(column) && column.kind === null
      ? { ...column, kind: 'qty', field: 'qty', phrase: 'qty', rank }
      : column,
  )
}

/** Counts up to the last column that is not empty. */
function countColumns(rows: readonly string[][]): number {
  let width = 0
  for (const cells of rows) {
    let last = Math.min(cells.length, LIMITS.bomColumns)
    while (last > width && isBlank(cells[last - 1])) last--
    width = Math.max(width, last)
  }
  return width
}

function recognizeColumn(
  rows: readonly string[][],
  headerRow: number,
  index: number,
  isHidden: boolean,
): Candidate {
  const title = titleAt(rows, headerRow, index)
  const cells = sampleColumn(rows, headerRow, index)
  const group = findGroup(rows, headerRow, index)
  const heading = recognizeHeading(title) ?? correctHeading(title, cells) ?? headingOfGroup(group, cells)
  const kind = heading ? kindByCells(kindInGroup(heading.kind, group?.kind ?? null), cells) : null
  const isWhole = heading?.isWhole ?? false
  const { field, rank } = kind ? settleKind(kind, cells, isWhole) : NO_MEANING
  return {
    index,
    title,
    kind,
    isWhole,
    phrase: heading?.phrase ?? '',
    lang: heading?.lang ?? null,
    age: heading?.age ?? null,
    cells,
    field,
    rank:
      rank + doubtOf(heading) + (heading?.isJoined ? doubtOfItems(cells) : 0) + (isHidden ? HIDDEN_RANK : 0),
    isHidden,
  }
}

/** "Per board" and "Total 50" below "Quantity". */
function headingOfGroup(group: Heading | null, cells: readonly string[]): Heading | null {
  const isCounted = group?.kind === 'qty' && cells.length > 0 && cells.every(isInteger)
  return isCounted ? { ...group, isWhole: false } : null
}

/** A word of a language that we do not speak is often one slip from one that we do: Parça is no Marca. */
function correctHeading(title: string, cells: readonly string[]): Heading | null {
  const heading = recognizeMisspelled(title)
  const isOther = heading?.kind === 'manufacturer' && shareOf(cells, isPartNumber) > A_FAIR_SHARE
  return isOther ? null : heading
}

/** Herstellerbezeichnung and OEM are the manufacturer's number, or its name. Not every name is known. */
function kindByCells(kind: HeadingKind, cells: readonly string[]): HeadingKind {
  if (kind !== 'mpn' && kind !== 'number') return kind
  const known = shareOf(cells, isMakerName)
  return known >= MOST || (known >= A_FAIR_SHARE && !cells.some(isPartNumber)) ? 'manufacturer' : kind
}

const HALF_KNOWN_RANK = 0.5
const OLD_RANK = 10
const HIDDEN_RANK = 20

/** "Old MPN" and a heading that is misspelled or known only in part come after one that is known as a whole. */
function doubtOf(heading: Heading | null): number {
  if (!heading) return 0
  const isSure = heading.isWhole && !heading.isCorrected
  return (isSure ? 0 : HALF_KNOWN_RANK) + (heading.age === 'old' ? OLD_RANK : 0)
}

/** After any other column of numbers. */
const ITEMS_RANK = 6
const SHORT_ITEM = 6

/** `YAGEO1`, `TI22` under "Maker Item" are rows of the buyer's list. */
function doubtOfItems(cells: readonly string[]): number {
  const isNumber = (cell: string) => cell.length > SHORT_ITEM && !isMakerName(cell.replace(/[-_. ]?\d+$/, ''))
  return cells.length === 0 || shareOf(cells, isNumber) >= MOSTLY ? 0 : ITEMS_RANK
}

/** Beside a column that names the distributor, an order number is the distributor's. */
function rankShopNumbers(columns: Candidate[]): Candidate[] {
  const hasShop = columns.some(
    ({ kind, cells }) => kind === 'supplier' && shareOf(cells, isText) > A_FAIR_SHARE,
  )
  if (!hasShop) return columns
  return columns.map(column =>
    column.kind === 'stock_number' ? { ...column, rank: column.rank + SHOP_NUMBER_RANK } : column,
  )
}

const SHOP_NUMBER_RANK = 2

type Meaning = { field: BomField | null; rank: number }
const NO_MEANING: Meaning = { field: null, rank: LAST_RANK }

/** Decides the meaning of a heading with the help of the cells below it. */
function settleKind(kind: HeadingKind, cells: readonly string[], isWhole: boolean): Meaning {
  if (kind === 'dnp' || kind === 'fitted') return settleFitting(kind, cells, isWhole)
  if (kind === 'qty_side') return settleSide(cells)
  if (TEXT_KINDS.includes(kind))
    return shareOf(cells, isDesignators) > 0.7 ? HEADING_KINDS.reference : HEADING_KINDS[kind]
  if (!NUMBERS.includes(kind)) return HEADING_KINDS[kind]
  if (areLineNumbers(cells)) return NO_MEANING
  if (arePlacesInstead(cells)) return designatorsUnder(kind)
  return OPEN.includes(kind) ? settleByCells(kind, cells) : HEADING_KINDS[kind]
}

/** The column leaves out rows, so its cells have to confirm its heading: "Load" may be a capacitance. */
function settleFitting(kind: HeadingKind, cells: readonly string[], isWhole: boolean): Meaning {
  const least = isWhole ? MOST : 1
  return cells.length === 0 || shareOf(cells, isFittingMark) >= least ? HEADING_KINDS[kind] : NO_MEANING
}

/** "Top" and "Bottom" hold quantities or designators; anything else describes the part. */
function settleSide(cells: readonly string[]): Meaning {
  if (shareOf(cells, isDesignators) >= MOST) return HEADING_KINDS.reference
  return shareOf(cells, isInteger) >= MOST ? HEADING_KINDS.qty_side : NO_MEANING
}

const OPEN: readonly HeadingKind[] = ['part', 'counter', 'code', 'reference', 'designators']
const NUMBERS: readonly HeadingKind[] = ['number', 'stock_number', ...OPEN]
const A_FAIR_SHARE = 0.4
const MOSTLY = 0.5
const MOST = 0.7
const NEARLY_ALL = 0.8

/** BAT54C looks like a place on the board, but TPS2051BDBVR below it does not: each cell may be a number. */
function areNumbersInstead(cells: readonly string[]): boolean {
  const isPlace = (cell: string) => isDesignators(cell) && !ONE_LONG_WORD.test(cell)
  return !cells.some(isPlace) && shareOf(cells, isPartNumber) >= A_FAIR_SHARE
}

/** C1～C3 under 部番. One place in each cell may be a number of the buyer's own: C00123. */
function arePlacesInstead(cells: readonly string[]): boolean {
  const nameSeveral = cells.some(cell => (countDesignators(cell) ?? 0) > 1)
  return nameSeveral && shareOf(cells, isDesignators) >= NEARLY_ALL && !areNumbersInstead(cells)
}

const ONE_LONG_WORD = /^(?:[A-Z]{2,3}\d{2,}|[A-Z]\d{4,})[A-Z]?$/

/** A1, A2, A3 under "Code": the buyer's names for the rows. */
function areRowCodes(cells: readonly string[]): boolean {
  const prefixes = new Set(cells.map(cell => /^(\p{L}+)\d+$/u.exec(cell)?.[1]))
  return cells.length > 2 && prefixes.size === 1 && !prefixes.has(undefined)
}

function designatorsUnder(kind: HeadingKind): Meaning {
  return { field: 'designators', rank: Math.min(HEADING_KINDS[kind].rank, HEADING_KINDS.reference.rank) }
}

/** `Part` is the designator in one tool and the part number in another. */
function settleByCells(kind: HeadingKind, cells: readonly string[]): Meaning {
  const { field, rank } = HEADING_KINDS[kind]
  if (kind === 'code' && areRowCodes(cells)) return NO_MEANING
  if (shareOf(cells, isDesignators) >= A_FAIR_SHARE && !areNumbersInstead(cells))
    return designatorsUnder(kind)
  if (shareOf(cells, isPartNumber) >= A_FAIR_SHARE)
    return { field: 'part_number', rank: Math.max(rank, HEADING_KINDS.part.rank) }
  const areCounts = shareOf(cells, isInteger) > NEARLY_ALL
  if (kind === 'counter') return areCounts ? { field: 'qty', rank: LAST_RANK } : NO_MEANING
  if (areCounts || kind === 'code') return NO_MEANING
  return kind === 'part' && cells.length > 0 ? HEADING_KINDS.name : { field, rank }
}
