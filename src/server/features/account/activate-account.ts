import type { Database } from '../../database/connection.ts'
import { activateUser, type UserRow } from './users.queries.ts'

/** Whose mailbox has been proven. */
export type Owner = { userId: number; emailKey: string }

/** Gives an account what its owner sent before as a visitor. May run again for the same owner. */
export type Join = (db: Database, owner: Owner) => Promise<void>

/** False when there is nothing to activate: a disabled account stays what it is. */
export async function activateAccount(
  db: Database,
  { id, emailKey }: UserRow,
  joins: readonly Join[],
): Promise<boolean> {
  if (!(await activateUser(db, id))) return false
  for (const join of joins) await join(db, { userId: id, emailKey })
  return true
}
