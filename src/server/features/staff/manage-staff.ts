import type { StaffMember } from '../../../contract/desk/staff.ts'
import { isRefusedFor, Refusal } from '../../../contract/wire/errors.ts'
import { emailKey } from '../../../domain/email.ts'
import { DEFAULT_LANG, type Lang, langOr } from '../../../domain/locales.ts'
import type { StaffLimits } from '../../../domain/refund-cap.ts'
import type { Role } from '../../../domain/rights.ts'
import type { Acting, Context } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { inTransaction, type TransactionDatabase } from '../../database/transaction.ts'
import { type AuditChanges, recordAct, refuseOverwriting } from '../audit/index.ts'
import { isRepeated } from '../idempotency/index.ts'
import { queueMail } from '../mail/index.ts'
import { hasFactor } from './factor.ts'
import { removePasskeys } from './passkeys.queries.ts'
import { removeInvites, removeSessions } from './sessions.queries.ts'
import {
  addStaff,
  changeStaffRow,
  countOtherOwners,
  disableRow,
  listStaffRows,
  lockPerson,
  lockStaff,
  type StaffRow,
} from './staff.queries.ts'
import { makeInviteLink } from './staff-links.ts'
import { subjectOf } from './subject-of.ts'

const LAST_OWNER = 'desk_errors.last_owner'

export async function listStaff({ db }: Pick<Context, 'db'>): Promise<StaffMember[]> {
  const rows = await listStaffRows(db)
  return rows.map(({ person, sessions, seenAt }) => toMember(person, sessions, seenAt))
}

type Invitation = { email: string; name: string; roles: readonly Role[]; lang: Lang; isMailed: boolean }

/** Adds a person without a password. A link, mailed or given otherwise, lets them choose one. */
export async function inviteStaff(
  { pool, by }: Acting,
  { email, name, roles, lang, isMailed }: Invitation,
): Promise<StaffMember> {
  return inTransaction(pool, async ({ db }) => {
    await lockStaff(db)
    const added = { email, emailKey: emailKey(email), name, lang, roles: [...new Set(roles)] }
    const person = await addStaff(db, { ...added, passwordHash: null })
    if (!person) {
      const reason = 'desk_errors.email_taken' as const
      throw new Refusal(409, { reason, fields: { email: { key: reason } } })
    }
    if (isMailed) await queueInvite(db, person)
    await recordAct(db, by, {
      act: 'staff.invite',
      subject: subjectOf(person),
      changes: { roles: [null, person.roles] },
    })
    return toMember(person)
  })
}

/** Undefined: unchanged. `refund_cap` in USD; null: the default. `rev`: the revision that the author saw. */
type Change = { name?: string; roles?: readonly Role[]; refund_cap?: number | null; rev?: number }

export async function changeStaff(
  acting: Acting,
  id: number,
  { name, roles, refund_cap, rev: seen }: Change,
): Promise<StaffMember> {
  return onPerson(acting, id, async (db, person) => {
    const wanted = {
      name: name ?? person.name,
      roles: roles ? [...new Set(roles)] : person.roles,
      limits: refund_cap === undefined ? person.limits : withCap(person.limits, refund_cap),
    }
    const { rev } = person
    const changes = differences(person, { ...person, ...wanted })
    const edit = { subject: subjectOf(person), seen: seen ?? rev, rev, fields: Object.keys(changes) }
    await refuseOverwriting(db, acting.by, edit, () => memberOf(db, id))
    if (!wanted.roles.includes('owner')) await refuseLastOwner(db, person)
    const changed = await changeStaffRow(db, id, { ...wanted, rev: rev + 1 })
    return { person: changed, act: 'staff.change', changes: { ...changes, rev: [rev, rev + 1] } }
  })
}

function withCap({ refund_cap_usd: _, ...others }: StaffLimits, cap: number | null): StaffLimits {
  return cap === null ? others : { ...others, refund_cap_usd: cap }
}

const STAFF_ACTS = {
  disable,
  enable,
  reset_factor: resetFactor,
  end_sessions: endSessions,
  invite_again: inviteAgain,
} as const
export type StaffAct = keyof typeof STAFF_ACTS

export function actOnStaff(acting: Acting, id: number, act: StaffAct): Promise<StaffMember> {
  return onPerson(acting, id, STAFF_ACTS[act])
}

type Done = { person: StaffRow; act: string; changes: AuditChanges }

async function disable(db: TransactionDatabase, person: StaffRow): Promise<Done> {
  await refuseLastOwner(db, person)
  await removeSessions(db, person.id)
  await removeInvites(db, person.id)
  const changed = await disableRow(db, person.id)
  return { person: changed, act: 'staff.disable', changes: differences(person, changed) }
}

async function enable(db: TransactionDatabase, person: StaffRow): Promise<Done> {
  const changed = await changeStaffRow(db, person.id, { disabledAt: null })
  return { person: changed, act: 'staff.enable', changes: differences(person, changed) }
}

/** For a lost phone. The person sets a new factor at the next sign-in, if a role requires one. */
async function resetFactor(db: TransactionDatabase, person: StaffRow): Promise<Done> {
  await removeSessions(db, person.id)
  await removePasskeys(db, person.id)
  const none = { totpSecret: null, totpPending: null, recoveryHashes: [], hasPasskey: false }
  const changed = await changeStaffRow(db, person.id, none)
  return { person: changed, act: 'staff.reset_factor', changes: differences(person, changed) }
}

async function endSessions(db: TransactionDatabase, person: StaffRow): Promise<Done> {
  const ended = await removeSessions(db, person.id)
  return { person, act: 'staff.end_sessions', changes: { sessions: [ended, 0] } }
}

/** Also for a forgotten password: the link lets the person choose a new one. */
async function inviteAgain(db: TransactionDatabase, person: StaffRow): Promise<Done> {
  if (person.disabledAt) throw new Refusal(409)
  await queueInvite(db, person)
  return { person, act: 'staff.invite_again', changes: {} }
}

/** Changes one person in a transaction, with its audit entry. */
async function onPerson(
  { pool, by }: Acting,
  id: number,
  work: (db: TransactionDatabase, person: StaffRow) => Promise<Done>,
): Promise<StaffMember> {
  return inTransaction(pool, async ({ db }) => {
    await lockStaff(db)
    const found = await lockPerson(db, id)
    if (!found) throw new Refusal(404)
    if (await isRepeated(db, by)) return memberOf(db, id)
    const { person, act, changes } = await work(db, found)
    await recordAct(db, by, { act, subject: subjectOf(person), changes })
    return memberOf(db, person.id)
  })
}

async function memberOf(db: Database, id: number): Promise<StaffMember> {
  const found = (await listStaff({ db })).find(member => member.id === id)
  if (!found) throw new Error(`no member of staff ${id}`)
  return found
}

async function refuseLastOwner(db: Database, person: StaffRow): Promise<void> {
  const isOwner = person.roles.includes('owner') && !person.disabledAt && person.passwordHash !== null
  if (isOwner && (await countOtherOwners(db, person.id)) === 0) throw new Refusal(409, { reason: LAST_OWNER })
}

/** As `invite_again`, for a shell that prints the link instead of mailing it. */
export async function renewInvite({ pool, by }: Acting, id: number): Promise<string> {
  return inTransaction(pool, async ({ db }) => {
    const person = await lockPerson(db, id)
    if (!person || person.disabledAt) throw new Refusal(409)
    await recordAct(db, by, { act: 'staff.invite_again', subject: subjectOf(person) })
    return makeInviteLink({ db }, id)
  })
}

/** For callers without a contract: why an act was refused. */
export function isLastOwner(error: unknown): boolean {
  return isRefusedFor(error, LAST_OWNER)
}

async function queueInvite(db: TransactionDatabase, { id, emailKey, lang }: StaffRow): Promise<void> {
  await queueMail(db, {
    recipient: emailKey,
    lang: langOr(lang, DEFAULT_LANG),
    kind: 'staff_invite',
    priority: 'account',
    fields: { staff_id: id },
    isToStaff: true,
  })
}

/** Names are personal, so only that they changed is recorded. */
function differences(before: StaffRow, after: StaffRow): AuditChanges {
  const all: AuditChanges = {
    name: ['', before.name === after.name ? '' : 'changed'],
    roles: [before.roles, after.roles],
    disabled: [before.disabledAt !== null, after.disabledAt !== null],
    has_factor: [hasFactor(before), hasFactor(after)],
    refund_cap: [capOf(before), capOf(after)],
  }
  const changed = Object.entries(all).filter(([, [was, is]]) => JSON.stringify(was) !== JSON.stringify(is))
  return Object.fromEntries(changed)
}

function capOf({ limits }: StaffRow): number | null {
  return limits.refund_cap_usd ?? null
}

function toMember(person: StaffRow, sessions = 0, seenAt: Date | null = null): StaffMember {
  return {
    id: person.id,
    email: person.email,
    name: person.name,
    roles: person.roles,
    has_factor: hasFactor(person),
    state: stateOf(person),
    sessions,
    last_seen: seenAt?.toISOString() ?? null,
    refund_cap: capOf(person),
    rev: person.rev,
  }
}

function stateOf({ disabledAt, passwordHash }: StaffRow): StaffMember['state'] {
  if (disabledAt) return 'disabled'
  return passwordHash === null ? 'invited' : 'active'
}
