import { type SQL, sql } from 'drizzle-orm'
import { type InboxKind, laneOf } from '../../../domain/inbox.ts'
import { QUOTE_LIMITS } from '../../../domain/quotes/limits.ts'

/** Orders that are canceled before this time, unless they are paid, have to be chased. */
export type WaitingOptions = { kinds: readonly InboxKind[]; chaseBefore: Date }

/** The received amount without refunds that are done or promised. The indexes use the same expression. */
const KEPT = sql`o.received - o.refunded - o.pledged`
/** More than the total is credit, as in `creditAmount`. */
const CREDIT = sql`${KEPT} + o.written_off + o.off_total`

/**
 * `amount` is reported, received or due. `rev` changes with the record; null: `REV` computes it, only for items
 * that are shown or marked. Reports of transfers are read by an array of ids: a join would read all of them.
 */
const SOURCES: Record<InboxKind, (options: WaitingOptions) => SQL> = {
  request: () => sql`
    select id::bigint, null::integer as order_id,
      coalesce((select max(m.created_at) from messages m
        where m.subject_kind = 'request' and m.subject_id = rfqs.id and m.author = 'buyer'), created_at) as since,
      null::timestamptz as due, null::numeric as amount, owner_id, null::text as rev
    from rfqs
    where answered_at is null and (viewed_at is null or rev > 0)`,
  message: () => sql`
    select m.subject_id::bigint as id, m.subject_id as order_id, min(m.created_at) as since, null::timestamptz as due,
      null::numeric as amount, null::integer as owner_id, max(m.id)::text as rev
    from messages m
    where m.subject_kind = 'order' and m.author = 'buyer' and m.answered_at is null
    group by m.subject_id`,
  quote_reply: () => sql`
    select id::bigint, null::integer as order_id, waits_since as since, null::timestamptz as due,
      null::numeric as amount, owner_id, extract(epoch from waits_since)::text as rev
    from quotes
    where waits_since is not null`,
  quote_approval: () => sql`
    select id::bigint, null::integer as order_id, approval_asked_at as since, null::timestamptz as due,
      null::numeric as amount, null::integer as owner_id, extract(epoch from approval_asked_at)::text as rev
    from quotes
    where approval_asked_at is not null and draft_version is not null`,
  quote_chase: () => sql`
    select id::bigint, null::integer as order_id, coalesce(first_seen_at, sent_at) as since, valid_until as due,
      null::numeric as amount, owner_id, version || state as rev
    from quotes
    where state in ('sent', 'seen', 'countered') and waits_since is null and total > 0 and (
      valid_until < now() + make_interval(hours => ${QUOTE_LIMITS.chaseHours})
      or (state = 'seen' and first_seen_at < now() - make_interval(hours => ${QUOTE_LIMITS.silentHours})))`,
  transfer: () => sql`
    select distinct on (o.id) o.id::bigint, o.id as order_id, r.created_at as since, o.pay_by as due, r.amount,
      null::integer as owner_id, null::text as rev
    from transfer_reports r join orders o on o.id = r.order_id
    where r.order_id = any(array(select o.id from orders o where o.status = 'confirming' and ${KEPT} <= 0))
    order by o.id, r.id desc`,
  short: () => sql`
    select o.id::bigint, o.id as order_id, (select max(booked_at) from receipts where order_id = o.id) as since,
      o.pay_by as due, o.received - o.refunded as amount, null::integer as owner_id, null::text as rev
    from orders o
    where o.status in ('unpaid', 'confirming') and ${KEPT} > 0`,
  refund: () => sql`
    select f.id::bigint, f.order_id, f.created_at as since, null::timestamptz as due, f.amount,
      null::integer as owner_id, f.state || f.changed_at as rev
    from refunds f
    where f.state = 'due'`,
  surplus: () => sql`
    select o.id::bigint, o.id as order_id,
      (select max(booked_at) from receipts where order_id = o.id and kind = 'receipt') as since,
      null::timestamptz as due, o.surplus as amount, null::integer as owner_id, null::text as rev
    from (
      select o.id, ${CREDIT} - o.total as surplus from orders o
      where o.status in ('preparing', 'shipping', 'received') and ${CREDIT} > o.total
      union all
      select o.id, ${KEPT} from orders o where o.status in ('canceled', 'refunded') and ${KEPT} > 0
    ) o
    where o.surplus > 0`,
  shipment: () => sql`
    select o.id::bigint, o.id as order_id, coalesce(o.paid_at, o.created_at) as since, null::timestamptz as due,
      null::numeric as amount, null::integer as owner_id, null::text as rev
    from orders o
    where o.status = 'preparing'`,
  unpaid: ({ chaseBefore }) => sql`
    select o.id::bigint, o.id as order_id, o.created_at as since, o.pay_by as due, null::numeric as amount,
      null::integer as owner_id, null::text as rev
    from orders o
    where o.status = 'unpaid' and o.pay_by < ${chaseBefore.toISOString()}::timestamptz
      and ${KEPT} <= 0`,
  overdue: () => sql`
    select o.id::bigint, o.id as order_id, o.created_at as since, (o.due_on + 1) at time zone 'UTC' as due,
      o.total - o.received - o.written_off as amount, null::integer as owner_id, null::text as rev
    from orders o
    where o.due_on < (now() at time zone 'UTC')::date and o.status in ('preparing', 'shipping', 'received')
      and o.received + o.written_off < o.total`,
  mail: () => sql`
    select id, (fields ->> 'order_id')::integer as order_id, failed_at as since, null::timestamptz as due,
      null::numeric as amount, null::integer as owner_id, attempts::text as rev
    from mails
    where failed_at is not null and priority < 3`,
  payment: () => sql`
    select p.id::bigint, p.order_id, p.changed_at as since, null::timestamptz as due, p.amount,
      null::integer as owner_id, p.state || p.changed_at as rev
    from payments p
    where (p.state = 'mismatched' or p.captured <> '') and p.state in ('completed', 'mismatched')`,
  refused: () => sql`
    select f.id::bigint, f.order_id, f.changed_at as since, null::timestamptz as due, f.amount,
      null::integer as owner_id, f.state || f.changed_at as rev
    from refunds f
    where f.state = 'refused'
      and not exists (select from refunds later where later.order_id = f.order_id and later.id > f.id)`,
}

/** All that waits, whether it was marked or not. Without parameters, so that it need not be planned each time. */
export function waiting(options: WaitingOptions): SQL {
  const parts = options.kinds.map(
    kind =>
      sql`select ${kind}::text as kind, ${laneOf(kind)}::text as lane, source.* from (${SOURCES[kind](options)}) source`,
  )
  return sql.join(parts, sql` union all `).inlineParams()
}

/**
 * The acts of buyers, the wallet and colleagues on the record of an item `w`, and whether the buyer of an order
 * wrote.
 */
export const REV = sql`concat_ws('.',
  coalesce(w.rev, case when w.kind = 'request'
    then coalesce((select max(m.id) from messages m where m.subject_kind = 'request' and m.subject_id = w.id), 0)::text
    else concat_ws('.',
      (select max(id) from order_changes where order_id = w.order_id),
      (select max(id) from receipts where order_id = w.order_id),
      (select max(id) from transfer_reports where order_id = w.order_id)) end),
  (select 'm' || max(m.id) from messages m
    where m.subject_kind = 'order' and m.subject_id = w.order_id and m.author = 'buyer'))`

/** With the marks of staff, and without snoozed and finished items. */
export function shown(options: WaitingOptions): SQL {
  return sql`
    select w.kind, w.lane, w.id, w.order_id, w.since, w.due, w.amount, w.rev,
      coalesce(w.owner_id, mark.owner_id) as owner_id
    from (${waiting(options)}) w
    left join inbox_marks mark on mark.subject_kind = w.kind and mark.subject_id = w.id
    where (mark.done_at is null and coalesce(mark.snoozed_until <= now(), true))
      or mark.subject_rev is distinct from ${REV}`
}
