import type { Context } from '../../context.ts'
import type { Page, Paged } from '../../database/page.ts'
import { inTransaction } from '../../database/transaction.ts'
import { listUserRows, type UserListRow as Row } from './staff.queries.ts'

export type UserState = 'active' | 'not_activated' | 'disabled'
export type ListedUser = Row & { state: UserState }

/** For staff: one page of the accounts. */
export async function listUsers(
  { pool }: Pick<Context, 'pool'>,
  search: string,
  page: Page,
): Promise<Paged<ListedUser>> {
  const { list, total } = await inTransaction(pool, ({ db }) => listUserRows(db, search, page))
  return { list: list.map(row => ({ ...row, state: stateOf(row) })), total }
}

export function stateOf({ activatedAt, disabledAt }: Pick<Row, 'activatedAt' | 'disabledAt'>): UserState {
  if (disabledAt) return 'disabled'
  return activatedAt ? 'active' : 'not_activated'
}
