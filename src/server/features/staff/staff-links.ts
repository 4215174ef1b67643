import type { getStaffLink, Me } from '../../../contract/desk/door.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { emailKey } from '../../../domain/email.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Context, DeskContext } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { inTransaction, type TransactionDatabase } from '../../database/transaction.ts'
import { hashPassword, hashSecret, newSecret, refuseGuessable } from '../account/index.ts'
import { takeAllowance } from '../allowance/index.ts'
import { recordAct } from '../audit/index.ts'
import { hasFactor } from './factor.ts'
import { addStaffLink, findStaffLink, removeSessions, removeStaffLink } from './sessions.queries.ts'
import { actorOf, openSession } from './sign-in-staff.ts'
import {
  addStaff,
  changeStaffRow,
  findStaff,
  hasStaff,
  lockPerson,
  lockStaff,
  type StaffRow,
} from './staff.queries.ts'
import { subjectOf } from './subject-of.ts'
import { toMe } from './to-me.ts'

/** Makes the link for the first owner; null once there is staff. Each new one replaces the one before. */
export async function makeSetupLink({ db }: Pick<Context, 'db'>): Promise<string | null> {
  if (await hasStaff(db)) return null
  return makeLink(db, null)
}

/** The link with which a person sets the password; to be mailed or printed. */
export function makeInviteLink({ db }: Pick<Context, 'db'>, staffId: number): Promise<string> {
  return makeLink(db, staffId)
}

async function makeLink(db: Database, staffId: number | null): Promise<string> {
  const token = newSecret()
  const kind = staffId === null ? 'setup' : 'invite'
  const life = staffId === null ? LIMITS.staffSetupLinkSeconds : LIMITS.staffInviteLinkSeconds
  await addStaffLink(db, { tokenHash: hashSecret(token), kind, staffId }, life)
  return token
}

export async function getLink(
  { db, client }: DeskContext,
  token: string,
): Promise<CallData<typeof getStaffLink>> {
  await takeAllowance(db, [{ of: 'staffLinkAddress', for: client.address }])
  const link = await findStaffLink(db, hashSecret(token))
  if (!link) throw refuseLink()
  const person = link.staffId === null ? null : await findStaff(db, link.staffId)
  return { kind: link.kind, email: person?.email ?? null, name: person?.name ?? null }
}

type Typed = { email?: string | undefined; name?: string | undefined; password: string }

/**
 * Uses up a link: the first owner is created, or a person gets a new password. They are signed in, unless they have
 * a second factor: a mailbox alone does not replace it.
 */
export async function acceptLink(context: DeskContext, token: string, typed: Typed): Promise<Me> {
  const { db, pool, client } = context
  await takeAllowance(db, [{ of: 'staffLinkAddress', for: client.address }])
  const link = await findStaffLink(db, hashSecret(token))
  if (!link) throw refuseLink()
  const known = link.staffId === null ? null : await findStaff(db, link.staffId)
  const who = known ?? ownerOf(typed)
  await refuseGuessable(
    context,
    { password: typed.password },
    { ...who, contactName: who.name, companyName: '' },
  )
  const passwordHash = await hashPassword(typed.password)
  return inTransaction(pool, async ({ db }) => {
    await lockStaff(db)
    if (!(await removeStaffLink(db, hashSecret(token)))) throw refuseLink()
    const person =
      link.staffId === null
        ? await addOwner(db, context, { ...ownerOf(typed), passwordHash })
        : await joinStaff(db, context, { id: link.staffId, passwordHash })
    if (!hasFactor(person)) await openSession(db, context, person)
    await recordAct(db, actorOf(person, client), {
      act: link.kind === 'setup' ? 'staff.setup' : 'staff.join',
      subject: subjectOf(person),
      changes: link.kind === 'setup' ? { roles: [null, person.roles] } : {},
    })
    return toMe(person)
  })
}

async function addOwner(
  db: TransactionDatabase,
  { lang }: DeskContext,
  { email, name, passwordHash }: { email: string; name: string; passwordHash: string },
): Promise<StaffRow> {
  if (await hasStaff(db)) throw refuseLink()
  const owner = { email, emailKey: emailKey(email), name, lang, roles: ['owner' as const], passwordHash }
  const person = await addStaff(db, owner)
  if (!person) throw refuseLink()
  return person
}

/** A person who joins sees the desk in the language of the page on which they did. */
async function joinStaff(
  db: TransactionDatabase,
  { lang }: DeskContext,
  { id, passwordHash }: { id: number; passwordHash: string },
): Promise<StaffRow> {
  const person = await lockPerson(db, id)
  if (!person || person.disabledAt) throw refuseLink()
  await removeSessions(db, id)
  return changeStaffRow(db, id, { passwordHash, lang: person.passwordHash ? person.lang : lang })
}

function ownerOf({ email, name }: Typed): { email: string; name: string } {
  if (email && name) return { email, name }
  throw new Refusal(400, {
    reason: 'errors.check_input',
    fields: {
      ...(email ? {} : { email: { key: 'errors.email_required' as const } }),
      ...(name ? {} : { name: { key: 'desk_errors.name_required' as const } }),
    },
  })
}

function refuseLink(): Refusal {
  return new Refusal(404, { reason: 'desk_errors.link_invalid' })
}
