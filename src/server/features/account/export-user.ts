import type { Acting, Context } from '../../context.ts'
import { inTransaction, type TransactionDatabase } from '../../database/transaction.ts'
import { recordAct } from '../audit/index.ts'
import { mailboxSubject } from '../customers/index.ts'
import { findPerson } from './find-person.ts'
import type { Person, PersonalData } from './personal-data.ts'

type Known = Record<string, unknown[]>

/** All data about a person, by kind, the account first. Null when there is none. */
export async function exportUser(
  { pool, by }: Acting,
  email: string,
  kinds: readonly PersonalData[],
): Promise<Known | null> {
  return inTransaction(pool, async ({ db }) => {
    const person = await findPerson(db, email)
    const known = await listKnown(db, person, kinds)
    if (known)
      await recordAct(db, by, {
        act: 'customer.export',
        subject: await mailboxSubject(db, person.emailKey),
      })
    return known
  })
}

/** The same for a question before erasing: nothing leaves the shop. */
export async function findKnown(
  { pool }: Pick<Context, 'pool'>,
  email: string,
  kinds: readonly PersonalData[],
): Promise<Known | null> {
  return inTransaction(pool, async ({ db }) => listKnown(db, await findPerson(db, email), kinds))
}

/** After erasing: whether something had to be kept. */
export async function hasKept(
  { pool }: Pick<Context, 'pool'>,
  email: string,
  kinds: readonly PersonalData[],
): Promise<boolean> {
  return inTransaction(pool, async ({ db }) => {
    const person = await findPerson(db, email)
    for (const kind of kinds) if (await kind.hasKept?.(db, person)) return true
    return false
  })
}

async function listKnown(
  db: TransactionDatabase,
  person: Person,
  kinds: readonly PersonalData[],
): Promise<Known | null> {
  const known: Known = {}
  for (const { name, list } of kinds.toReversed()) known[name] = await list(db, person)
  return Object.values(known).some(things => things.length > 0) ? known : null
}
