import { unguardFormula } from '../../../domain/formula-guard.ts'
import type { Sheet, SheetProgress, SheetRow } from '../../sheets/index.ts'
import { ImportError } from './import-error.ts'
import type { StagedLine } from './import-staging.queries.ts'
import type { RefusedFile } from './refused-file.ts'
import type { Columns } from './stock-list/columns.ts'
import { findHeader } from './stock-list/find-header.ts'
import { readPartRow } from './stock-list/read-part-row.ts'
import type { RejectedCell } from './stock-list/refusal.ts'

/** A stock list with its header parsed, and its rows not read yet. */
export type OpenStockList = { sheet: Sheet; columns: Columns; rows: AsyncGenerator<SheetRow> }

export type RowCount = { read: number; accepted: number }

export async function openStockList(
  sheet: Sheet,
  onProgress?: SheetProgress,
  takesParameters = false,
): Promise<OpenStockList> {
  const { columns, rows } = await findHeader(sheet.rows(onProgress), takesParameters)
  return { sheet, columns, rows }
}

/** Validates each row. Refused rows go to their file; only the identity of their part is passed on. */
export async function* readStockList(
  list: OpenStockList,
  refusedFile: RefusedFile,
  onRow: (count: RowCount) => void,
): AsyncGenerator<StagedLine> {
  const count: RowCount = { read: 0, accepted: 0 }
  let last: SheetRow | null = null
  for await (const written of list.rows) {
    const row = { ...written, cells: written.cells.map(unguardFormula) }
    if (isEmpty(row)) continue
    count.read++
    const reading = checkRow(list, row)
    if ('record' in reading) count.accepted++
    else await refusedFile.add(row, reading.refused)
    onRow(count)
    yield 'record' in reading ? { line: row.line, ...reading } : identityOf(list.columns, row)
    last = row
  }
  if (last && list.sheet.endsAbruptly && last.cells.length < list.columns.width)
    throw new ImportError(
      `is truncated in line ${last.line}: it has fewer cells than the header and no line end`,
    )
}

function isEmpty({ cells }: SheetRow): boolean {
  return cells.every(cell => cell.trim() === '')
}

function checkRow({ sheet, columns }: OpenStockList, { cells }: SheetRow): ReturnType<typeof readPartRow> {
  const isShort = sheet.format === 'csv' && cells.length < columns.width
  const isLong = cells.length > columns.width && cells.slice(columns.width).some(cell => cell.trim() !== '')
  if (isShort || isLong) return { refused: [wrongWidth(cells.length, columns.width)] }
  return readPartRow(columns, cells)
}

function wrongWidth(cells: number, width: number): RejectedCell {
  return { column: 'number of cells', reason: `the row has ${cells} cells and the header ${width}` }
}

function identityOf({ named }: Columns, { line, cells }: SheetRow): StagedLine {
  const cell = (name: 'manufacturer' | 'part_number') => {
    const text = cells[named.get(name) ?? -1] ?? ''
    return text.replaceAll('\0', '').trim()
  }
  return { line, refused: { manufacturer: cell('manufacturer'), partNumber: cell('part_number') } }
}
