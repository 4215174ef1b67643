import type { Me } from '../../../contract/desk/door.ts'
import type { Assertion, RequestOptions } from '../../../contract/desk/passkeys.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { DeskContext, StaffContext } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type Count, returnAllowance, takeAllowance } from '../allowance/index.ts'
import { recordAct } from '../audit/index.ts'
import { newChallenge, type RelyingParty, refusePasskey, requireChallenge } from './passkey-challenge.ts'
import {
  type Challenge,
  findPasskey,
  listPasskeyRows,
  markPasskeyUsed,
  type PasskeyRow,
} from './passkeys.queries.ts'
import { markVerified } from './sessions.queries.ts'
import { actorOf, openSession, passkeyCount } from './sign-in-staff.ts'
import { lockPerson } from './staff.queries.ts'
import { subjectOf } from './subject-of.ts'
import { toMe } from './to-me.ts'

export async function startPasskeySignIn(context: DeskContext, site: RelyingParty): Promise<RequestOptions> {
  const { db } = context
  await takeAllowance(db, [await passkeyCount(context)])
  const challenge = await newChallenge(db, { purpose: 'sign_in', sessionId: null })
  // No list: the device offers those it has for this site.
  return optionsFor(site, challenge, [])
}

/** The device has verified the person, so neither password nor code is needed. */
export async function signInWithPasskey(
  context: DeskContext,
  site: RelyingParty,
  answer: Assertion,
): Promise<Me> {
  const { db, client } = context
  const guesses = await guessesOf(context, answer)
  await takeAllowance(db, guesses)
  const { passkey, counter } = await verify(db, site, answer, { purpose: 'sign_in', sessionId: null })
  await returnAllowance(db, guesses)
  return inTransaction(context.pool, async ({ db }) => {
    const person = await lockPerson(db, passkey.staffId)
    if (!person || person.disabledAt) throw new Refusal(4002)
    if (!(await markPasskeyUsed(db, passkey, counter))) throw refusePasskey()
    await openSession(db, context, person)
    await recordAct(db, actorOf(person, client), {
      act: 'session.start',
      subject: subjectOf(person),
      changes: { passkey: [null, passkey.name] },
    })
    return toMe(person)
  })
}

/** The id of a passkey cannot be guessed, so attempts of others at the same address do not lock out its owner. */
async function guessesOf({ db, client }: DeskContext, { id }: Assertion): Promise<Count[]> {
  const known = await findPasskey(db, id)
  if (known) return [{ of: 'staffSignIn', for: `passkey ${known.passkey.id}` }]
  return [
    { of: 'staffSignInAddress', for: client.address },
    { of: 'staffSignInAny', for: client.address },
  ]
}

export async function startPasskeyStepUp(
  { db, staff }: StaffContext,
  site: RelyingParty,
): Promise<RequestOptions> {
  const challenge = await newChallenge(db, { purpose: 'step_up', sessionId: staff.sessionId })
  return optionsFor(site, challenge, await listPasskeyRows(db, staff.staffId))
}

/** Confirms a passkey for risky actions. */
export async function stepUpWithPasskey(
  { db, pool, by, staff }: StaffContext,
  site: RelyingParty,
  answer: Assertion,
): Promise<null> {
  const guesses: Count[] = [{ of: 'staffCode', for: `${staff.staffId} session ${staff.sessionId}` }]
  await takeAllowance(db, guesses)
  const use = { purpose: 'step_up' as const, sessionId: staff.sessionId }
  const { passkey, counter } = await verify(db, site, answer, use)
  if (passkey.staffId !== staff.staffId) throw refusePasskey()
  await returnAllowance(db, guesses)
  await inTransaction(pool, async ({ db }) => {
    if (!(await markPasskeyUsed(db, passkey, counter))) throw refusePasskey()
    await markVerified(db, staff.sessionId)
    await recordAct(db, by, {
      act: 'factor.step_up',
      subject: subjectOf({ id: staff.staffId, name: staff.name }),
      changes: { passkey: [null, passkey.name] },
    })
  })
  return null
}

function optionsFor(site: RelyingParty, challenge: string, known: readonly PasskeyRow[]): RequestOptions {
  return {
    challenge,
    rpId: site.id,
    timeout: LIMITS.passkeySeconds * 1000,
    allowCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports,
    })),
    userVerification: 'required',
  }
}

/** The challenge is used up also by a wrong answer. */
async function verify(
  db: Database,
  site: RelyingParty,
  answer: Assertion,
  use: Omit<Challenge, 'challenge'>,
): Promise<{ passkey: PasskeyRow; counter: number }> {
  const expectedChallenge = await requireChallenge(db, answer.response.clientDataJSON, use)
  const found = await findPasskey(db, answer.id)
  if (!found) throw refusePasskey()
  const { passkey } = found
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => null)
  if (!checked?.verified) throw refusePasskey()
  return { passkey, counter: checked.authenticationInfo.newCounter }
}
