import type { RequestDetail } from '../../../contract/desk/requests.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { MessageKey } from '../../../contract/wire/messages.ts'
import { DEFAULT_LANG, langOr } from '../../../domain/locales.ts'
import type { DeclineReason } from '../../../domain/requests.ts'
import type { StaffContext } from '../../context.ts'
import { inTransaction, type TransactionDatabase } from '../../database/transaction.ts'
import { type AuditChanges, hasOthersActs, recordAct } from '../audit/index.ts'
import type { PartsContext } from '../catalogue/index.ts'
import { isRepeated } from '../idempotency/index.ts'
import { queueMail } from '../mail/index.ts'
import { addMessage, setMessageMail } from '../messages/index.ts'
import { listStaff } from '../staff/index.ts'
import { changeRfq, lockRfq, type RfqChange } from './desk.queries.ts'
import { getRequest } from './get-request.ts'
import { bareNumber, namesOf, REQUEST } from './number.ts'
import { listRequestPeople } from './request-people.ts'
import type { RfqRow } from './rfq.queries.ts'

export type RequestContext = PartsContext & Pick<StaffContext, 'pool' | 'by' | 'staff'>

/** The first of two people gets it; the other is told the owner. Taking an own request again changes nothing. */
export async function takeRequest(context: RequestContext, number: string): Promise<RequestDetail> {
  const { staff } = context
  return changing(context, number, async (_, rfq) => {
    refuseDeclined(rfq)
    if (rfq.ownerId === staff.staffId && rfq.viewedAt) return null
    refuseOthers(rfq, staff.staffId)
    return {
      act: 'request.take',
      change: { ownerId: staff.staffId, isViewed: true },
    }
  })
}

type Assignment = { staffId: number | null; rev: number }

/** A colleague's request can be taken over this way, if no other person changed it meanwhile. */
export async function assignRequest(
  context: RequestContext,
  number: string,
  { staffId, rev }: Assignment,
): Promise<RequestDetail> {
  return changing(context, number, async (db, rfq) => {
    await refuseChanged(context, db, rfq, rev)
    refuseDeclined(rfq)
    if (rfq.ownerId === staffId) return null
    if (staffId === null) return { act: 'request.release', change: { ownerId: null } }
    const people = await listRequestPeople({ db })
    if (!people.some(({ id }) => id === staffId))
      throw new Refusal(400, { reason: 'desk_errors.no_such_person' })
    return { act: 'request.assign', change: { ownerId: staffId, isViewed: true } }
  })
}

type Decline = { reason: DeclineReason; text: string; rev: number }

export async function declineRequest(
  context: RequestContext,
  number: string,
  { reason, text, rev }: Decline,
): Promise<RequestDetail> {
  return changing(context, number, async (db, rfq) => {
    await refuseChanged(context, db, rfq, rev)
    refuseDeclined(rfq)
    refuseOthers(rfq, context.staff.staffId)
    if (reason === 'other' && text === '') {
      const required = 'desk_errors.decline_text_required' as const
      throw new Refusal(400, { reason: required, fields: { text: { key: required } } })
    }
    await mailToBuyer(db, rfq, 'rfq_declined', { rfq_id: rfq.id })
    return {
      act: 'request.decline',
      change: { ...answered(context, rfq), decline: { reason, text } },
    }
  })
}

export async function reopenRequest(
  context: RequestContext,
  number: string,
  rev: number,
): Promise<RequestDetail> {
  return changing(context, number, async (db, rfq) => {
    await refuseChanged(context, db, rfq, rev)
    if (!rfq.declinedAt) return null
    return { act: 'request.reopen', change: { decline: null, isAnswered: false } }
  })
}

/** Mailed, so it also tells the buyer that we are on it. */
export async function writeToBuyer(
  context: RequestContext,
  number: string,
  body: string,
): Promise<RequestDetail> {
  return changing(context, number, async (db, rfq) => {
    if (await isRepeated(db, context.by)) return null
    const messageId = await addOwnMessage(context, db, rfq, { body, isInternal: false })
    const [mailId] = await mailToBuyer(db, rfq, 'rfq_message', { message_id: messageId })
    if (mailId !== undefined) await setMessageMail(db, messageId, mailId)
    return { act: 'request.message', change: answered(context, rfq), details: WRITTEN }
  })
}

export async function addRequestNote(
  context: RequestContext,
  number: string,
  body: string,
): Promise<RequestDetail> {
  return changing(context, number, async (db, rfq) => {
    if (await isRepeated(db, context.by)) return null
    await addOwnMessage(context, db, rfq, { body, isInternal: true })
    return { act: 'request.note', change: {}, details: WRITTEN }
  })
}

/** The words may be personal, so the audit only says that there are some. */
const WRITTEN: AuditChanges = { message: ['', 'changed'] }

/** Null: everything is as wanted already. */
type RequestAct = { act: string; change: RfqChange; details?: AuditChanges } | null

/** Changes a locked request, with its audit entry, and returns it. */
async function changing(
  context: RequestContext,
  typed: string,
  work: (db: TransactionDatabase, rfq: RfqRow) => Promise<RequestAct>,
): Promise<RequestDetail> {
  const number = bareNumber(typed)
  try {
    await inTransaction(context.pool, async ({ db }) => {
      const rfq = await lockRfq(db, number)
      if (!rfq) throw new Refusal(404)
      const done = await work(db, rfq)
      if (!done) return
      await changeRfq(db, rfq, done.change)
      await recordAct(db, context.by, {
        act: done.act,
        subject: { kind: REQUEST, id: rfq.id, label: namesOf(rfq.number).rfq_number },
        changes: { ...(await differences(db, rfq, done.change)), ...done.details },
      })
    })
  } catch (error) {
    if (error instanceof Conflict) throw await error.toRefusal(context, number)
    throw error
  }
  return getRequest(context, number)
}

/** Someone else was quicker. The answer has the present state. */
class Conflict extends Error {
  readonly reason: MessageKey

  constructor(reason: MessageKey) {
    super(reason)
    this.reason = reason
  }

  async toRefusal(context: RequestContext, number: string): Promise<Refusal> {
    const present = await getRequest(context, number)
    const values = { name: present.owner?.name ?? '' }
    return new Refusal(409, { reason: this.reason, values, data: present })
  }
}

function refuseOthers({ ownerId }: RfqRow, staffId: number): void {
  if (ownerId !== null && ownerId !== staffId) throw new Conflict('desk_errors.request_taken')
}

function refuseDeclined({ declinedAt }: RfqRow): void {
  if (declinedAt) throw new Conflict('desk_errors.request_declined')
}

/** Own changes since then do not count: a person who acts twice in a row has seen the first act. */
async function refuseChanged(
  { staff }: RequestContext,
  db: TransactionDatabase,
  { id, rev }: RfqRow,
  seen: number,
): Promise<void> {
  if (await hasOthersActs(db, staff.staffId, { kind: REQUEST, id }, rev - seen))
    throw new Conflict('desk_errors.request_changed')
}

/** The person who answers a request without an owner becomes its owner. */
function answered({ staff }: RequestContext, { ownerId }: RfqRow): RfqChange {
  return { ownerId: ownerId ?? staff.staffId, isViewed: true, isAnswered: true }
}

async function addOwnMessage(
  { by }: RequestContext,
  db: TransactionDatabase,
  { id }: RfqRow,
  { body, isInternal }: { body: string; isInternal: boolean },
): Promise<number> {
  return addMessage(db, {
    subjectKind: REQUEST,
    subjectId: id,
    author: 'staff',
    staffId: by.staffId,
    authorName: by.who,
    body,
    isInternal,
  })
}

async function mailToBuyer(
  db: TransactionDatabase,
  { emailKey, lang }: RfqRow,
  kind: string,
  fields: Record<string, number>,
): Promise<number[]> {
  return queueMail(db, { recipient: emailKey, lang: langOr(lang, DEFAULT_LANG), kind, fields })
}

async function differences(
  db: TransactionDatabase,
  before: RfqRow,
  { ownerId = before.ownerId, isViewed, decline }: RfqChange,
): Promise<AuditChanges> {
  const changes: AuditChanges = {}
  if (before.ownerId !== ownerId) {
    const people = await listStaff({ db })
    const nameOf = (id: number | null) => people.find(person => person.id === id)?.name ?? null
    changes.owner = [nameOf(before.ownerId), nameOf(ownerId)]
  }
  if (isViewed && !before.viewedAt) changes.viewed = [false, true]
  if (decline !== undefined) changes.decline_reason = [before.declineReason, decline?.reason ?? null]
  return changes
}
