import type { Grid } from '../../../../domain/bom/bom.ts'
import { writeBook } from '../../../sheets/index.ts'
import type { Extension } from './bom-job.ts'

type Value = string | number | null

/** The buyer's own sheet as XLSX, with our columns behind its last one. */
export function extendSheet(grids: readonly Grid[], extension: Extension): Uint8Array {
  const grid = grids[extension.sheet]
  if (!grid) throw new RangeError(`There is no sheet ${extension.sheet}`)
  const width = grid.rows.reduce((widest, row) => Math.max(widest, row.length), 0)
  const rows = grid.rows.map((row, index) => widen(row, width, addedTo(index, extension)))
  if (extension.headerRow < 0) rows.unshift(widen([], width, extension.headings))
  return new Uint8Array(writeBook(grid.name, rows))
}

function addedTo(row: number, { headerRow, headings, cells }: Extension): Value[] {
  return row === headerRow ? headings : (cells.get(row) ?? [])
}

function widen(row: readonly Value[], width: number, added: Value[]): Value[] {
  return [...row, ...Array.from({ length: width - row.length }, () => null), ...added]
}
