import type { BomField, Mapping } from './bom.ts'
import { isInteger, isMakerName, isPartNumber, isRunning, isText, shareOf } from './cell-looks.ts'
import { isDesignators } from './designators.ts'
import { TEXT_KINDS } from './header-words.ts'
import type { Candidate } from './recognize-columns.ts'

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
  fillPartNumber(columns, fields)
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
    ({ kind, cells }) => kind === 'vendor' && cells.length > 0 && shareOf(cells, isMakerName) >= NEARLY_ALL,
  )
  const hasOther = columns.some(({ kind }) => kind === 'mpn' || kind === 'manufacturer')
  if (!areMakers || hasOther) return columns
  return columns.map(column =>
    column.phrase.startsWith('vendor ') && shareOf(column.cells, isPartNumber) >= MOSTLY
      ? { ...column, kind: 'mpn', field: 'part_number', rank: 0 }
      : column,
  )
}

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
      a.rank - b.rank ||
      Number(b.cells.length > 0) - Number(a.cells.length > 0) ||
      Number(TYPE.test(b.phrase)) - Number(TYPE.test(a.phrase)),
  )[0]
}

/** Beside 部品番号 or Sachnummer, which may be the buyer's own, the type is the manufacturer's number. */
const TYPE = /型|형명|형번|모델|typ(?:en)?bezeichnung/

const MOSTLY = 0.5
const NEARLY_ALL = 0.8

/** No heading means part number: use a column with an unknown title whose cells look like part numbers. */
function fillPartNumber(columns: readonly Candidate[], fields: (BomField | null)[]) {
  if (!fields.includes('part_number')) {
    const hasValues = columns.some(({ kind }) => kind === 'value')
    const [holder] = columns
      .filter(column => mayHoldNumbers(column) && !(hasValues && column.phrase === EAGLE_DEVICE))
      .toSorted(byLikelihood)
    if (holder) fields[holder.index] = 'part_number'
  }
  if (!fields.includes('part_number')) return
  for (const { index, kind, isHidden } of columns)
    if (kind === 'alternate' && !isHidden) fields[index] = 'part_number'
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

/** In tenths, so that the first of two similar columns is taken. Packages repeat, and are short. */
function distinctNumbers({ cells }: Candidate): number {
  const numbers = new Set(cells.filter(cell => cell.length > SHORT && isPartNumber(cell)))
  return Math.round((10 * numbers.size) / (cells.length || 1))
}

const SHORT = 4

const PLAIN_NUMBER = /^(?=.*\d)(?=.*[a-z])[!-~]{5,}$/i

function isPlainNumber(cell: string): boolean {
  return PLAIN_NUMBER.test(cell) && isPartNumber(cell)
}

/**
 * "ValueName" tells us no more than an unknown title; a specification may well be the number. A name or value
 * is one if nearly all of its cells are.
 */
function mayHoldNumbers({ title, kind, isWhole, cells }: Candidate): boolean {
  const isOpen = kind === 'specification' || kind === null || (!isWhole && TEXT_KINDS.includes(kind))
  const isNamed = kind === 'name' || kind === 'value'
  if (title === '' || !(isOpen || isNamed)) return false
  return isOpen ? shareOf(cells, isPartNumber) >= MOSTLY : shareOf(cells, isPlainNumber) >= NEARLY_ALL
}

/**
 * No quantity column found: use one without a title, or with an unknown title if there are no designators to
 * count.
 */
function fillQuantity(columns: readonly Candidate[], fields: (BomField | null)[]) {
  if (fields.includes('qty') || !fields.includes('part_number')) return
  const canCount = fields.includes('designators')
  const isUnknown = ({ title, kind }: Candidate) => title === '' || (!canCount && kind === null)
  const isTotal = ({ title, cells }: Candidate) =>
    !canCount && BARE_TOTAL.test(title) && cells.every(isInteger)
  const counts = columns.filter(({ cells }) => looksLikeQuantities(cells))
  const holder = counts.find(isUnknown) ?? counts.find(isTotal)
  if (holder && fields[holder.index] === null) fields[holder.index] = 'qty'
}

function takeKitTotal({ index }: Candidate, fields: (BomField | null)[]) {
  for (const [column, field] of fields.entries()) if (field === 'qty') fields[column] = null
  fields[index] = 'qty'
}

/** Of pieces or of money. A unit price is never a quantity. */
export const BARE_TOTAL = /^(?:total|totale|sum|summe|gesamt|somme|suma|итого|всего|[合总總][计計]|합계)$/iu

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
  return cells.length > 0 && shareOf(cells, isInteger) > 0.9 && !isRunning(cells)
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
