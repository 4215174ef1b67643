import { type DatabasePool, inTransaction } from '../../database/transaction.ts'
import { listUserRows, type ListedUser as Row } from './staff.queries.ts'

export type UserState = 'active' | 'not activated' | 'disabled'
export type ListedUser = Row & { state: UserState }

/** For staff: who has an account here. */
export async function listUsers(pool: DatabasePool, search: string): Promise<ListedUser[]> {
  const rows = await inTransaction(pool, ({ db }) => listUserRows(db, search))
  return rows.map(row => ({ ...row, state: stateOf(row) }))
}

export function stateOf({ activatedAt, disabledAt }: Pick<Row, 'activatedAt' | 'disabledAt'>): UserState {
  if (disabledAt) return 'disabled'
  return activatedAt ? 'active' : 'not activated'
}
