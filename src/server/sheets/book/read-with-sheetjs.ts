import type { CellObject, ParsingOptions, WorkBook, WorkSheet } from '@e965/xlsx'
import { SheetError } from '../sheet.ts'
import { type BookLimits, type BookSheet, MOST_TALL_CELLS } from './book.ts'
import { Budget } from './budget.ts'
import { shownText } from './shown-text.ts'
import { tooManyRows } from './tidy-rows.ts'

const BIFF8 = 0x0600

/** For workbooks whose container has been checked. SheetJS is large, so it is loaded on first use. */
export async function readWithSheetJs(bytes: Buffer, limits: BookLimits): Promise<BookSheet[]> {
  const { read, set_cptable } = await import('@e965/xlsx')
  if (needsCodePages(bytes)) set_cptable(await import('@e965/xlsx/dist/cpexcel.full.mjs'))
  const book = orExplain(() => read(bytes, optionsFor(limits)))
  const names = book.SheetNames.slice(0, limits.sheets)
  if (names.every(name => !book.Sheets[name]))
    throw new SheetError('truncated', 'is damaged: none of its sheets can be read')
  const budget = new Budget(limits)
  return names.map((name, i) => ({
    name,
    rows: rowsOf(book.Sheets[name], limits, budget),
    isHidden: (book.Workbook?.Sheets?.[i]?.Hidden ?? 0) > 0,
    tallCells: tallCellsOf(book.Sheets[name], limits),
  }))
}

/** Merged cells that reach over several rows. */
function tallCellsOf(sheet: WorkSheet | undefined, limits: BookLimits): BookSheet['tallCells'] {
  const merged = sheet?.['!merges'] ?? []
  return merged
    .filter(({ s, e }) => e.r > s.r && s.c === e.c && s.c < limits.columns && s.r < limits.rows)
    .slice(0, MOST_TALL_CELLS)
    .map(({ s, e }) => ({ column: s.c, top: s.r, bottom: Math.min(e.r, limits.rows - 1) }))
}

/** Records without a container, from a version before Unicode. */
function needsCodePages(bytes: Buffer): boolean {
  return bytes[0] === 0x09 && bytes.length > 6 && bytes.readUInt16LE(4) !== BIFF8
}

function optionsFor(limits: BookLimits): ParsingOptions {
  return {
    type: 'buffer',
    dense: true,
    raw: true,
    cellFormula: false,
    cellHTML: false,
    cellNF: true,
    sheets: Array.from({ length: limits.sheets }, (_, index) => index),
    // More than the limit, so that rows after a gap are noticed, too.
    sheetRows: limits.rows * 2,
  }
}

function orExplain(work: () => WorkBook): WorkBook {
  try {
    return work()
  } catch (error) {
    if (/password|encrypt/i.test(String(error)))
      throw new SheetError('encrypted', 'is protected by a password')
    throw new SheetError('truncated', 'is cut off or damaged: it cannot be read')
  }
}

/**
 * Iterates over the existing cells, never over the range that a sheet claims. Cells may share one string,
 * which is not copied here.
 */
function rowsOf(sheet: WorkSheet | undefined, limits: BookLimits, budget: Budget): string[][] {
  const data = sheet?.['!data'] ?? []
  const filled = Object.keys(data)
    .map(Number)
    .filter(row => row >= 0)
  const last = filled.findLast(row => isFilled(data[row], limits))
  if (last === undefined) return []
  if (last >= limits.rows) throw tooManyRows(limits)
  return Array.from({ length: last + 1 }, (_, row) =>
    Array.from(data[row]?.slice(0, limits.columns) ?? [], cell => budget.take(shownText(cell))),
  )
}

function isFilled(cells: CellObject[] | undefined, limits: BookLimits): boolean {
  return cells?.slice(0, limits.columns).some(cell => /\S/.test(shownText(cell))) ?? false
}
