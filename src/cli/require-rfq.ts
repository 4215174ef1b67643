import type { DatabasePool } from '../server/database/transaction.ts'
import { findStaffRfq, type StaffRfq } from '../server/features/rfq/index.ts'
import { CommandError } from './command.ts'
import { safeText } from './safe-text.ts'

export async function requireRfq(pool: DatabasePool, typed: string): Promise<StaffRfq> {
  const rfq = await findStaffRfq(pool, typed)
  if (!rfq) throw new CommandError(`no such RFQ: ${safeText(typed)}`)
  return rfq
}
