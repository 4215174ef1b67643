import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { OrderFlag } from '../../../domain/order-flags.ts'
import type { OrderSort } from '../../../domain/order-sorts.ts'
import type { OrderStatus } from '../../../domain/order-states.ts'
import type { Database } from '../../database/connection.ts'
import { countCapped } from '../../database/keyset.ts'
import { ledgerSums, orders } from '../orders/index.ts'
import { countFound, searchOrders } from './order-search.queries.ts'
import { sortOf } from './order-sort.queries.ts'

export type OrderListFilter = {
  status?: OrderStatus
  flag?: OrderFlag
  search: string
  /** First and last day, UTC. */
  from?: string
  to?: string
  /** Only these. */
  numbers?: readonly string[]
}

/** Money that the order keeps, from the ledger and without refunds that are decided. */
const kept = sql`(select coalesce(sum(case kind when 'receipt' then amount when 'refund' then -amount end), 0)
  from receipts where order_id = ${orders.id})
  - (select coalesce(sum(amount), 0) from refunds where order_id = ${orders.id} and state in ('due', 'under_way'))`
const isKept = sql`${orders.status} in ('preparing', 'shipping', 'received')`
const isAwaiting = sql`${orders.status} in ('unpaid', 'confirming')`

const isOnTerms = sql`${orders.dueOn} is not null and ${isKept}`
const isLate = sql`${isOnTerms} and ${orders.dueOn} < (now() at time zone 'UTC')::date`

/** The same as `orderFlags`; a test compares them. */
const FLAGS: Record<OrderFlag, SQL> = {
  part_paid: sql`${isAwaiting} and ${kept} > 0`,
  late_money: sql`${orders.status} = 'canceled'
    and exists (select from receipts where order_id = ${orders.id}) and ${kept} > 0`,
  // First, in one pass, the few that ever received more than their total: the sums of every order take seconds.
  credit: sql`${isKept} and ${orders.id} in (
      select order_id from receipts join orders paid on paid.id = order_id where kind in ('receipt', 'write_off')
      group by order_id, total having sum(amount) > total)
    and ${kept} + (select coalesce(sum(amount), 0) from receipts
    where order_id = ${orders.id} and kind = 'write_off') > ${orders.total}`,
  refund_due: sql`exists (select from refunds where order_id = ${orders.id} and state = 'due')`,
  part_shipped: sql`${orders.status} = 'preparing' and exists (select from shipments where order_id = ${orders.id})`,
  part_refunded: sql`${isKept}
    and exists (select from receipts where order_id = ${orders.id} and kind = 'refund')`,
  unproven: sql`${isAwaiting} and ${orders.provenAt} is null`,
  stray_payment: sql`exists (select from payments where order_id = ${orders.id} and captured <> ''
    and state in ('completed', 'mismatched', 'refunding'))`,
  overdue: sql`${isLate} and ${kept} + (select coalesce(sum(amount), 0) from receipts
    where order_id = ${orders.id} and kind = 'write_off') < ${orders.total}`,
}

/** Without the search. */
function isWanted({ status, flag, from, to, numbers }: OrderListFilter): SQL | undefined {
  return and(
    status && eq(orders.status, status),
    flag && FLAGS[flag],
    numbers && inArray(orders.number, [...numbers]),
    from === undefined ? undefined : gte(orders.createdAt, sql`${from}::date at time zone 'UTC'`),
    to === undefined ? undefined : lt(orders.createdAt, sql`(${to}::date + 1) at time zone 'UTC'`),
  )
}

/** The pieces of an order that stay in it, and those that have left. */
const pieces = sql`select
    (select coalesce(sum(quantity), 0) from order_lines where order_id = ${orders.id})
    - (select coalesce(sum(unsent), 0) from refunds join refund_lines on refund_id = refunds.id
      where order_id = ${orders.id} and state <> 'refused') as ordered,
    (select coalesce(sum(quantity), 0) from shipments join shipment_lines on shipment_id = shipments.id
      where order_id = ${orders.id}) as shipped,
    (select count(*) from order_lines where order_id = ${orders.id}) as lines,
    (select coalesce(sum(amount), 0) from refunds where order_id = ${orders.id} and state = 'due') as due`

const columns = {
  id: orders.id,
  number: orders.number,
  rev: orders.rev,
  createdAt: orders.createdAt,
  status: orders.status,
  companyName: orders.companyName,
  contactName: sql<string>`${orders.shippingAddress} ->> 'contact_name'`,
  country: sql<string>`${orders.shippingAddress} ->> 'country'`,
  email: orders.email,
  poNumber: orders.poNumber,
  payMethod: orders.payMethod,
  carrier: orders.carrier,
  total: orders.total,
  provenAt: orders.provenAt,
  received: sql<number>`ledger.received`,
  refunded: sql<number>`ledger.refunded`,
  writtenOff: sql<number>`ledger."writtenOff"`,
  pledged: sql<number>`ledger.pledged`,
  ordered: sql<number>`pieces.ordered::integer`,
  shipped: sql<number>`pieces.shipped::integer`,
  lineCount: sql<number>`pieces.lines::integer`,
  refundDue: sql<number>`pieces.due::float8`,
  hasStray: sql<boolean>`${FLAGS.stray_payment}`,
  isOnTerms: sql<boolean>`${isOnTerms}`,
  isLate: sql<boolean>`${isLate}`,
}

type PageOfOrders = { after?: number; limit: number; sort?: OrderSort }

/**
 * `after` is the id of the last order of the page before. A search is always newest first: sorted by total, all that
 * have the text would have to be read.
 */
export async function listOrderRows(
  db: Database,
  filter: OrderListFilter,
  { after, limit, sort = '-date' }: PageOfOrders,
) {
  const { orderBy, isAfter } = sortOf(filter.search === '' ? sort : '-date')
  const isOnPage = and(isWanted(filter), after === undefined ? undefined : isAfter(after))
  if (filter.search === '') return readRows(db, isOnPage, orderBy, limit)
  const ids = await searchOrders(db, filter.search, isOnPage, limit)
  return ids.length === 0 ? [] : readRows(db, inArray(orders.id, ids), orderBy, limit)
}

async function readRows(db: Database, isRead: SQL | undefined, orderBy: SQL[], limit: number) {
  return db
    .select(columns)
    .from(orders)
    .innerJoin(sql`lateral (${ledgerSums(orders.id)}) as ledger`, sql`true`)
    .innerJoin(sql`lateral (${pieces}) as pieces`, sql`true`)
    .where(isRead)
    .orderBy(...orderBy)
    .limit(limit)
}

export type OrderListRow = Awaited<ReturnType<typeof listOrderRows>>[number]

/** Up to one more than is shown: nobody pages so far, and counting all takes long. */
export async function countOrders(db: Database, filter: OrderListFilter) {
  return filter.search === ''
    ? countCapped(db, orders, isWanted(filter))
    : countFound(db, filter.search, isWanted(filter))
}
