import { cellText, isBlank } from './cell-text.ts'
import { countDesignators, DESIGNATORS_LENGTH, isDesignators } from './designators.ts'
import type { Layout } from './layout.ts'
import { statedPieces } from './read-line.ts'
import type { SheetTable } from './tables.ts'

type WrappedRow = {
  cells: readonly string[]
  /** The rows below whose designators were appended. */
  wrapped: number[]
}

/** OrCAD wraps a long list of designators: the rows below the part name further ones and nothing else. */
export function joinWrappedRows(
  { rows, end, layout }: SheetTable,
  row: number,
  cells: readonly string[],
): WrappedRow {
  const [column, ...others] = layout.designators
  const wrapped: number[] = []
  if (column === undefined || others.length > 0 || isBlank(cells[column])) return { cells, wrapped }
  if (isContinuation(cells, column)) return { cells, wrapped }
  const texts = [trimmed(cells[column])]
  let room = missingPlaces(cells, column, layout)
  for (let next = row + 1; next < end && wrapped.length < MOST_WRAPPED; next++) {
    const further = rows[next] ?? []
    if (!isContinuation(further, column)) break
    const places = placesIn(further[column])
    if (places > room && !UNFINISHED.test(texts.at(-1) ?? '')) break
    room -= places
    texts.push(trimmed(further[column]))
    wrapped.push(next)
  }
  return { cells: wrapped.length > 0 ? withText(cells, column, joinTexts(texts)) : cells, wrapped }
}

const MOST_WRAPPED = 1_000
const UNFINISHED = /[,;，、]$/

/** The row has designators and nothing else. */
function isContinuation(cells: readonly string[], column: number): boolean {
  return (
    cells.every((cell, index) => isBlank(cell) === (index !== column)) &&
    isDesignators(cellText(cells[column], DESIGNATORS_LENGTH))
  )
}

/** How many more designators the quantity counts than the row names. */
function missingPlaces(cells: readonly string[], column: number, layout: Layout): number {
  return (statedPieces(cells, layout) ?? 0) - placesIn(cells[column])
}

function placesIn(cell: string | undefined): number {
  return countDesignators(cellText(cell, DESIGNATORS_LENGTH)) ?? 0
}

function trimmed(cell: string | undefined): string {
  return (cell ?? '').trim()
}

function joinTexts(texts: readonly string[]): string {
  return texts.map(text => text.replace(UNFINISHED, '').trimEnd()).join(', ')
}

function withText(cells: readonly string[], column: number, text: string): string[] {
  return cells.map((cell, index) => (index === column ? text : cell))
}
