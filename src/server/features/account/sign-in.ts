import type { Client } from '../../../contract/endpoint.ts'
import { Refusal } from '../../../contract/errors.ts'
import { emailKey } from '../../../domain/email.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Connection } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type Count, returnAllowance, takeAllowance } from '../allowance/index.ts'
import { isPassword } from './passwords.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { addSignIn, rememberDevice } from './sign-ins.queries.ts'
import { findForSignIn, type UserRow } from './users.queries.ts'

const DEVICE_COOKIE = 'device'
const CLIENT_LENGTH = 200

type Credentials = { email: string; password: string }

/** Takes as long, and answers the same, whether the email or the password is wrong. */
export async function signIn(connection: Connection, { email, password }: Credentials, client: Client) {
  const { db } = connection
  const key = emailKey(email)
  const device = client.cookie(DEVICE_COOKIE) || newSecret()
  const { user, isKnownDevice } = await findForSignIn(db, key, hashSecret(device))
  const counts = isKnownDevice
    ? [{ of: 'signIn', for: `${key} ${hashSecret(device).toString('hex')}` } as const]
    : strangersCounts(key, client.address)
  await takeAllowance(db, counts)
  const isRight = await isPassword(password, user?.passwordHash ?? null)
  if (!user || !isRight) throw new Refusal(4002)
  await returnAllowance(db, counts)
  if (user.disabledAt) throw new Refusal(403, { message: 'errors.account_disabled' })
  if (!user.activatedAt) throw new Refusal(4003)
  return openSignIn(connection, user, device, client)
}

/** What guessing uses up. A browser that has signed in before is counted by itself, so that guessing locks nobody out of it. */
export function strangersCounts(key: string, address: string): Count[] {
  return [
    { of: 'signIn', for: `${key} ${address}` },
    { of: 'signInAddress', for: address },
    { of: 'signInAccount', for: key },
  ]
}

async function openSignIn({ pool }: Connection, user: UserRow, device: string, client: Client) {
  const token = newSecret()
  const expiresAt = new Date(Date.now() + LIMITS.signInSeconds * 1000)
  await inTransaction(pool, async ({ db }) => {
    await addSignIn(db, {
      userId: user.id,
      tokenHash: hashSecret(token),
      expiresAt,
      client: client.userAgent.slice(0, CLIENT_LENGTH),
    })
    await rememberDevice(db, hashSecret(device), user.id)
  })
  client.setCookie(DEVICE_COOKIE, device, { path: '/api/user', maxAgeSeconds: LIMITS.deviceCookieSeconds })
  return { token, expire: Math.floor(expiresAt.getTime() / 1000) }
}
