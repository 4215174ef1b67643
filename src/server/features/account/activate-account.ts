import type { Database } from '../../database/connection.ts'
import { type RegistrationRow, removeRegistrations } from './registrations.queries.ts'
import { activateUser, saveRegistered, type UserRow } from './users.queries.ts'

/** Whose mailbox has been proven. */
export type Owner = { userId: number; emailKey: string }

/** Gives an account what its owner sent before as a visitor. May run again for the same owner. */
export type Join = (db: Database, owner: Owner) => Promise<void>

type Activation = {
  /** Whose password and profile the account gets. Null: only the mailbox is proven, and the profile is left empty. */
  registration: RegistrationRow | null
  joins: readonly Join[]
}

/**
 * False when there is nothing to activate: a disabled account stays what it is. Everything else that was registered
 * for the mailbox is removed, with its links.
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
