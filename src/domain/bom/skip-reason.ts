import type { SkipReason } from './bom.ts'
import { isPartNumber, isWritten } from './cell-looks.ts'
import { cellText, isBlank } from './cell-text.ts'
import { countDesignators, isDesignators } from './designators.ts'
import { foldHeading } from './fold-heading.ts'
import { findHeaderWord, type HeadingKind } from './header-words.ts'
import type { Layout } from './layout.ts'
import { type NamedPart, statedText } from './read-part-number.ts'
import { readQuantity } from './read-quantity.ts'
import {
  cannotBeNumber,
  isNotedUnfitted,
  isNotFitted,
  isPlainlyUnfitted,
  isSum,
  isUnfittedBy,
  mentionsSum,
  saysItAfterwards,
  saysNotFitted,
} from './row-signs.ts'

/** Why a row is not a part to buy, without looking at its quantity; null when it is one. */
export function findSkipReason(
  cells: readonly string[],
  layout: Layout,
  part: NamedPart | null,
): SkipReason | null {
  const filled = cells.filter(cell => !isBlank(cell))
  if (filled.length === 0) return 'empty'
  if (!filled.some(isWritten) || isRepeatedHeader(cells, layout)) return 'not_a_part'
  if (isUnfitted(cells, layout)) return 'not_fitted'
  if (part && isStray(part, cells, layout)) return 'not_a_part'
  if (part && /\p{N}/u.test(part.number) && !isSum(part.number)) return null
  const isTotal = filled.some(cell => isSum(cellText(cell))) || isNamedSum(part)
  if (isTotal && !hasPlaces(cells, layout)) return 'not_a_part'
  if (part) return null
  return isComponent(cells, layout) || layout.partNumbers.length === 0 ? 'no_part_number' : 'not_a_part'
}

/** `Subtotal resistors`; `END-OBS` is a number. */
function isNamedSum(part: NamedPart | null): boolean {
  const number = part?.number ?? ''
  return number.includes(' ') && mentionsSum(number)
}

/** At least two titles, and half of the row's cells, repeat the header. */
function isRepeatedHeader(cells: readonly string[], layout: Layout): boolean {
  const same = layout.columns.filter(({ index, title }) => title !== '' && cells[index]?.trim() === title)
  return same.length >= 2 && same.length >= cells.filter(cell => !isBlank(cell)).length / 2
}

function isUnfitted(cells: readonly string[], layout: Layout): boolean {
  if (layout.at.dnp !== undefined && isUnfittedBy(cellText(cells[layout.at.dnp]), layout)) return true
  const [column = -1] = layout.partNumbers
  const number = cellText(cells[column])
  if (isNotFitted(number) || (!layout.describedColumns.has(column) && isNotedUnfitted(number))) return true
  const counts = layout.quantities.map(column => cellText(cells[column])).filter(text => text !== '')
  if (counts.length > 0 && counts.every(isNotFitted)) return true
  if (
    layout.columns.some(column => isOpen(column, layout) && isPlainlyUnfitted(cellText(cells[column.index])))
  )
    return true
  return (
    layout.texts.some(column => saysUnfitted(cellText(cells[column]), layout.columns[column]?.kind)) ||
    layout.designators.some(column => isUnfittedPlace(cellText(cells[column])))
  )
}

function saysUnfitted(text: string, kind: HeadingKind | null | undefined): boolean {
  return saysNotFitted(text) || ((kind === 'value' || kind === 'remark') && saysItAfterwards(text))
}

/** `R3 (DNP)`; of several places the others may be fitted. */
function isUnfittedPlace(text: string): boolean {
  const [, place = '', note = ''] = /^(\S+?)[\s_]*[\s_([]([^()[\]]{2,40})[)\]]?$/.exec(text) ?? []
  return isNotFitted(note) && isDesignators(place) && countDesignators(place) === 1
}

/** A title that we do not know or do not need: remarks or states of another language or company. */
function isOpen({ index, kind, isHidden }: Layout['columns'][number], { fields }: Layout): boolean {
  return (kind === null || kind === 'nothing') && fields[index] === null && !isHidden
}

function hasPlaces(cells: readonly string[], layout: Layout): boolean {
  return layout.designators.some(column => statedText(cells[column]) !== '')
}

/** It has a designator or a quantity but no part number. */
function isComponent(cells: readonly string[], layout: Layout): boolean {
  if (cells.some(cell => mentionsSum(cellText(cell, 60)))) return false
  if (hasPlaces(cells, layout)) return true
  return layout.quantities.some(column => /\p{N}/u.test(cells[column] ?? ''))
}

/** A title, a label or a sentence in the part number column. */
function isStray(part: NamedPart, cells: readonly string[], layout: Layout): boolean {
  if (cannotBeNumber(part.number) || isLabel(part.number)) return true
  if (!/\p{N}/u.test(part.number) && hasOddQuantity(cells, layout)) return true
  if (!saysNothingElse(part, cells, layout)) return false
  return !isPartNumber(part.number) || part.number.split(' ').length > 2
}

/** `Prepared by | Purchasing | Date | 2026-11-01` below the list. */
function hasOddQuantity(cells: readonly string[], layout: Layout): boolean {
  const typed = layout.quantities.map(column => statedText(cells[column])).filter(text => text !== '')
  return typed.some(text => readQuantity(text, layout.hasDecimalComma) === null)
}

/** The sheet has columns for manufacturer, quantity and designators, and the row fills none of them. */
function saysNothingElse(part: NamedPart, cells: readonly string[], layout: Layout): boolean {
  const { at, makers, quantities, designators } = layout
  const others = [...quantities, ...designators, at.package].filter(column => column !== undefined)
  if (part.maker !== '' || others.length + makers.length === 0) return false
  return others.every(column => statedText(cells[column]) === '')
}

/** `Rev | B | 2024` below the list. */
function isLabel(text: string): boolean {
  const kind = /\d/.test(text) ? undefined : findHeaderWord(foldHeading(text))?.kind
  return kind === 'price' || kind === 'nothing'
}
