import type { Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { findPerson } from './find-person.ts'
import type { PersonalData } from './personal-data.ts'

/** Erases all data about a person in one transaction. Returns the number of erased items by kind. */
export async function eraseUser(
  { pool }: Pick<Context, 'pool'>,
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
