import { emailKey } from '../../../domain/email.ts'
import type { Acting } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type AuditChanges, recordAct } from '../audit/index.ts'
import { mailboxSubject } from '../customers/index.ts'
import { activateAccount, type Join } from './activate-account.ts'
import { stateOf, type UserState } from './list-users.ts'
import { listRegistrations, type RegistrationRow } from './registrations.queries.ts'
import { removeSignIns } from './sign-ins.queries.ts'
import { markDisabled, markEnabled } from './staff.queries.ts'
import { findUserByEmail, lockUser, type UserRow } from './users.queries.ts'

type Changed = {
  after: UserState
  endedSignIns: number
  /** Registrations to choose from, when staff have to choose one; nothing was changed. */
  choices?: readonly RegistrationRow[]
}

/** The previous state of the account, and the number of sign-ins that ended with the change. */
export type UserChange = Changed & { before: UserState }

type Change = (
  db: Database,
  user: UserRow,
  joins: readonly Join[],
  registrationId: number | undefined,
) => Promise<Changed>

const USER_CHANGES = { activate, disable, enable, sign_out: signOut } satisfies Record<string, Change>
export type UserAct = keyof typeof USER_CHANGES

/** Actions of staff on an account. Returns null when there is none. */
export async function changeUser(
  { pool, by }: Acting,
  email: string,
  change: UserAct,
  joins: readonly Join[],
  registrationId?: number,
): Promise<UserChange | null> {
  return inTransaction(pool, async ({ db }) => {
    const found = await findUserByEmail(db, emailKey(email))
    if (!found) return null
    await lockUser(db, found.id)
    const user = await findUserByEmail(db, found.emailKey)
    if (!user) return null
    const done = {
      before: stateOf(user),
      ...(await USER_CHANGES[change](db, user, joins, registrationId)),
    }
    if (isDone(done, change))
      await recordAct(db, by, {
        act: `customer.${change}`,
        subject: await mailboxSubject(db, user.emailKey),
        changes: differences(done),
      })
    return done
  })
}

/** A disabled account is not activated, and of several registrations staff have to choose one. */
function isDone({ choices, after }: UserChange, change: UserAct): boolean {
  return choices === undefined && !(change === 'activate' && after === 'disabled')
}

function differences({ before, after, endedSignIns }: UserChange): AuditChanges {
  return {
    ...(before !== after && { account: [before, after] }),
    ...(endedSignIns > 0 && { sign_ins: [endedSignIns, 0] }),
  }
}

/** A disabled account stays disabled: it was disabled for a reason. */
async function activate(
  db: Database,
  user: UserRow,
  joins: readonly Join[],
  registrationId: number | undefined,
): Promise<Changed> {
  const waiting = await listRegistrations(db, user.id)
  const choices = registrationId === undefined ? waiting : waiting.filter(({ id }) => id === registrationId)
  const [registration] = choices
  if (!user.disabledAt && !user.activatedAt && (choices.length > 1 || !registration))
    return { after: stateOf(user), endedSignIns: 0, choices: waiting }
  const isActive = await activateAccount(db, user, { registration: registration ?? null, joins })
  return { after: isActive ? 'active' : 'disabled', endedSignIns: 0 }
}

async function disable(db: Database, { id }: UserRow): Promise<Changed> {
  await markDisabled(db, id)
  return { after: 'disabled', endedSignIns: await removeSignIns(db, id) }
}

/** A sign-in in progress while the account was disabled must not become valid again. */
async function enable(db: Database, user: UserRow): Promise<Changed> {
  const endedSignIns = user.disabledAt ? await removeSignIns(db, user.id) : 0
  await markEnabled(db, user.id)
  return { after: stateOf({ ...user, disabledAt: null }), endedSignIns }
}

async function signOut(db: Database, user: UserRow): Promise<Changed> {
  return { after: stateOf(user), endedSignIns: await removeSignIns(db, user.id) }
}
