import type { BomField, Mapping } from './bom.ts'
import { areSizes, isInteger, isMakerName, isPartNumber, isRunning, isText, shareOf } from './cell-looks.ts'
import { isDesignators } from './designators.ts'
import { foldWords } from './fold-heading.ts'
import { foldedWords } from './header-words.ts'
import { fillPartNumber, preferTheirNumbers } from './number-column.ts'
import type { Candidate } from './recognize-columns.ts'
import { TOTAL } from './words/quantity-words.ts'

/**
 * Assigns a field to each column: `fields[column]`. Part numbers and manufacturers may have several columns,
 * other fields one.
 */
export function assignFields(
  columns: readonly Candidate[],
  hasHeader: boolean,
  kitTotal?: Candidate,
): (BomField | null)[] {
  const claims = hasHeader ? withVendorNumbers(columns) : claimByCells(columns)
  const fields = claims.map(column => (isChosen(column, claims) ? column.field : null))
  fillDesignators(columns, fields)
  fillPartNumber(columns, fields)
  preferTheirNumbers(columns, fields)
  if (kitTotal) takeKitTotal(kitTotal, fields)
  fillQuantity(columns, fields)
  fillManufacturer(columns, fields)
  return fields
}

/** The buyer's mapping wins; a field mapped there is removed from any other column. */
export function applyMapping(fields: readonly (BomField | null)[], mapping: Mapping): (BomField | null)[] {
  const named = new Set([...mapping.values()].filter(field => field !== null))
  return fields.map((field, column) => {
    const said = mapping.get(column)
    if (said !== undefined) return said
    return field !== null && named.has(field) ? null : field
  })
}

/** If vendors are manufacturers, as in Allegro, the vendor's number is theirs. */
function withVendorNumbers(columns: readonly Candidate[]): readonly Candidate[] {
  const areMakers = columns.some(
    ({ kind, cells }) => kind === 'vendor' && cells.length > 0 && shareOf(cells, isMakerName) >= MOST,
  )
  const hasOther = columns.some(({ kind }) => kind === 'mpn' || kind === 'manufacturer')
  if (!areMakers || hasOther) return columns
  return columns.map(column =>
    THEIR_NUMBER.test(column.phrase) && shareOf(column.cells, isPartNumber) >= MOSTLY
      ? { ...column, kind: 'mpn', field: 'part_number', rank: 0 }
      : column,
  )
}

const THEIR_NUMBER = /^(?:vendor|catalog(?:ue)?|order(?:ing)?) /

function isChosen(column: Candidate, columns: readonly Candidate[]): boolean {
  if (column.kind === 'alternate') return false
  const best = findBest(columns.filter(other => other.field === column.field && other.kind !== 'alternate'))
  if (!best || best === column) return true
  return (
    mayRepeat(column) && column.rank === best.rank && (column.rank === 0 || column.phrase === best.phrase)
  )
}

/** Two quantities are added up only if each is for a side of the board. */
function mayRepeat({ kind, field }: Candidate): boolean {
  if (field === 'qty' || field === 'designators') return kind === 'qty_side'
  return kind !== null && (field === 'part_number' || field === 'manufacturer')
}

function findBest(columns: readonly Candidate[]): Candidate | undefined {
  return columns.toSorted(
    (a, b) =>
      Number(isUnused(a)) - Number(isUnused(b)) ||
      a.rank - b.rank ||
      fillingOf(b) - fillingOf(a) ||
      Number(TYPE.test(b.phrase)) - Number(TYPE.test(a.phrase)),
  )[0]
}

/** In steps, because a few empty cells say nothing: Odoo names the product in the first row only. */
function fillingOf({ cells }: Candidate): number {
  return Math.round(Math.log2(1 + cells.length))
}

/**
 * An empty column of a form, or units in one for quantities. An empty column for the manufacturer's number still
 * tells that others are not.
 */
function isUnused({ field, cells }: Candidate): boolean {
  if (field === 'qty') return !cells.some(cell => /\p{N}/u.test(cell))
  return field !== 'part_number' && cells.length === 0
}

/** Beside 部品番号 or Sachnummer, which may be the buyer's own, the type is the manufacturer's number. */
const TYPE = /型|형명|형번|모델|typ(?:en)?bezeichnung/

const MOSTLY = 0.5
const MOST = 0.7
const NEARLY_ALL = 0.8

/** No heading means designators: use a column with an unknown title that holds nothing else. */
function fillDesignators(columns: readonly Candidate[], fields: (BomField | null)[]) {
  if (fields.includes('designators')) return
  const holder = columns.find(
    ({ kind, isHidden, cells }) =>
      kind === null && !isHidden && cells.length > 1 && shareOf(cells, isDesignators) >= NEARLY_ALL,
  )
  if (holder && fields[holder.index] === null) fields[holder.index] = 'designators'
}

/**
 * No quantity column found: use one without a title, or with an unknown title if there are no designators to
 * count.
 */
function fillQuantity(columns: readonly Candidate[], fields: (BomField | null)[]) {
  if (fields.includes('qty') || !fields.includes('part_number')) return
  const canCount = fields.includes('designators')
  const isUnknown = ({ title, kind }: Candidate) => title === '' || (!canCount && kind === null)
  const isTotal = ({ title, cells }: Candidate) => !canCount && isBareTotal(title) && cells.every(isInteger)
  const counts = columns.filter(({ cells }) => looksLikeQuantities(cells))
  const holder = counts.find(isUnknown) ?? counts.find(isTotal)
  if (holder && fields[holder.index] === null) fields[holder.index] = 'qty'
}

function takeKitTotal({ index }: Candidate, fields: (BomField | null)[]) {
  for (const [column, field] of fields.entries()) if (field === 'qty') fields[column] = null
  fields[index] = 'qty'
}

const TOTALS = foldedWords(TOTAL)

/** "Total": of pieces or of money. */
export function isBareTotal(title: string): boolean {
  return TOTALS.has(foldWords(title))
}

/** No heading means manufacturer: use a column with an unknown title that holds names of manufacturers. */
function fillManufacturer(columns: readonly Candidate[], fields: (BomField | null)[]) {
  if (fields.includes('manufacturer') || !fields.includes('part_number')) return
  const holder = columns.find(
    ({ kind, isHidden, cells }) =>
      kind === null && !isHidden && shareOf(cells, isMakerName) >= MOSTLY && !isUnit(cells),
  )
  if (holder && fields[holder.index] === null) fields[holder.index] = 'manufacturer'
}

/** `ST` in each row is a German piece, not STMicroelectronics. */
function isUnit(cells: readonly string[]): boolean {
  const names = new Set(cells.filter(isMakerName))
  return names.size < 2 && [...names].every(name => name.length < 4)
}

function looksLikeQuantities(cells: readonly string[]): boolean {
  return cells.length > 0 && shareOf(cells, isInteger) > 0.9 && !isRunning(cells) && !areSizes(cells)
}

/** Without a header: the field that each column's cells look like. */
function claimByCells(columns: readonly Candidate[]): Candidate[] {
  const numbers = findNumberColumn(columns)
  return columns.map(column => {
    if (column === numbers) return { ...column, field: 'part_number', rank: 0 }
    return { ...column, field: guessField(column.cells), rank: column.index }
  })
}

const NAME_WORDS = 2.5

function guessField(cells: readonly string[]): BomField | null {
  if (shareOf(cells, isDesignators) > MOSTLY) return 'designators'
  if (looksLikeQuantities(cells)) return 'qty'
  if (shareOf(cells, isText) < 0.8) return null
  const words = cells.reduce((sum, cell) => sum + cell.split(' ').length, 0) / cells.length
  return words <= NAME_WORDS ? 'manufacturer' : 'description'
}

function findNumberColumn(columns: readonly Candidate[]): Candidate | undefined {
  return columns
    .filter(({ cells }) => shareOf(cells, isPartNumber) >= MOSTLY)
    .toSorted((a, b) => numberScore(b) - numberScore(a))[0]
}

/** Part numbers are longer and repeat less than packages. */
function numberScore({ cells }: Candidate): number {
  const length = cells.reduce((sum, cell) => sum + Math.min(cell.length, 12), 0) / (cells.length || 1)
  return shareOf(cells, isPartNumber) * length * (new Set(cells).size / (cells.length || 1))
}
