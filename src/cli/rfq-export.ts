import { guardFormula } from '../domain/formula-guard.ts'
import { markRfqViewed, type StaffRfq, toBook, toSheet } from '../server/features/rfq/index.ts'
import { toCsvLine } from '../server/sheets/index.ts'
import { type CommandSession, UsageError } from './command.ts'
import { requireRfq } from './require-rfq.ts'
import { safeText } from './safe-text.ts'
import { writeWhole } from './write-whole.ts'

/** Exporting an RFQ marks it viewed, like showing it. */
export async function runExport(session: CommandSession, typed: string, file?: string): Promise<void> {
  if (file !== undefined && !/\.(?:xlsx|csv)$/i.test(file))
    throw new UsageError('rfq export writes a FILE that ends in .xlsx or .csv')
  const context = await session.openContext()
  const rfq = await requireRfq(context, typed)
  if (file === undefined) session.say(toCsv(rfq, safeText))
  else await writeWhole(file, contentFor(file, rfq), session.signal)
  await markRfqViewed(context, rfq)
}

function contentFor(file: string, rfq: StaffRfq): string | Uint8Array {
  return /\.xlsx$/i.test(file) ? toBook(rfq, rfq.lines) : `\ufeff${toCsv(rfq, text => text)}`
}

function toCsv({ lines }: StaffRfq, clean: (text: string) => string): string {
  return toSheet(lines)
    .map(cells => toCsvLine(cells.map(cell => safeCell(typeof cell === 'string' ? clean(cell) : cell))))
    .join('')
}

/** A CSV cell that stays text when a spreadsheet opens it; a plain number may have a sign. */
export function safeCell(cell: string | number | null): string | number {
  if (cell === null) return ''
  return typeof cell === 'number' ? cell : guardFormula(cell)
}
