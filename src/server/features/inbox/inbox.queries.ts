import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type InboxKind, type Lane, laneOf } from '../../../domain/inbox.ts'
import type { Database } from '../../database/connection.ts'
import { executePrepared } from '../../database/prepare.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { inboxMarks } from './inbox.tables.ts'
import { REV, shown, type WaitingOptions, waiting } from './waiting.queries.ts'

/** Rows per lane, oldest promise first; the count of the lane tells the rest. */
export const MOST_ROWS = 50
/** A longer lane ends with its newest rows, so that new items are seen at once. */
const NEWEST_ROWS = 5

export type InboxRow = {
  kind: InboxKind
  lane: Lane
  id: number
  rev: string
  record_rev: number
  order_id: number | null
  number: string
  /** Null: not a mail. */
  mail_kind: string | null
  who: string
  line_count: number
  first_part: string
  value: string | null
  amount: string | null
  /** Milliseconds since 1970, as all times here. */
  since: number
  due: number | null
  owner_id: number | null
  owner_name: string | null
  lane_count: number
}

/** Undefined: all owners, all records. */
type InboxFilter = { ownerId?: number | undefined; number?: string | undefined }

/**
 * One query for all lanes, so that the inbox cannot disagree with the records. The owner is compared before the lanes
 * are cut: own work may be anywhere in a long lane. Lines are counted for all shown records at once. Planning takes a
 * quarter of the processor time, so only the filter has parameters.
 * `offset 0`: the few mails are looked up by their id; the planner expects more and would read all.
 */
export async function listInboxRows(
  db: Database,
  options: WaitingOptions,
  { ownerId, number }: InboxFilter,
): Promise<InboxRow[]> {
  if (options.kinds.length === 0) return []
  const isWanted = and(
    sql`true`,
    ownerId === undefined ? undefined : sql`s.owner_id = ${ownerId}`,
    number === undefined ? undefined : isAbout(number),
  )
  return executePrepared<InboxRow>(
    db,
    sql`
    with items as materialized (
      select s.*, m.kind as mail_kind, m.recipient, ${RFQ_ID} as rfq_id, ${QUOTE_ID} as quote_id
      from (${lanesOf(options, isWanted)}) s
      left join lateral (select * from mails where s.kind = 'mail' and id = s.id offset 0) m on true
    ),
    order_facts as (${ORDER_FACTS}),
    rfq_facts as (${RFQ_FACTS})
    select w.kind, w.lane, w.id::float8 as id, ${REV} as rev, ${RECORD_REV} as record_rev, w.order_id, w.lane_count, w.owner_id, w.amount,
      extract(epoch from w.since)::float8 * 1000 as since, extract(epoch from w.due)::float8 * 1000 as due,
      coalesce(o.number, 'RFQ-' || r.number, q.number, '') as number, w.mail_kind,
      coalesce(nullif(o.company_name, ''), o.shipping_address ->> 'contact_name', nullif(r.company_name, ''),
        r.contact_name, nullif(q.company_name, ''), q.contact_name, w.recipient, '') as who,
      coalesce(order_facts.line_count, rfq_facts.line_count, quote_facts.line_count, 0) as line_count,
      coalesce(order_facts.first_part, rfq_facts.first_part, quote_facts.first_part, '') as first_part,
      coalesce(o.total, rfq_facts.value, quote_facts.value) as value, owner.name as owner_name
    from items w
    left join orders o on o.id = w.order_id
    left join rfqs r on r.id = w.rfq_id
    left join quotes q on q.id = w.quote_id
    left join staff owner on owner.id = w.owner_id
    left join order_facts on order_facts.order_id = w.order_id
    left join rfq_facts on rfq_facts.rfq_id = w.rfq_id
    left join lateral (${QUOTE_FACTS}) quote_facts on true
    order by ${PLACE}`,
  )
}

const PLACE = sql`coalesce(due, since), kind, id`

/**
 * The first and the newest items of each lane. Sorting and cutting every lane by itself is faster than numbering all
 * items.
 */
function lanesOf({ kinds, chaseBefore }: WaitingOptions, isWanted: SQL | undefined): SQL {
  const lanes = [...Map.groupBy(kinds, laneOf).values()].map(
    lane => sql`(
      with lane as materialized (
        select s.*, count(*) over ()::integer as lane_count from (${shown({ kinds: lane, chaseBefore })}) s
        where ${isWanted})
      (select * from lane order by ${PLACE} limit ${sql.raw(String(MOST_ROWS))})
      union
      (select * from lane order by since desc limit ${sql.raw(String(NEWEST_ROWS))}))`,
  )
  return sql.join(lanes, sql` union all `)
}

/** An order, or a request with RFQ- before its number. */
function isAbout(number: string): SQL {
  return sql`(s.order_id = (select id from orders where number = ${number})
    or s.kind = 'request' and s.id = (select id from rfqs where number = ${number.replace(/^RFQ-/, '')}))`
}

/** A failed mail changes no record, although it is about one. */
const RECORD_REV = sql`case when w.kind = 'mail' then 0 else coalesce(o.rev, r.rev, q.rev, 0) end`

const subjectOfMail = (kind: 'request' | 'quote', field: string) =>
  sql`
  coalesce((m.fields ->> ${field})::bigint, (
    select subject_id from messages where id = (m.fields ->> 'message_id')::bigint and subject_kind = ${kind}))`.inlineParams()

/** The request or the quote of an item, or of the mail that failed. */
const RFQ_ID = sql`case when s.kind = 'request' then s.id when m.kind like 'rfq%' then ${subjectOfMail('request', 'rfq_id')} end`
const QUOTE_ID = sql`case when s.kind like 'quote%' then s.id when m.kind like 'quote%' then ${subjectOfMail('quote', 'quote_id')} end`

const ORDER_FACTS = sql`
  select order_id, count(*)::integer as line_count, min(part_number) filter (where position = 0) as first_part
  from order_lines where order_id = any(array(select order_id from items)) group by order_id`

/** The value at our prices, of the lines whose part we have. */
const RFQ_FACTS = sql`
  select l.rfq_id, count(*)::integer as line_count, min(l.part_number) filter (where l.position = 0) as first_part,
    round(sum(l.qty * part.unit_prices[greatest(1, width_bucket(l.qty, part.price_quantities))]), 2) as value
  from rfq_lines l left join parts part on part.id = l.part_id
  where l.rfq_id = any(array(select rfq_id from items)) group by l.rfq_id`

/** Of the draft that waits for approval, or of the version that the buyer has. */
const QUOTE_FACTS = sql`
  select count(*)::integer as line_count, min(l.part_number) filter (where l.position = 0) as first_part,
    max(v.total) as value
  from quote_versions v left join quote_lines l on l.quote_id = v.quote_id and l.version = v.version
  where w.quote_id is not null and v.quote_id = w.quote_id
    and v.version = case w.kind when 'quote_approval' then q.draft_version else greatest(q.version, 1) end
  having count(*) > 0`

/** `backInMs`: until the next item that was put off comes back; null: none. */
type WaitingCount = { count: number; backInMs: number | null }

export async function countWaiting(db: Database, options: WaitingOptions): Promise<WaitingCount> {
  if (options.kinds.length === 0) return { count: 0, backInMs: null }
  const [row] = await executePrepared<WaitingCount>(
    db,
    sql`select count(*)::integer as count, (
      select ceil(extract(epoch from min(snoozed_until) - now()) * 1000)::float8
      from inbox_marks where snoozed_until > now()) as "backInMs"
    from (${shown(options)}) s`,
  )
  return row ?? { count: 0, backInMs: null }
}

export type WaitingSubject = {
  orderId: number | null
  label: string
  /** Of the item, and of the request, the quote or the order. */
  rev: string
  recordRev: number
  /** Of a request. */
  requestOwnerId: number | null
}

/** Null: it does not wait any more. */
export async function findSubject(
  db: Database,
  options: WaitingOptions,
  id: number,
): Promise<WaitingSubject | null> {
  const { rows } = await db.execute<WaitingSubject>(sql`
    select w.order_id as "orderId", coalesce(o.number, 'RFQ-' || r.number, q.number, w.id::text) as label,
      r.owner_id as "requestOwnerId", ${REV} as rev, ${RECORD_REV} as "recordRev"
    from (${waiting(options)}) w
    left join orders o on o.id = w.order_id
    left join rfqs r on w.kind = 'request' and r.id = w.id
    left join quotes q on w.kind like 'quote%' and q.id = w.id
    where w.id = ${id}`)
  return rows[0] ?? null
}

export type MarkRow = typeof inboxMarks.$inferSelect
type MarkKey = Pick<MarkRow, 'subjectKind' | 'subjectId'>

/** Concurrent marks of one item wait for each other. */
export async function lockMark(db: TransactionDatabase, key: MarkKey): Promise<MarkRow> {
  await db.insert(inboxMarks).values(key).onConflictDoNothing()
  const [row] = await db.select().from(inboxMarks).where(isMark(key)).for('update')
  if (!row) throw new Error('the mark is gone')
  return row
}

export async function setMark(
  db: TransactionDatabase,
  key: MarkKey,
  changes: Partial<Omit<MarkRow, keyof MarkKey>>,
): Promise<void> {
  await db.update(inboxMarks).set(changes).where(isMark(key))
}

const isMark = ({ subjectKind, subjectId }: MarkKey) =>
  and(eq(inboxMarks.subjectKind, subjectKind), eq(inboxMarks.subjectId, subjectId))
