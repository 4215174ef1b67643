import type { SheetRow } from '../../../sheets/index.ts'
import { ImportError } from '../import-error.ts'
import { type Columns, mapColumns, REQUIRED } from './columns.ts'
import { meaningOf } from './header-meaning.ts'

const MOST_TITLE_ROWS = 20

export type StockList = { columns: Columns; headerLine: number; rows: AsyncGenerator<SheetRow> }

/** Reads up to the header, which may be below a title, and leaves the rows after it. */
export async function findHeader(
  rows: AsyncGenerator<SheetRow>,
  takesParameters = false,
): Promise<StockList> {
  const seen: SheetRow[] = []
  for (let next = await rows.next(); !next.done; next = await rows.next()) {
    seen.push(next.value)
    if (missingFrom(next.value).length === 0)
      return { columns: mapColumns(next.value.cells, takesParameters), headerLine: next.value.line, rows }
    if (seen.length > MOST_TITLE_ROWS) break
  }
  await rows.return(undefined)
  throw new ImportError(complaint(seen))
}

function missingFrom({ cells }: SheetRow): string[] {
  const labels = new Set(cells.map(cell => meaningOf(cell)?.label))
  return REQUIRED.filter(name => !labels.has(name))
}

function complaint(rows: SheetRow[]): string {
  const filled = rows.filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
  if (filled.length === 0) return 'has no rows'
  const best = filled.reduce((found, row) => (knownIn(row) > knownIn(found) ? row : found))
  const missing = missingFrom(best).join(' and none for ')
  const header = best.cells.filter(cell => cell.trim() !== '').map(cell => `“${shorten(cell.trim())}”`)
  const more = header.length > 12 ? ' …' : ''
  return `has no column for ${missing}; its header seems to be line ${best.line}: ${header.slice(0, 12).join(', ')}${more}`
}

function knownIn({ cells }: SheetRow): number {
  return cells.filter(cell => meaningOf(cell) !== null).length
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}
