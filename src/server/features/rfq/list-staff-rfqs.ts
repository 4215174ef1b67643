import { type DatabasePool, inTransaction } from '../../database/transaction.ts'
import { namesOf } from './number.ts'
import { listAllRfqs } from './rfq.queries.ts'

export type StaffRfqEntry = Awaited<ReturnType<typeof listStaffRfqs>>[number]

/** For staff: who asks for what, the newest first. */
export async function listStaffRfqs(pool: DatabasePool, wanted: { search: string; isNew: boolean }) {
  const rows = await inTransaction(pool, ({ db }) => listAllRfqs(db, wanted))
  return rows.map(row => ({ ...row, ...namesOf(row.number) }))
}
