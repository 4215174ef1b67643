import type { CreationOptions, NewCredential, Passkey } from '../../../contract/desk/passkeys.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { StaffContext } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type Count, returnAllowance, takeAllowance } from '../allowance/index.ts'
import { recordAct } from '../audit/index.ts'
import { hasFactor } from './factor.ts'
import { findMe, lockMe } from './find-me.ts'
import { toPasskey } from './own-passkeys.ts'
import { newChallenge, type RelyingParty, refusePasskey, requireChallenge } from './passkey-challenge.ts'
import { addPasskeyRow, listPasskeyRows } from './passkeys.queries.ts'
import { markVerified, removeSessions } from './sessions.queries.ts'
import { changeStaffRow, type StaffRow } from './staff.queries.ts'
import { subjectOf } from './subject-of.ts'

/** Of COSE: EdDSA, ES256, RS256. All devices know one of them. */
const ALGORITHMS = [-8, -7, -257]

/** A person who has a second factor already confirms it first. */
export async function startPasskey(context: StaffContext, site: RelyingParty): Promise<CreationOptions> {
  const { db, staff } = context
  const person = await findMe(context)
  refuseUnconfirmed(person, staff.isVerified)
  const known = await listPasskeyRows(db, person.id)
  if (known.length >= LIMITS.passkeysPerPerson)
    throw new Refusal(409, { reason: 'desk_errors.passkeys_full' })
  const { company_name } = await context.site()
  return {
    challenge: await newChallenge(db, { purpose: 'enrol', sessionId: staff.sessionId }),
    rp: { id: site.id, name: company_name },
    user: {
      id: Buffer.from(`staff ${person.id}`).toString('base64url'),
      name: person.email,
      displayName: person.name,
    },
    pubKeyCredParams: ALGORITHMS.map(alg => ({ type: 'public-key', alg })),
    timeout: LIMITS.passkeySeconds * 1000,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

/** Counts as a second factor from now on. */
export async function addPasskey(
  context: StaffContext,
  site: RelyingParty,
  { name, answer }: { name: string; answer: NewCredential },
): Promise<Passkey> {
  const { db, pool, by, staff } = context
  const guess: Count[] = [{ of: 'staffCode', for: `${staff.staffId} session ${staff.sessionId}` }]
  await takeAllowance(db, guess)
  const credential = await verifyNew(context, site, answer)
  const added = await inTransaction(pool, async ({ db }) => {
    const person = await lockMe(db, staff)
    refuseUnconfirmed(person, staff.isVerified)
    const passkey = await addPasskeyRow(db, {
      staffId: person.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: answer.response.transports ?? [],
      name,
    })
    if (!passkey) throw refusePasskey()
    await changeStaffRow(db, person.id, { hasPasskey: true })
    await markVerified(db, staff.sessionId)
    // Sessions that were opened without any factor.
    if (!hasFactor(person)) await removeSessions(db, person.id, staff.sessionId)
    await recordAct(db, by, {
      act: 'passkey.add',
      subject: subjectOf(person),
      changes: { passkey: [null, name], has_factor: [hasFactor(person), true] },
    })
    return passkey
  })
  await returnAllowance(db, guess)
  return toPasskey(added)
}

function refuseUnconfirmed(person: StaffRow, isVerified: boolean): void {
  if (hasFactor(person) && !isVerified) throw new Refusal(403, { reason: 'desk_errors.step_up_required' })
}

async function verifyNew({ db, staff }: StaffContext, site: RelyingParty, answer: NewCredential) {
  const use = { purpose: 'enrol' as const, sessionId: staff.sessionId }
  const expectedChallenge = await requireChallenge(db, answer.response.clientDataJSON, use)
  // Loaded on first use: most processes never need it.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) throw refusePasskey()
  return registrationInfo.credential
}
