import { LIMITS } from '../limits.ts'
import type { BomLine, BomWarning, SkipReason } from './bom.ts'
import { countDesignators, DESIGNATORS_LENGTH } from './designators.ts'
import { type Layout, PADDED } from './layout.ts'
import { isMangledNumber } from './mangled-number.ts'
import { type NamedPart, readPartNumber, statedText } from './read-part-number.ts'
import { readPrice } from './read-price.ts'
import { forBoards, readQuantity } from './read-quantity.ts'
import { findSkipReason } from './skip-reason.ts'

/** Reads a row as a line, or returns the reason why it is not one. */
export function readLine(
  row: number,
  cells: readonly string[],
  layout: Layout,
  boards: number,
): BomLine | SkipReason {
  const part = readPartNumber(cells, layout)
  const reason = findSkipReason(cells, layout, part)
  if (reason || !part) return reason ?? 'no_part_number'
  const count = readCount(cells, layout, boards)
  return count.qty === 0 ? 'zero_quantity' : makeLine(row, cells, layout, part, count)
}

type Count = { qty: number; warnings: BomWarning[] }

function readCount(cells: readonly string[], layout: Layout, boards: number): Count {
  const typed = layout.at.qty === undefined ? '' : statedText(cells[layout.at.qty])
  const places = layout.at.designators === undefined ? null : countPlaces(cells[layout.at.designators])
  const { pieces, warnings } = countPieces(typed, places, layout)
  const { qty, isCapped } = forBoards(pieces, boards)
  const isUnequal = boards === 1 && places !== null && typed !== '' && pieces > 0 && pieces % places !== 0
  if (isUnequal && warnings.length === 0) warnings.push('designators_differ')
  return { qty, warnings: isCapped ? [...new Set([...warnings, 'bad_quantity' as const])] : warnings }
}

function countPlaces(cell: string | undefined): number | null {
  const text = statedText(cell, DESIGNATORS_LENGTH)
  return text === '' ? null : countDesignators(text)
}

function countPieces(
  typed: string,
  places: number | null,
  layout: Layout,
): { pieces: number; warnings: BomWarning[] } {
  if (typed !== '') {
    const text = layout.hasPaddedQuantities ? typed.replace(PADDED, '$1') : typed
    const pieces = readQuantity(text, layout.hasDecimalComma)
    return pieces === null ? { pieces: 1, warnings: ['bad_quantity'] } : { pieces, warnings: [] }
  }
  if (places !== null) return { pieces: places, warnings: ['quantity_from_designators'] }
  return { pieces: 1, warnings: ['no_quantity'] }
}

function makeLine(
  row: number,
  cells: readonly string[],
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
    designators: textAt(at.designators),
    description: textAt(at.description),
  }
  const { kept, isCut } = keepTexts(texts)
  const target = layout.isTargetInDollars ? textAt(at.target_price) : ''
  return {
    row,
    rows: [row],
    ...kept,
    alternates: part.alternates,
    qty: count.qty,
    target_price: readPrice(target, layout.hasDecimalComma),
    warnings: [
      ...(isMangledNumber(part.number) ? (['lost_digits'] as const) : []),
      ...count.warnings,
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
