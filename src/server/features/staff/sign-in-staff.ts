import type { Me } from '../../../contract/desk/door.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { emailKey } from '../../../domain/email.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Client, DeskContext } from '../../context.ts'
import { inTransaction, type TransactionDatabase } from '../../database/transaction.ts'
import { hashSecret, isPassword, newSecret } from '../account/index.ts'
import { type Count, returnAllowance, takeAllowance } from '../allowance/index.ts'
import { recordAct } from '../audit/index.ts'
import { mayUseDemo } from './demo-staff.ts'
import { hasFactor, refuseWrongCode } from './factor.ts'
import { addSession } from './sessions.queries.ts'
import {
  findStaffByEmail,
  isKnownDevice,
  isStaffDevice,
  lockPerson,
  rememberStaffDevice,
  type StaffRow,
} from './staff.queries.ts'
import { subjectOf } from './subject-of.ts'
import { toMe } from './to-me.ts'

/** `__Host-desk` on https. */
export const DESK_COOKIE = 'desk'
const DEVICE_COOKIE = 'desk-device'
const CLIENT_LENGTH = 200

type Credentials = { email: string; password: string; code?: string | undefined }

/** The response and its time are the same whether the email or the password is wrong. */
export async function signInStaff(context: DeskContext, { email, password, code }: Credentials): Promise<Me> {
  const { db, client } = context
  const key = emailKey(email)
  const device = deviceOf(client)
  const person = await findStaffByEmail(db, key)
  const isKnown = person !== null && (await isKnownDevice(db, person.id, hashSecret(device)))
  const guesses = isKnown ? [knownCount(key, device)] : strangersCounts(key, client.address)
  // Attempts of others at the same address do not lock out a known browser.
  await takeAllowance(db, isKnown ? guesses : [...guesses, { of: 'staffSignInAny', for: client.address }])
  const isRight = await isPassword(password, person?.passwordHash ?? null)
  if (!person || !isRight || person.disabledAt) throw new Refusal(4002)
  if (person.isDemo && !mayUseDemo(client)) throw new Refusal(4002)
  await returnAllowance(db, guesses)
  if (hasFactor(person)) {
    if (!person.totpSecret) throw new Refusal(4002, { reason: 'desk_errors.passkey_required' })
    if (code === undefined) throw new Refusal(4002, { reason: 'desk_errors.code_required' })
    await refuseWrongCode(context, person, code, codeCounts(person, isKnown ? device : null, client.address))
  }
  return inTransaction(context.pool, async ({ db }) => {
    const now = await lockPerson(db, person.id)
    // Changed or disabled while the password was verified: it was correct a moment ago.
    if (now?.passwordHash !== person.passwordHash || now.disabledAt) throw new Refusal(4002)
    // Turned on or replaced meanwhile: the code, if any, was for another factor.
    if (!isSameSecret(now, person)) throw new Refusal(4002, { reason: 'desk_errors.code_required' })
    await openSession(db, context, now, device)
    await recordAct(db, actorOf(now, client), { act: 'session.start', subject: subjectOf(now) })
    return toMe(now)
  })
}

/** The caller has verified the person, and records the act. */
export async function openSession(
  db: TransactionDatabase,
  { client }: Pick<DeskContext, 'client'>,
  person: StaffRow,
  device = deviceOf(client),
): Promise<void> {
  const token = newSecret()
  await addSession(db, {
    staffId: person.id,
    tokenHash: hashSecret(token),
    client: client.userAgent.slice(0, CLIENT_LENGTH),
    isVerified: hasFactor(person),
  })
  await rememberStaffDevice(db, person.id, hashSecret(device))
  client.setCookie(DESK_COOKIE, token, {
    path: '/desk',
    maxAgeSeconds: LIMITS.staffSessionSeconds,
    isStrict: true,
  })
  client.setCookie(DEVICE_COOKIE, device, {
    path: '/desk/api',
    maxAgeSeconds: LIMITS.deviceCookieSeconds,
    isStrict: true,
  })
}

export function actorOf({ id, name }: Pick<StaffRow, 'id' | 'name'>, { network }: Client) {
  return { staffId: id, who: name, network }
}

/** Sign-ins by passkey that have no name yet, from a known browser or from an address. */
export async function passkeyCount({ db, client }: Pick<DeskContext, 'db' | 'client'>): Promise<Count> {
  const hash = hashSecret(deviceOf(client))
  const isKnown = await isStaffDevice(db, hash)
  return { of: 'staffSignInAny', for: isKnown ? `device ${hash.toString('hex')}` : client.address }
}

function deviceOf(client: Client): string {
  return client.cookie(DEVICE_COOKIE) ?? newSecret()
}

function isSameSecret(now: StaffRow, before: StaffRow): boolean {
  const isSameCode = (now.totpSecret ?? EMPTY).equals(before.totpSecret ?? EMPTY)
  return isSameCode && hasFactor(now) === hasFactor(before)
}

const EMPTY = Buffer.alloc(0)

/** An attacker who knows the password does not lock out a browser that was used before. */
function codeCounts({ id }: StaffRow, device: string | null, address: string): Count[] {
  if (device) return [{ of: 'staffCode', for: `${id} ${hashSecret(device).toString('hex')}` }]
  return [
    { of: 'staffCode', for: `${id} ${address}` },
    { of: 'staffCodeAccount', for: String(id) },
  ]
}

/** Apart from customers' counts: attacks on the shop do not lock staff out, nor the other way round. */
function strangersCounts(key: string, address: string): Count[] {
  return [
    { of: 'staffSignIn', for: `${key} ${address}` },
    { of: 'staffSignInAddress', for: address },
    { of: 'staffSignInAccount', for: key },
  ]
}

function knownCount(key: string, device: string): Count {
  return { of: 'staffSignIn', for: `${key} ${hashSecret(device).toString('hex')}` }
}
