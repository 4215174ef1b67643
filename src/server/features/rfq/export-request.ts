import { Refusal } from '../../../contract/wire/errors.ts'
import type { Context } from '../../context.ts'
import { findStaffRfq } from './find-staff-rfq.ts'
import { toBook, toCsv } from './rfq-sheet.ts'

/** For the desk. Does not mark it viewed. */
export async function exportRequest(
  context: Pick<Context, 'pool'>,
  number: string,
  format: 'xlsx' | 'csv',
): Promise<{ file_name: string; content: string }> {
  const rfq = await findStaffRfq(context, number)
  if (!rfq) throw new Refusal(404)
  const content = format === 'xlsx' ? toBook(rfq, rfq.lines) : `\ufeff${toCsv(rfq.lines)}`
  return { file_name: `${rfq.rfq_number}.${format}`, content: Buffer.from(content).toString('base64') }
}
