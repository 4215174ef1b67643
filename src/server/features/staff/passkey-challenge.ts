import { Refusal } from '../../../contract/wire/errors.ts'
import { isRecord } from '../../../domain/is-record.ts'
import type { Database } from '../../database/connection.ts'
import { isForeignKeyViolation } from '../../database/violations.ts'
import { newSecret } from '../account/index.ts'
import { addChallenge, type Challenge, takeChallenge } from './passkeys.queries.ts'

/** Passkeys belong to the shop's public address: those of another site are never offered or accepted. */
export type RelyingParty = { id: string; origin: string }

export function relyingParty(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

type Use = Omit<Challenge, 'challenge'>

export async function newChallenge(db: Database, use: Use): Promise<string> {
  const challenge = newSecret()
  await addChallenge(db, { ...use, challenge }).catch(error => {
    // The session has just been ended elsewhere.
    throw isForeignKeyViolation(error) ? new Refusal(4001) : error
  })
  return challenge
}

/** The challenge that the device has signed, which is used up by this. */
export async function requireChallenge(db: Database, clientDataJson: string, use: Use): Promise<string> {
  const challenge = challengeOf(clientDataJson)
  if (challenge === null || !(await takeChallenge(db, { ...use, challenge }))) throw refusePasskey()
  return challenge
}

/** As `newSecret` makes them. */
const CHALLENGE = /^[\w-]{43}$/

function challengeOf(clientDataJson: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))
    const isOurs = isRecord(data) && typeof data.challenge === 'string' && CHALLENGE.test(data.challenge)
    return isOurs ? String(data.challenge) : null
  } catch {
    return null
  }
}

export function refusePasskey(): Refusal {
  return new Refusal(400, { reason: 'desk_errors.passkey_wrong' })
}
