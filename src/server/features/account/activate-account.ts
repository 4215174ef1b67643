import type { Database } from '../../database/connection.ts'
import { type RegistrationRow, removeRegistrations } from './registrations.queries.ts'
import { activateUser, saveRegistered, type UserRow } from './users.queries.ts'

/** The owner of a proven mailbox. */
export type Owner = { userId: number; emailKey: string }

/** Assigns to an account the records that its owner sent as a visitor. Idempotent. */
export type Join = (db: Database, owner: Owner) => Promise<void>

type Activation = {
  /**
   * The registration whose password and profile the account gets. Null: only the mailbox is proven, and the
   * profile stays empty.
   */
  registration: RegistrationRow | null
  joins: readonly Join[]
}

/**
 * Returns false when there is nothing to activate; a disabled account stays disabled. Removes all other
 * registrations of the mailbox, with their links.
 */
export async function activateAccount(
  db: Database,
  { id, emailKey, activatedAt }: UserRow,
  { registration, joins }: Activation,
): Promise<boolean> {
  if (!(await activateUser(db, id))) return false
  if (!activatedAt) await saveRegistered(db, id, registration)
  await removeRegistrations(db, id)
  for (const join of joins) await join(db, { userId: id, emailKey })
  return true
}
