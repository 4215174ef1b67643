import { randomBytes } from 'node:crypto'
import { renderSVG } from 'uqr'
import { Refusal } from '../../../contract/wire/errors.ts'
import { needsSecondFactor } from '../../../domain/rights.ts'
import type { DeskContext, StaffContext } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import { hashSecret } from '../account/index.ts'
import { type Count, returnAllowance, takeAllowance } from '../allowance/index.ts'
import { recordAct } from '../audit/index.ts'
import { findMe, lockMe } from './find-me.ts'
import { seal, unseal } from './seal.ts'
import { markVerified, removeSessions } from './sessions.queries.ts'
import { changeStaffRow, type StaffRow, takeRecoveryCode, takeStep } from './staff.queries.ts'
import { subjectOf } from './subject-of.ts'
import { findStep, toBase32 } from './totp.ts'

export const SECRET_BYTES = 20
const RECOVERY_CODES = 10
const RECOVERY_BYTES = 5

export function hasFactor({ totpSecret, hasPasskey }: StaffRow): boolean {
  return totpSecret !== null || hasPasskey
}

export function mustSetFactor(person: StaffRow): boolean {
  return needsSecondFactor(person.roles) && !hasFactor(person)
}

/** A new secret, stored as pending. A person who has a factor already confirms it first. */
export async function startFactor(context: StaffContext) {
  const { pool, by, staff, site, keys } = context
  const secret = randomBytes(SECRET_BYTES)
  const { staff: key } = await keys()
  const { email } = await inTransaction(pool, async ({ db }) => {
    const person = await lockMe(db, staff)
    if (hasFactor(person) && !staff.isVerified)
      throw new Refusal(403, { reason: 'desk_errors.step_up_required' })
    await recordAct(db, by, { act: 'factor.start', subject: subjectOf(person) })
    return changeStaffRow(db, person.id, { totpPending: seal(secret, key) })
  })
  const { company_name } = await site()
  const text = toBase32(secret)
  const uri = `otpauth://totp/${encodeURIComponent(company_name)}:${encodeURIComponent(email)}?secret=${text}&issuer=${encodeURIComponent(company_name)}`
  return { secret: text, uri, qr: renderSVG(uri) }
}

/**
 * Turns the pending secret on. The recovery codes are returned once; only their hashes are stored. If the answer was
 * lost, the same session gets new ones for the next code.
 */
export async function confirmFactor(context: StaffContext, typed: string) {
  const { db, pool, by, staff, clock, keys } = context
  const guess: Count[] = [{ of: 'staffCode', for: `${staff.staffId} session ${staff.sessionId}` }]
  await takeAllowance(db, guess)
  const { staff: key } = await keys()
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await inTransaction(pool, async ({ db }) => {
    const person = await lockMe(db, staff)
    const secret = person.totpPending ?? (staff.isVerified ? person.totpSecret : null)
    const step = secret && findStep(unseal(secret, key), onlyCode(typed), clock())
    const isRepeated = person.totpPending === null
    if (step === null || (isRepeated && step <= person.totpStep)) throw new Refusal(400, wrongCode())
    await changeStaffRow(db, person.id, {
      totpSecret: secret,
      totpPending: null,
      totpStep: step,
      recoveryHashes: codes.map(recoveryHash),
    })
    await markVerified(db, staff.sessionId)
    // Sessions that were opened without this factor.
    await removeSessions(db, person.id, staff.sessionId)
    await recordAct(db, by, {
      act: 'factor.confirm',
      subject: subjectOf(person),
      changes: { has_factor: [hasFactor(person), true] },
    })
  })
  await returnAllowance(db, guess)
  return { recovery_codes: codes }
}

/** Confirms the factor again for risky actions. */
export async function stepUp(context: StaffContext, typed: string): Promise<null> {
  const { pool, by, staff } = context
  const person = await findMe(context)
  await refuseWrongCode(context, person, typed, [
    { of: 'staffCode', for: `${person.id} session ${staff.sessionId}` },
  ])
  await inTransaction(pool, async ({ db }) => {
    await markVerified(db, staff.sessionId)
    await recordAct(db, by, { act: 'factor.step_up', subject: subjectOf(person) })
  })
  return null
}

/** Uses up a correct code. Twenty wrong ones in a row end the attempts of this session or browser for a while. */
export async function refuseWrongCode(
  { db, clock, keys }: Pick<DeskContext, 'db' | 'clock' | 'keys'>,
  person: StaffRow,
  typed: string,
  guesses: readonly Count[],
): Promise<void> {
  if (!person.totpSecret) throw new Refusal(403, { reason: 'desk_errors.factor_required' })
  await takeAllowance(db, guesses)
  const { staff: key } = await keys()
  if (!(await isCode(db, person, unseal(person.totpSecret, key), onlyCode(typed), clock())))
    throw new Refusal(400, wrongCode())
  await returnAllowance(db, guesses)
}

async function isCode(db: Database, { id }: StaffRow, secret: Buffer, code: string, now: Date) {
  if (!/^\d{6}$/.test(code)) return takeRecoveryCode(db, id, recoveryHash(code))
  const step = findStep(secret, code, now)
  return step !== null && takeStep(db, id, step)
}

function wrongCode() {
  const reason = 'desk_errors.code_wrong' as const
  return { reason, fields: { code: { key: reason } } }
}

export function recoveryHash(code: string): string {
  return hashSecret(onlyCode(code)).toString('hex')
}

/** People type codes with spaces, dashes and capitals. */
function onlyCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase()
}

/** Ten characters in two groups. */
export function newRecoveryCode(): string {
  const text = toBase32(randomBytes(2 * RECOVERY_BYTES))
    .toLowerCase()
    .slice(0, 10)
  return `${text.slice(0, 5)}-${text.slice(5)}`
}
