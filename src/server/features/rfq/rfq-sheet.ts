import { guardFormula } from '../../../domain/formula-guard.ts'
import { toCsvLine, writeBook } from '../../sheets/index.ts'
import { namesOf } from './number.ts'
import type { RfqRow } from './rfq.queries.ts'
import type { StaffLine } from './staff-lines.ts'

type SheetCells = (string | number | null)[]

const HEADINGS = [
  'Part number',
  'Manufacturer',
  'Package',
  'Date code',
  'Quantity',
  'Target price (USD)',
  'Our stock',
  'Our price (USD)',
]

/** The lines as a sheet for staff, with English headings like everything for staff. */
function toSheet(lines: readonly StaffLine[]): SheetCells[] {
  return [HEADINGS, ...lines.map(toCells)]
}

/** The same as an XLSX file. */
export function toBook({ number }: Pick<RfqRow, 'number'>, lines: readonly StaffLine[]): Uint8Array {
  return writeBook(namesOf(number).rfq_number, toSheet(lines))
}

/** The same as CSV without a byte order mark. */
export function toCsv(lines: readonly StaffLine[], clean = (text: string) => text): string {
  return toSheet(lines)
    .map(cells => toCsvLine(cells.map(cell => safeCell(typeof cell === 'string' ? clean(cell) : cell))))
    .join('')
}

/** A CSV cell that stays text when a spreadsheet opens it; a plain number may have a sign. */
export function safeCell(cell: string | number | null): string | number {
  if (cell === null) return ''
  return typeof cell === 'number' ? cell : guardFormula(cell)
}

function toCells(line: StaffLine): SheetCells {
  const { partNumber, manufacturer, dateCode, quantity, targetPrice, ourStock, ourPrice } = line
  const target = targetPrice === null ? null : Number(targetPrice)
  return [partNumber, manufacturer, line.package, dateCode, quantity, target, ourStock, ourPrice]
}
