import { Refusal } from '../../../contract/wire/errors.ts'
import { emailKey } from '../../../domain/email.ts'
import type { Client, Context } from '../../context.ts'
import { inTransaction, type TransactionDatabase } from '../../database/transaction.ts'
import { type Count, returnAllowance, takeAllowance } from '../allowance/index.ts'
import { deviceOf, keepDevice } from './device.ts'
import { isPassword } from './passwords.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { addSignIn } from './sign-ins.queries.ts'
import { findForSignIn, lockUser, saveLang, type UserRow } from './users.queries.ts'

const CLIENT_LENGTH = 200

/** Handles a visitor's data when the visitor signs in. */
export type Arrival = (db: TransactionDatabase, userId: number, client: Client) => Promise<void>

type Credentials = { email: string; password: string }

/** The response and its time are the same whether the email or the password is wrong. */
export async function signIn(
  context: Context,
  { email, password }: Credentials,
  arrivals: readonly Arrival[],
) {
  const { db, who } = context
  const { client } = who
  const key = emailKey(email)
  const device = deviceOf(client)
  const { user, isKnownDevice } = await findForSignIn(db, key, hashSecret(device))
  const guesses = isKnownDevice ? [knownCount(key, device)] : strangersCounts(key, client.address)
  await takeAllowance(db, [...guesses, { of: 'signInAny', for: client.address }])
  const isRight = await isPassword(password, user?.passwordHash ?? null)
  if (!user || !isRight) throw new Refusal(4002)
  await returnAllowance(db, guesses)
  if (user.disabledAt) throw new Refusal(403, { reason: 'errors.account_disabled' })
  if (!user.activatedAt) throw new Refusal(4003)
  return openSignIn(context, user, device, arrivals)
}

/** The allowances that guessing uses up. */
export function strangersCounts(key: string, address: string): Count[] {
  return [
    { of: 'signIn', for: `${key} ${address}` },
    { of: 'signInAddress', for: address },
    { of: 'signInAccount', for: key },
  ]
}

/** A browser that has signed in before is counted separately, so that guessing does not lock it out. */
function knownCount(key: string, device: string): Count {
  return { of: 'signIn', for: `${key} ${hashSecret(device).toString('hex')}` }
}

async function openSignIn(
  { pool, lang, who: { client } }: Context,
  checked: UserRow,
  device: string,
  arrivals: readonly Arrival[],
) {
  const token = newSecret()
  const expiresAt = await inTransaction(pool, async ({ db }) => {
    const user = await lockUser(db, checked.id)
    // Reset or disabled while the password was verified: it was correct a moment ago.
    if (user?.passwordHash !== checked.passwordHash || user.disabledAt) throw new Refusal(4002)
    const agent = client.userAgent.slice(0, CLIENT_LENGTH)
    const expiry = await addSignIn(db, { userId: user.id, tokenHash: hashSecret(token), client: agent })
    await keepDevice(db, client, device, user.id)
    if (user.lang !== lang) await saveLang(db, user.id, lang)
    for (const arrive of arrivals) await arrive(db, user.id, client)
    return expiry
  })
  return { token, expire: Math.floor(expiresAt.getTime() / 1000) }
}
