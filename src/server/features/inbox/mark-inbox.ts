import type * as z from 'zod/mini'
import type { markInbox as endpoint } from '../../../contract/desk/inbox.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { nextOpening, SHOP_TIME_ZONE } from '../../../domain/business-hours.ts'
import { type InboxKind, mayMark, SNOOZE_HOURS, type Snooze } from '../../../domain/inbox.ts'
import type { StaffContext } from '../../context.ts'
import { inTransaction, type TransactionDatabase } from '../../database/transaction.ts'
import { type AuditChanges, hasOthersActs, recordAct } from '../audit/index.ts'
import { lockQuote, storeChange } from '../quotes/index.ts'
import { assignRequest, type RequestContext, takeRequest } from '../rfq/index.ts'
import { waitingFor } from './get-inbox.ts'
import { findSubject, lockMark, type MarkRow, setMark, type WaitingSubject } from './inbox.queries.ts'
import { listColleagues } from './list-colleagues.ts'

type Body = z.output<NonNullable<(typeof endpoint)['body']>>
type Answer = z.input<(typeof endpoint)['data']>
type Person = { id: number; name: string }
type MarkContext = StaffContext & RequestContext
type People = { people: Person[] }
type Marking = MarkContext & People & { db: TransactionDatabase }
/** The mark to store and the entry to record: none if it is so already, as after a double click. */
type Decision = { changes: Partial<MarkRow>; act: string; auditChanges: AuditChanges }

export async function markInbox(context: MarkContext, body: Body): Promise<Answer> {
  const { staff, by } = context
  if (!mayMark(body.kind, staff.rights)) throw new Refusal(403, { reason: 'desk_errors.no_right' })
  const colleagues = await listColleagues(context)
  const people = colleagues.filter(({ kinds }) => kinds.includes(body.kind))
  const options = { ...waitingFor(context), kinds: [body.kind] }
  if (isRequestsOwner(body))
    return ownRequest({ ...context, people }, body, await findSubject(context.db, options, body.id))
  return inTransaction(context.pool, async ({ db }) => {
    const subject = await findSubject(db, options, body.id)
    if (!subject) throw gone()
    const key = { subjectKind: body.kind, subjectId: body.id }
    const quote = isQuotesOwner(body) ? await lockQuote(db, subject.label) : null
    const mark = { ...(await lockMark(db, key)), ...(quote && { ownerId: quote.ownerId }) }
    const rev = await knownRev({ db, staff }, subject, body)
    const { changes, act, auditChanges } = ACTS[body.act]({ ...context, db, people }, mark, { ...body, rev })
    const isRepeated = Object.keys(auditChanges).length === 0
    if (quote && !isRepeated)
      await storeChange(db, by, quote, { act: 'assign', set: changes, changes: auditChanges })
    if (!quote && !isRepeated) {
      await setMark(db, key, changes)
      await recordAct(db, by, { act, subject: auditSubject(body, subject), changes: auditChanges })
    }
    const ownerId = changes.ownerId === undefined ? mark.ownerId : changes.ownerId
    return { owner: personOf(people, ownerId), former_owner_id: mark.ownerId }
  })
}

/**
 * The revision of the item that the person knows. Own acts since the list was loaded count as known: a person who takes
 * a request, writes a note and marks it done must not get it back. After an act of anyone else, the item comes back.
 */
async function knownRev(
  { db, staff }: Pick<Marking, 'db' | 'staff'>,
  subject: WaitingSubject,
  { kind, id, rev, record_rev: seen }: Body,
): Promise<string> {
  const acts = subject.recordRev - (seen ?? subject.recordRev)
  if (rev === subject.rev || acts <= 0) return rev
  const isOthers = await hasOthersActs(db, staff.staffId, auditSubject({ kind, id }, subject), acts)
  return isOthers ? rev : subject.rev
}

/** A quote has an owner itself, whose name the buyer reads. Its approval waits for someone else. */
function isQuotesOwner({ kind, act }: Body): boolean {
  return (kind === 'quote_reply' || kind === 'quote_chase') && (act === 'mine' || act === 'assign')
}

function isRequestsOwner({ kind, act }: Body): boolean {
  return kind === 'request' && (act === 'mine' || act === 'assign')
}

/** A request has an owner itself, whose name the buyer is told. */
async function ownRequest(
  context: MarkContext & People,
  body: Body,
  subject: WaitingSubject | null,
): Promise<Answer> {
  if (!subject) throw gone()
  const { label, requestOwnerId, recordRev: rev } = subject
  if (body.act === 'assign') refuseReassigned(context.people, requestOwnerId, body)
  const { owner } =
    body.act === 'mine'
      ? await takeRequest(context, label)
      : await assignRequest(context, label, { staffId: body.owner_id ?? null, rev })
  return { owner, former_owner_id: requestOwnerId }
}

/** Another person has assigned it since the person saw it, also to no one. */
function refuseReassigned(people: Person[], ownerId: number | null, body: Body): void {
  const { owner_id = null, seen_owner_id: seen } = body
  if (seen === undefined || ownerId === seen || ownerId === owner_id) return
  const owner = personOf(people, ownerId)
  throw new Refusal(409, {
    ...(owner
      ? { reason: 'desk_errors.taken', values: { name: owner.name } }
      : { reason: 'desk_errors.changed_meanwhile' }),
    data: { owner },
  })
}

function gone(): Refusal {
  return new Refusal(404, { reason: 'desk_errors.waits_no_more' })
}

const ACTS: Record<Body['act'], (marking: Marking, mark: MarkRow, body: Body) => Decision> = {
  mine: ({ staff, people }, { ownerId }) => {
    const owner = personOf(people, ownerId)
    if (owner && owner.id !== staff.staffId)
      throw new Refusal(409, { reason: 'desk_errors.taken', values: { name: owner.name } })
    return ownedBy(people, ownerId, staff.staffId, 'inbox.take')
  },
  assign: ({ people }, { ownerId }, body) => {
    const { owner_id = null } = body
    refuseReassigned(people, ownerId, body)
    if (owner_id !== null && !personOf(people, owner_id))
      throw new Refusal(400, { reason: 'desk_errors.no_such_person' })
    return ownedBy(people, ownerId, owner_id, 'inbox.assign')
  },
  snooze: ({ clock }, mark, { until = 'hours', rev }) =>
    hiddenBy('inbox.snooze', mark, {
      snoozedUntil: snoozeUntil(clock(), until),
      doneAt: null,
      subjectRev: rev,
    }),
  done: ({ clock }, mark, { rev }) =>
    hiddenBy('inbox.done', mark, { snoozedUntil: null, doneAt: clock(), subjectRev: rev }),
  wake: (_, mark) => hiddenBy('inbox.wake', mark, { snoozedUntil: null, doneAt: null, subjectRev: '' }),
}

type Hiding = Pick<MarkRow, 'snoozedUntil' | 'doneAt'>
type HidingMark = Hiding & Pick<MarkRow, 'subjectRev'>

function hiddenBy(act: string, mark: HidingMark, changes: HidingMark): Decision {
  // Done or put off before the item changed: it has come back since.
  const isBack = changes.subjectRev !== '' && mark.subjectRev !== changes.subjectRev
  const before = isBack ? { snoozedUntil: null, doneAt: null } : mark
  const isDone = ({ doneAt }: Hiding) => doneAt !== null
  const untilOf = ({ snoozedUntil }: Hiding) => snoozedUntil?.toISOString() ?? null
  return {
    changes,
    act,
    auditChanges: {
      ...(isDone(before) !== isDone(changes) && { done: [isDone(before), isDone(changes)] }),
      ...(untilOf(before) !== untilOf(changes) && { snoozed_until: [untilOf(before), untilOf(changes)] }),
    },
  }
}

function ownedBy(people: Person[], before: number | null, after: number | null, act: string): Decision {
  const name = (id: number | null) => personOf(people, id)?.name ?? null
  const auditChanges: AuditChanges = before === after ? {} : { owner: [name(before), name(after)] }
  return { changes: { ownerId: after }, act, auditChanges }
}

function personOf(people: readonly Person[], wanted: number | null): Person | null {
  const found = people.find(({ id }) => id === wanted)
  return found ? { id: found.id, name: found.name } : null
}

function snoozeUntil(now: Date, until: Snooze): Date {
  if (until === 'hours') return new Date(now.getTime() + SNOOZE_HOURS * 3_600_000)
  return nextOpening(now, until, SHOP_TIME_ZONE)
}

/** In the audit, marks are listed with the other acts on the same order, request or quote. */
function auditSubject({ kind, id }: { kind: InboxKind; id: number }, { orderId, label }: WaitingSubject) {
  if (orderId !== null) return { kind: 'order', id: orderId, label }
  return { kind: kind.startsWith('quote_') ? 'quote' : kind, id, label }
}
