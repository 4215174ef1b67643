import type { Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { bareNumber, namesOf } from './number.ts'
import { findRfqByNumber, markViewed, type RfqRow } from './rfq.queries.ts'
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
  { pool }: Pick<Context, 'pool'>,
  { id }: Pick<RfqRow, 'id'>,
): Promise<void> {
  await inTransaction(pool, ({ db }) => markViewed(db, id))
}
