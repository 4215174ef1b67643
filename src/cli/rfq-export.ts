import { markRfqViewed, type StaffRfq, toBook, toCsv } from '../server/features/rfq/index.ts'
import { type CommandSession, SHELL, UsageError } from './command.ts'
import { requireRfq } from './require-rfq.ts'
import { safeText } from './safe-text.ts'
import { writeWhole } from './write-whole.ts'

/** Exporting an RFQ marks it viewed, like showing it. */
export async function runExport(session: CommandSession, typed: string, file?: string): Promise<void> {
  if (file !== undefined && !/\.(?:xlsx|csv)$/i.test(file))
    throw new UsageError('rfq export writes a FILE that ends in .xlsx or .csv')
  const context = await session.openContext()
  const rfq = await requireRfq(context, typed)
  if (file === undefined) session.say(toCsv(rfq.lines, safeText))
  else await writeWhole(file, contentFor(file, rfq), session.signal)
  await markRfqViewed({ ...context, by: SHELL }, rfq)
}

function contentFor(file: string, rfq: StaffRfq): string | Uint8Array {
  return /\.xlsx$/i.test(file) ? toBook(rfq, rfq.lines) : `\ufeff${toCsv(rfq.lines)}`
}
