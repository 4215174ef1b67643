import { emailKey } from '../../../domain/email.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import type { Person } from './personal-data.ts'
import { findUserByEmail, lockUser } from './users.queries.ts'

/** With the account locked, when there is one: what is listed or erased does not change meanwhile. */
export async function findPerson(db: TransactionDatabase, email: string): Promise<Person> {
  const key = emailKey(email)
  const user = await findUserByEmail(db, key)
  if (user) await lockUser(db, user.id)
  return { emailKey: key, userId: user?.id ?? null }
}
