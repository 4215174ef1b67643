import type { Acting } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recordAct } from '../audit/index.ts'
import { mailboxSubject } from '../customers/index.ts'
import { findPerson } from './find-person.ts'
import type { PersonalData } from './personal-data.ts'

/** Erases all data about a person in one transaction. Returns the number of erased items by kind. */
export async function eraseUser(
  { pool, by }: Acting,
  email: string,
  kinds: readonly PersonalData[],
): Promise<Record<string, number>> {
  return inTransaction(pool, async ({ db }) => {
    const person = await findPerson(db, email)
    const subject = await mailboxSubject(db, person.emailKey)
    const erased: Record<string, number> = {}
    for (const { name, erase } of kinds) erased[name] = await erase(db, person)
    const items = Object.values(erased).reduce((sum, count) => sum + count, 0)
    if (items > 0) await recordAct(db, by, { act: 'customer.erase', subject, changes: { items: [items, 0] } })
    return erased
  })
}
