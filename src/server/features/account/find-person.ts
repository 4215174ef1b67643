import { emailKey } from '../../../domain/email.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import type { Person } from './personal-data.ts'
import { findUserByEmail, lockUser } from './users.queries.ts'

/** Locks the account, if there is one, so that the listed or erased data does not change meanwhile. */
export async function findPerson(db: TransactionDatabase, email: string): Promise<Person> {
  const key = emailKey(email)
  const user = await findUserByEmail(db, key)
  if (user) await lockUser(db, user.id)
  return { emailKey: key, userId: user?.id ?? null }
}
