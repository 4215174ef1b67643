import type { SheetGrid } from '../../../../domain/bom/bom.ts'
import { writeBook } from '../../../sheets/index.ts'
import type { Extension } from './bom-job.ts'

type Value = string | number | null

/** The digits that Excel shows of a number without a format. */
const SHOWN_DIGITS = 11

/** The buyer's sheet as XLSX, with our columns after its last one. */
export function extendSheet(grids: readonly SheetGrid[], extension: Extension): Uint8Array {
  const grid = grids[extension.sheet]
  if (!grid) throw new RangeError(`There is no sheet ${extension.sheet}`)
  const width = grid.rows.reduce((widest, row) => Math.max(widest, row.length), 0)
  const rows = grid.rows.map((row, index) => widen(row.map(asWritten), width, addedTo(index, extension)))
  if (extension.headerRow < 0) rows.unshift(widen([], width, extension.headings))
  return new Uint8Array(writeBook(grid.name, rows))
}

/** Sums need numbers; text that a number would display differently (00123, 1.50, 1e-7) stays text. */
function asWritten(text: string): Value {
  const isPlain = text.length <= SHOWN_DIGITS && /^-?\d+(?:\.\d+)?$/.test(text)
  return isPlain && String(Number(text)) === text ? Number(text) : text
}

function addedTo(row: number, { headerRow, headings, cells }: Extension): Value[] {
  return row === headerRow ? headings : (cells.get(row) ?? [])
}

function widen(row: readonly Value[], width: number, added: Value[]): Value[] {
  return [...row, ...Array.from({ length: width - row.length }, () => null), ...added]
}
