import { LIMITS } from '../limits.ts'
import type { BomLine, BomWarning, SkipReason } from './bom.ts'
import { isBlank } from './cell-text.ts'
import { countDesignators, DESIGNATORS_LENGTH } from './designators.ts'
import { type Layout, withoutPadding } from './layout.ts'
import { isMangledNumber } from './mangled-number.ts'
import { isLcscNumber, numbersElsewhere } from './numbers-elsewhere.ts'
import { type NamedPart, readPartNumber, statedText } from './read-part-number.ts'
import { readPrice } from './read-price.ts'
import { forBoards, readQuantity } from './read-quantity.ts'
import { findSkipReason } from './skip-reason.ts'

/** Reads a row as a line, or returns the reason why it is not one. */
export function readLine(source: SourceRow, layout: Layout, boards: number): BomLine | SkipReason {
  const named = readPartNumber(source.cells, layout)
  const part = named && isWorded(named.number) && hasLcscNumber(source.cells, layout) ? null : named
  const reason = findSkipReason(source.cells, layout, part)
  if (reason || !part) return reason ?? 'no_part_number'
  return toLine(source, layout, boards, part)
}

/** `0603 红色 LED`, `轻触按键`: words of another script in place of a number. */
function isWorded(number: string): boolean {
  return /(?!\p{Script=Latin})\p{L}/u.test(number) && (number.includes(' ') || !/\d/.test(number))
}

/** The number of LCSC in another cell says more than words do. */
function hasLcscNumber(cells: readonly string[], layout: Layout): boolean {
  return numbersElsewhere(cells, layout).some(isLcscNumber)
}

/** The line of a row that names this part. */
export function toLine(
  source: SourceRow,
  layout: Layout,
  boards: number,
  part: NamedPart,
): BomLine | 'zero_quantity' {
  const count = readCount(source.cells, layout, boards)
  if (source.isUnclear && count.warnings.length === 0) count.warnings.push('unclear_quantity')
  return count.qty === 0 ? 'zero_quantity' : makeLine(source, layout, part, count)
}

/** `isSpanned`: a cell of the number or quantity spans several rows. */
export type SourceRow = {
  row: number
  table: number
  cells: readonly string[]
  /** The rows below whose designators were appended to this row's. */
  wrapped: readonly number[]
  isSpanned: boolean
  isHidden: boolean
  /** Its quantity may be two numbers. */
  isUnclear: boolean
}

type Count = { qty: number; warnings: BomWarning[] }

function readCount(cells: readonly string[], layout: Layout, boards: number): Count {
  const typed = typedQuantities(cells, layout)
  const places = countDesignators(textOf(cells, layout.designators))
  const { pieces, warnings } = countPieces(typed, places, layout)
  if (warnings.length === 0 && isNeededAsked(cells, layout)) warnings.push('unclear_quantity')
  const { qty, isCapped } = forBoards(pieces, boards)
  const isUnequal = boards === 1 && places !== null && typed.length > 0 && pieces > 0 && pieces % places !== 0
  if (isUnequal && warnings.length === 0) warnings.push('designators_differ')
  return { qty, warnings: isCapped ? [...new Set([...warnings, 'bad_quantity' as const])] : warnings }
}

/** The texts of some columns together. */
function textOf(cells: readonly string[], columns: readonly number[]): string {
  const texts = columns.map(column => statedText(cells[column], DESIGNATORS_LENGTH))
  return texts.filter(text => text !== '').join(', ')
}

/** The quantity that a row states for one board; null when it states none or it cannot be parsed. */
export function statedPieces(cells: readonly string[], layout: Layout): number | null {
  const typed = typedQuantities(cells, layout)
  const { pieces, warnings } = addUp(typed, layout)
  return typed.length === 0 || warnings.includes('bad_quantity') ? null : pieces
}

/** A blank cell for what to order may mean nothing, or all that is needed. */
function isNeededAsked(cells: readonly string[], { quantities, needed }: Layout): boolean {
  return needed !== undefined && quantities.every(column => isBlank(cells[column]))
}

function typedQuantities(cells: readonly string[], layout: Layout): string[] {
  const { quantities, needed = -1 } = layout
  return (isNeededAsked(cells, layout) ? [needed] : quantities)
    .map(column => statedText(cells[column]))
    .filter(text => text !== '')
}

type Pieces = { pieces: number; warnings: BomWarning[] }

function countPieces(typed: readonly string[], places: number | null, layout: Layout): Pieces {
  if (typed.length > 0) return addUp(typed, layout)
  if (places !== null) return { pieces: places, warnings: ['quantity_from_designators'] }
  return { pieces: 1, warnings: ['no_quantity'] }
}

function addUp(typed: readonly string[], layout: Layout): Pieces {
  const { hasPaddedQuantities, hasDecimalComma, hasUnusualPoints, hasContraryQuantities } = layout
  const read = typed.map(text =>
    readQuantity(hasPaddedQuantities ? withoutPadding(text) : text, hasDecimalComma),
  )
  const known = read.filter(quantity => quantity !== null)
  if (known.length < read.length) return { pieces: 1, warnings: ['bad_quantity'] }
  const pieces = known.reduce((sum, quantity) => sum + quantity.pieces, 0)
  const isUnclear =
    layout.isOneOfSeveralQuantities ||
    (hasContraryQuantities && typed.some(text => text.includes(','))) ||
    known.some(quantity => quantity.isUnclear) ||
    (hasUnusualPoints && typed.some(text => text.includes('.')))
  return { pieces, warnings: isUnclear ? ['unclear_quantity'] : [] }
}

function makeLine(
  { row, table, cells, wrapped, isSpanned, isHidden }: SourceRow,
  layout: Layout,
  part: NamedPart,
  count: Count,
): BomLine {
  const { at } = layout
  const textAt = (column: number | undefined) =>
    column === undefined ? '' : statedText(cells[column], DESIGNATORS_LENGTH)
  const texts = {
    part_number: part.number,
    manufacturer: part.maker,
    package: textAt(at.package),
    date_code: textAt(at.date_code),
    designators: textOf(cells, layout.designators),
    description: [textAt(at.description), part.note ?? ''].filter(text => text !== '').join('; '),
  }
  const { kept, isCut } = keepTexts(texts)
  const target = layout.isTargetInDollars ? textAt(at.target_price) : ''
  return {
    row,
    table,
    rows: [row, ...wrapped],
    ...kept,
    alternates: part.alternates,
    qty: count.qty,
    target_price: readPrice(target, layout.hasDecimalCommaInPrices),
    warnings: [
      ...(isMangledNumber(part.number) ? (['lost_digits'] as const) : []),
      ...count.warnings,
      ...(isSpanned ? (['merged_cells'] as const) : []),
      ...(isHidden ? (['hidden_row'] as const) : []),
      ...(isCut ? (['too_long'] as const) : []),
    ],
  }
}

type Texts = Pick<
  BomLine,
  'part_number' | 'manufacturer' | 'package' | 'date_code' | 'designators' | 'description'
>

function keepTexts(texts: Texts): { kept: Texts; isCut: boolean } {
  const kept = {
    part_number: texts.part_number.slice(0, LIMITS.partNumberLength),
    manufacturer: texts.manufacturer.slice(0, LIMITS.nameLength),
    package: texts.package.slice(0, LIMITS.nameLength),
    date_code: texts.date_code.slice(0, LIMITS.nameLength),
    designators: texts.designators.slice(0, LIMITS.descriptionLength),
    description: texts.description.slice(0, LIMITS.descriptionLength),
  }
  return { kept, isCut: countLetters(kept) < countLetters(texts) }
}

function countLetters(texts: Texts): number {
  return Object.values(texts).reduce((sum, text) => sum + text.length, 0)
}
