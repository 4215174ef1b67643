import type { Acting, Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recordAct } from '../audit/index.ts'
import { changeRfq, lockRfq } from './desk.queries.ts'
import { bareNumber, namesOf, REQUEST } from './number.ts'
import { findRfqByNumber, type RfqRow } from './rfq.queries.ts'
import { listStaffLines, type StaffLine } from './staff-lines.ts'

export type StaffRfq = RfqRow & { rfq_number: string; inquiry_number: string; lines: StaffLine[] }

/** For staff: a request by its number, in any notation. Does not mark it viewed. */
export async function findStaffRfq({ pool }: Pick<Context, 'pool'>, typed: string): Promise<StaffRfq | null> {
  return inTransaction(pool, async ({ db }) => {
    const rfq = await findRfqByNumber(db, bareNumber(typed))
    return rfq && { ...rfq, ...namesOf(rfq.number), lines: await listStaffLines(db, rfq.id) }
  })
}

/** From now on the buyer sees that it was viewed. */
export async function markRfqViewed(
  { pool, by }: Pick<Acting, 'pool' | 'by'>,
  { number }: Pick<RfqRow, 'number'>,
): Promise<void> {
  await inTransaction(pool, async ({ db }) => {
    const rfq = await lockRfq(db, number)
    if (!rfq || rfq.viewedAt) return
    await changeRfq(db, rfq, { isViewed: true })
    await recordAct(db, by, {
      act: 'request.view',
      subject: { kind: REQUEST, id: rfq.id, label: namesOf(number).rfq_number },
      changes: { viewed: [false, true] },
    })
  })
}
