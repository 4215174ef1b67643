import { cellText, isBlank } from './cell-text.ts'
import { countDesignators, DESIGNATORS_LENGTH, designatorPrefixes, isDesignators } from './designators.ts'
import { statedPieces } from './read-line.ts'
import type { SheetTable } from './tables.ts'

type WrappedRow = {
  cells: readonly string[]
  /** The rows below whose designators were appended. */
  wrapped: number[]
}

/**
 * OrCAD wraps a long list of designators: the rows below the part name further ones of its kind and nothing else.
 * They are the part's if the list above ends in a comma, or if all together are as many as the quantity says.
 */
export function joinWrappedRows(
  { rows, end, layout }: SheetTable,
  row: number,
  cells: readonly string[],
): WrappedRow {
  const [column, ...others] = layout.designators
  let wrapped: number[] = []
  if (column === undefined || others.length > 0 || isBlank(cells[column])) return { cells, wrapped }
  if (!isContinuation(rows[row + 1] ?? [], column) || isContinuation(cells, column)) return { cells, wrapped }
  const stated = statedPieces(cells, layout)
  const prefixes = prefixesIn(cells[column])
  const texts = [trimmed(cells[column])]
  let places = placesIn(cells[column])
  for (let next = row + 1; next < end && texts.length <= MOST_WRAPPED; next++) {
    const further = rows[next] ?? []
    if (!isContinuation(further, column) || !isOfKind(further[column], prefixes)) break
    const isUnfinished = UNFINISHED.test(texts.at(-1) ?? '')
    places += placesIn(further[column])
    texts.push(trimmed(further[column]))
    if ((isUnfinished && wrapped.length === texts.length - 2) || places === stated)
      wrapped = rowsBelow(row, texts.length - 1)
    else if (places > (stated ?? 0)) break
  }
  const joined = joinTexts(texts.slice(0, wrapped.length + 1))
  return { cells: wrapped.length > 0 ? withText(cells, column, joined) : cells, wrapped }
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

function rowsBelow(row: number, count: number): number[] {
  return Array.from({ length: count }, (_, nth) => row + nth + 1)
}

function placesIn(cell: string | undefined): number {
  return countDesignators(cellText(cell, DESIGNATORS_LENGTH)) ?? 0
}

function isOfKind(cell: string | undefined, prefixes: ReadonlySet<string>): boolean {
  return [...prefixesIn(cell)].every(prefix => prefixes.has(prefix))
}

function prefixesIn(cell: string | undefined): Set<string> {
  return designatorPrefixes(cellText(cell, DESIGNATORS_LENGTH))
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
