import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { OrderFlag } from '../../../domain/order-flags.ts'
import type { OrderSort } from '../../../domain/order-sorts.ts'
import type { OrderStatus } from '../../../domain/order-states.ts'
import type { Database } from '../../database/connection.ts'
import { countCapped } from '../../database/keyset.ts'
import { orders } from '../orders/index.ts'
import { searchOrders } from './order-search.queries.ts'
import { sortOf } from './order-sort.queries.ts'

export type OrderListFilter = {
  status?: OrderStatus
  flag?: OrderFlag
  search: string
  /** Whether the search finds mailboxes. */
  hasEmails: boolean
  /** First and last day, UTC. */
  from?: string
  to?: string
  /** Only these. */
  numbers?: readonly string[]
}

/** Money that the order keeps: without refunds that are decided. Written as in the indexes. */
const kept = sql`${orders.received} - ${orders.refunded} - ${orders.pledged}`
const isKept = sql`${orders.status} in ('preparing', 'shipping', 'received')`
const isAwaiting = sql`${orders.status} in ('unpaid', 'confirming')`

const isOnTerms = sql`${orders.dueOn} is not null and ${isKept}`
const isLate = sql`${isOnTerms} and ${orders.dueOn} < (now() at time zone 'UTC')::date`

/** The same as `orderFlags`; a test compares them. */
const FLAGS: Record<OrderFlag, SQL> = {
  part_paid: sql`${isAwaiting} and ${kept} > 0`,
  late_money: sql`${orders.status} = 'canceled' and ${kept} > 0`,
  credit: sql`${isKept} and ${kept} + ${orders.writtenOff} + ${orders.offTotal} > ${orders.total}`,
  refund_due: sql`exists (select from refunds where order_id = ${orders.id} and state = 'due')`,
  part_shipped: sql`${orders.status} = 'preparing' and exists (select from shipments where order_id = ${orders.id})`,
  part_refunded: sql`${isKept} and ${orders.refunded} > 0`,
  unproven: sql`${isAwaiting} and ${orders.provenAt} is null`,
  stray_payment: sql`exists (select from payments where order_id = ${orders.id} and captured <> ''
    and state in ('completed', 'mismatched', 'refunding'))`,
  overdue: sql`${isLate} and ${orders.received} + ${orders.writtenOff} < ${orders.total}`,
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
  received: sql<number>`${orders.received}::float8`,
  refunded: sql<number>`${orders.refunded}::float8`,
  writtenOff: sql<number>`${orders.writtenOff}::float8`,
  pledged: sql<number>`${orders.pledged}::float8`,
  offTotal: sql<number>`${orders.offTotal}::float8`,
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
 * `after` is the id of the last order of the page before. A search is always newest first: sorted by total, all
 * that have the text would have to be read. It counts its results.
 */
export async function listOrderRows(
  db: Database,
  filter: OrderListFilter,
  { after, limit, sort = '-date' }: PageOfOrders,
) {
  const { orderBy, isAfter } = sortOf(filter.search === '' ? sort : '-date')
  const where = and(isWanted(filter), after === undefined ? undefined : isAfter(after))
  if (filter.search === '') {
    const page = db
      .select({ id: orders.id })
      .from(orders)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
    return { rows: await readRows(db, inArray(orders.id, page), orderBy) }
  }
  const { ids, total } = await searchOrders(db, { ...filter, where, limit })
  return { rows: ids.length === 0 ? [] : await readRows(db, inArray(orders.id, ids), orderBy), total }
}

/** Only for the orders of the page: a filter whose orders have to be sorted would else be computed for all of them. */
async function readRows(db: Database, isOnPage: SQL, orderBy: SQL[]) {
  return db
    .select(columns)
    .from(orders)
    .innerJoin(sql`lateral (${pieces}) as pieces`, sql`true`)
    .where(isOnPage)
    .orderBy(...orderBy)
}

export type OrderListRow = Awaited<ReturnType<typeof readRows>>[number]

/** Without the search. Counts up to one more than the shown maximum, because counting all rows takes long. */
export async function countOrders(db: Database, filter: OrderListFilter) {
  return countCapped(db, orders, isWanted(filter))
}
