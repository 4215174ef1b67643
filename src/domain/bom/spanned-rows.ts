import type { SheetGrid } from './bom.ts'
import type { SheetTable } from './tables.ts'

type SpannedRows = {
  /** A cell of the row's number, quantity or designators spans several rows. */
  has: (row: number) => boolean
  /** Number and quantity begin above: the row has further designators of the same line. */
  continues: (row: number) => boolean
  /** The row with the texts of cells that begin above it, except quantities: ten for two rows is not ten each. */
  fill: (row: number, cells: readonly string[]) => readonly string[]
}

/** In all merged cells together; more would take too long to read. */
const MOST_SPANNED_ROWS = 100_000

/** Merged cells that reach over several rows of a table. */
export function spannedRows(table: SheetTable, { tallCells = [] }: SheetGrid): SpannedRows {
  const { layout, headerRow, end } = table
  const told = [...layout.partNumbers, ...layout.quantities, ...layout.designators]
  const marked = new Set<number>()
  const numbered = new Set<number>()
  const counted = new Set<number>()
  const above = new Map<number, { column: number; text: string }[]>()
  let left = MOST_SPANNED_ROWS
  for (const { column, top, bottom } of tallCells) {
    if (top <= headerRow || layout.fields[column] === undefined) continue
    const text = table.rows[top]?.[column] ?? ''
    const last = Math.min(bottom, end - 1)
    left -= last - top
    if (left < 0) break
    for (let row = top; row <= last; row++) {
      if (told.includes(column)) marked.add(row)
      if (row > top && text !== '' && layout.partNumbers.includes(column)) numbered.add(row)
      if (row > top && text !== '' && layout.quantities.includes(column)) counted.add(row)
      if (row > top && !layout.quantities.includes(column))
        above.set(row, [...(above.get(row) ?? []), { column, text }])
    }
  }
  return {
    has: row => marked.has(row),
    continues: row => numbered.has(row) && counted.has(row),
    fill: (row, cells) => {
      const texts = above.get(row)
      if (!texts) return cells
      const filled = [...cells]
      for (const { column, text } of texts) {
        while (filled.length <= column) filled.push('')
        filled[column] ||= text
      }
      return filled
    },
  }
}
