import { emailKey } from '../../../domain/email.ts'
import type { Database } from '../../database/connection.ts'
import { type DatabasePool, inTransaction } from '../../database/transaction.ts'
import { activateAccount, type Join } from './activate-account.ts'
import { removeLinks } from './links.queries.ts'
import { stateOf, type UserState } from './list-users.ts'
import { removeSignIns } from './sign-ins.queries.ts'
import { markDisabled, markEnabled } from './staff.queries.ts'
import { findUserByEmail, lockUser, type UserRow } from './users.queries.ts'

/** What the account was before, and how many sign-ins ended with the change. */
export type UserChange = { before: UserState; after: UserState; endedSignIns: number }

type Change = (
  db: Database,
  user: UserRow,
  joins: readonly Join[],
) => Promise<{ after: UserState; endedSignIns: number }>

const USER_CHANGES = { activate, disable, enable, 'sign-out': signOut } satisfies Record<string, Change>

/** What staff may do to an account. Null when there is none. */
export async function changeUser(
  pool: DatabasePool,
  email: string,
  change: keyof typeof USER_CHANGES,
  joins: readonly Join[],
): Promise<UserChange | null> {
  return inTransaction(pool, async ({ db }) => {
    const found = await findUserByEmail(db, emailKey(email))
    if (!found) return null
    await lockUser(db, found.id)
    const user = await findUserByEmail(db, found.emailKey)
    return user && { before: stateOf(user), ...(await USER_CHANGES[change](db, user, joins)) }
  })
}

/** A disabled account stays what it is: it was disabled for a reason. */
async function activate(db: Database, user: UserRow, joins: readonly Join[]): ReturnType<Change> {
  if (!(await activateAccount(db, user, joins))) return { after: 'disabled', endedSignIns: 0 }
  await removeLinks(db, user.id, 'activation')
  return { after: 'active', endedSignIns: 0 }
}

async function disable(db: Database, { id }: UserRow): ReturnType<Change> {
  await markDisabled(db, id)
  return { after: 'disabled', endedSignIns: await removeSignIns(db, id) }
}

/** A sign-in that was just under way when the account was disabled must not come back to life. */
async function enable(db: Database, user: UserRow): ReturnType<Change> {
  const endedSignIns = user.disabledAt ? await removeSignIns(db, user.id) : 0
  await markEnabled(db, user.id)
  return { after: stateOf({ ...user, disabledAt: null }), endedSignIns }
}

async function signOut(db: Database, user: UserRow): ReturnType<Change> {
  return { after: stateOf(user), endedSignIns: await removeSignIns(db, user.id) }
}
