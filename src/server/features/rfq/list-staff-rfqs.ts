import type { Context } from '../../context.ts'
import type { Page } from '../../database/page.ts'
import { inTransaction } from '../../database/transaction.ts'
import { namesOf } from './number.ts'
import { listAllRfqs } from './rfq.queries.ts'

export type StaffRfqEntry = Awaited<ReturnType<typeof listStaffRfqs>>['list'][number]

/** For staff: one page of the requests, newest first. */
export async function listStaffRfqs(
  { pool }: Pick<Context, 'pool'>,
  wanted: { search: string; isNew: boolean },
  page: Page,
) {
  const { list, total } = await inTransaction(pool, ({ db }) => listAllRfqs(db, wanted, page))
  return { list: list.map(row => ({ ...row, ...namesOf(row.number) })), total }
}
