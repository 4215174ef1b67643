import type { Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { findPerson } from './find-person.ts'
import type { PersonalData } from './personal-data.ts'

/** All data about a person, by kind, the account first. Null when there is none. */
export async function exportUser(
  { pool }: Pick<Context, 'pool'>,
  email: string,
  kinds: readonly PersonalData[],
): Promise<Record<string, unknown[]> | null> {
  return inTransaction(pool, async ({ db }) => {
    const person = await findPerson(db, email)
    const known: Record<string, unknown[]> = {}
    for (const { name, list } of kinds.toReversed()) known[name] = await list(db, person)
    return Object.values(known).some(things => things.length > 0) ? known : null
  })
}
