import { type DatabasePool, inTransaction } from '../../database/transaction.ts'
import { findPerson } from './find-person.ts'
import type { PersonalData } from './personal-data.ts'

/** Forgets a person, all or nothing. Answers how many things of each kind are gone. */
export async function eraseUser(
  pool: DatabasePool,
  email: string,
  kinds: readonly PersonalData[],
): Promise<Record<string, number>> {
  return inTransaction(pool, async ({ db }) => {
    const person = await findPerson(db, email)
    const erased: Record<string, number> = {}
    for (const { name, erase } of kinds) erased[name] = await erase(db, person)
    return erased
  })
}
