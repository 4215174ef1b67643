import { and, asc, desc, eq, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { LIMITS } from '../../../domain/limits.ts'
import { awaitsMoney, type OrderActor, type OrderStatus } from '../../../domain/order-states.ts'
import type { Database } from '../../database/connection.ts'
import type { Page } from '../../database/page.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { orderChanges, orderLines, orders } from './orders.tables.ts'
import { balanceOf } from './receipts.queries.ts'

export type OrderRow = typeof orders.$inferSelect
export type NewOrder = typeof orders.$inferInsert
export type OrderLineRow = Omit<typeof orderLines.$inferSelect, 'orderId' | 'position'>
export type OrderChangeRow = typeof orderChanges.$inferSelect

export async function findOrderByIdempotency(
  db: Database,
  { idempotencyScope, idempotencyHash }: Pick<OrderRow, 'idempotencyScope' | 'idempotencyHash'>,
): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.idempotencyScope, idempotencyScope), eq(orders.idempotencyHash, idempotencyHash)))
  return row ?? null
}

type Change = { orderId: number; status: OrderStatus; who: OrderActor; name?: string; note?: string }

export async function addChange(db: Database, change: Change): Promise<void> {
  await db.insert(orderChanges).values(change)
}

export async function findOrder(db: Database, id: number): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row ?? null
}

export async function findOrderByNumber(db: Database, number: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.number, number))
  return row ?? null
}

/** Waits for concurrent changes and locks the order until the transaction ends. */
export async function lockOrder(db: TransactionDatabase, id: number): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('no key update')
  return row ?? null
}

export async function updateOrder(
  db: Database,
  id: number,
  changes: Partial<NewOrder>,
): Promise<OrderRow | null> {
  const [row] = await db.update(orders).set(changes).where(eq(orders.id, id)).returning()
  return row ?? null
}

type NewStatus = {
  status: OrderStatus
  changes?: Partial<NewOrder>
  /** From now on; null: no automatic cancellation. Undefined: the deadline is unchanged. */
  payWithinSeconds?: number | null
  isProof: boolean
}

/** Uses the database's clock, because that of a process may be wrong. */
export async function updateOrderStatus(
  db: Database,
  id: number,
  { status, changes, payWithinSeconds, isProof }: NewStatus,
): Promise<OrderRow | null> {
  const [row] = await db
    .update(orders)
    .set({
      ...changes,
      status,
      keyExpiresAt: fromNow(LIMITS.orderKeySeconds),
      payBy: deadline(payWithinSeconds),
      // An order on terms is prepared before it is paid.
      ...(status === 'preparing' && !changes?.dueOn ? { paidAt: sql`now()` } : {}),
      ...(status === 'shipping' ? { shippedAt: sql`now()` } : {}),
      ...(isProof ? { provenAt: sql`coalesce(${orders.provenAt}, now())` } : {}),
      ...(isProof || !awaitsMoney(status) ? { clientHash: null } : {}),
    })
    .where(eq(orders.id, id))
    .returning()
  return row ?? null
}

/** An order on terms whose money has arrived. */
export async function markPaid(db: Database, id: number): Promise<OrderRow | null> {
  const [row] = await db.update(orders).set({ paidAt: sql`now()` }).where(eq(orders.id, id)).returning()
  return row ?? null
}

/** Changes the deadline only; null: no automatic cancellation. */
export async function updatePayBy(
  db: Database,
  id: number,
  payWithinSeconds: number | null,
): Promise<OrderRow | null> {
  const [row] = await db
    .update(orders)
    .set({ payBy: deadline(payWithinSeconds) })
    .where(eq(orders.id, id))
    .returning()
  return row ?? null
}

function deadline(seconds: number | null | undefined): SQL | null | undefined {
  return typeof seconds === 'number' ? fromNow(seconds) : seconds
}

function fromNow(seconds: number): SQL {
  return sql`now() + make_interval(secs => ${seconds})`
}

const { orderId, position } = orderLines

export const shownLine = {
  partId: orderLines.partId,
  partNumber: orderLines.partNumber,
  manufacturer: orderLines.manufacturer,
  packaging: orderLines.packaging,
  unitPrice: orderLines.unitPrice,
  quantity: orderLines.quantity,
  amount: orderLines.amount,
  source: orderLines.source,
  leadDays: orderLines.leadDays,
}

export async function listOrderLines(db: Database, id: number): Promise<OrderLineRow[]> {
  return db.select(shownLine).from(orderLines).where(eq(orderId, id)).orderBy(asc(position))
}

/** The first lines of each order, and their number. */
export async function listFirstLines(
  db: Database,
  ids: readonly number[],
  count: number,
): Promise<(OrderLineRow & { orderId: number; lineCount: number })[]> {
  if (ids.length === 0) return []
  const lineCount = sql<number>`count(*) over (partition by ${orderId})::integer`.as('line_count')
  const numbered = db
    .select({ ...shownLine, orderId, position, lineCount })
    .from(orderLines)
    .where(inArray(orderId, [...ids]))
    .as('numbered')
  return db
    .select()
    .from(numbered)
    .where(lt(numbered.position, count))
    .orderBy(asc(numbered.orderId), asc(numbered.position))
}

export async function listChanges(db: Database, id: number): Promise<OrderChangeRow[]> {
  return db.select().from(orderChanges).where(eq(orderChanges.orderId, id)).orderBy(asc(orderChanges.id))
}

type OrderPage = Page & { status: OrderStatus | undefined }

export async function listUserOrders(
  db: Database,
  userId: number,
  { status, offset, limit }: OrderPage,
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), status && eq(orders.status, status)))
    .orderBy(desc(orders.id))
    .offset(offset)
    .limit(limit)
}

export async function countUserOrders(
  db: Database,
  userId: number,
): Promise<{ status: OrderStatus; count: number }[]> {
  return db
    .select({ status: orders.status, count: sql<number>`count(*)::integer` })
    .from(orders)
    .where(eq(orders.userId, userId))
    .groupBy(orders.status)
}

/** The orders that an automatic transition applies to. */
export type OrderCondition = SQL | undefined

/**
 * Past the deadline, without a payment in progress and without received money. Literal states, as in the
 * index.
 */
export const isOverdue: OrderCondition = and(
  sql`${orders.status} in ('unpaid', 'confirming')`,
  lte(orders.payBy, sql`now()`),
  isNull(orders.capturingPaymentId),
  sql`(${balanceOf(orders.id)}) <= 0`,
)

/** Without a refund in progress. */
export function isLongShipped(days: number): OrderCondition {
  return and(
    eq(orders.status, 'shipping'),
    lte(orders.shippedAt, sql`now() - make_interval(days => ${days})`),
    isNull(orders.capturingPaymentId),
  )
}

export async function listDue(db: Database, due: OrderCondition, limit: number): Promise<number[]> {
  const rows = await db.select({ id: orders.id }).from(orders).where(due).orderBy(asc(orders.id)).limit(limit)
  return rows.map(row => row.id)
}

/**
 * Null when the order was paid, extended or ended since it was listed. A second statement, because only that one
 * sees changes that were committed while the first waited for the lock.
 */
export async function lockDue(
  db: TransactionDatabase,
  id: number,
  due: OrderCondition,
): Promise<OrderRow | null> {
  const order = await lockOrder(db, id)
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), due))
  return found.length > 0 ? order : null
}
