import { and, asc, desc, eq, inArray, isNull, lt, lte, notExists, sql } from 'drizzle-orm'
import type { OrderActor, OrderStatus } from '../../../domain/order-states.ts'
import type { Database } from '../../database/connection.ts'
import type { Page } from '../../database/page.ts'
import { orderChanges, orderLines, orders, receipts } from './orders.tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type NewOrder = typeof orders.$inferInsert
export type OrderLineRow = Omit<typeof orderLines.$inferSelect, 'orderId' | 'position'>
export type OrderChangeRow = typeof orderChanges.$inferSelect

type Twin = { idempotencyScope: string; idempotencyKey: string }

export async function findTwin(
  db: Database,
  { idempotencyScope, idempotencyKey }: Twin,
): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.idempotencyScope, idempotencyScope), eq(orders.idempotencyKey, idempotencyKey)))
  return row ?? null
}

type Change = { orderId: number; status: OrderStatus; who: OrderActor; note?: string }

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

/** As it is once everyone who was changing it is done; nobody changes it until the transaction ends. */
export async function lockOrder(db: Database, id: number): Promise<OrderRow | null> {
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

const { orderId, position, ...shownLine } = {
  orderId: orderLines.orderId,
  position: orderLines.position,
  partId: orderLines.partId,
  partNumber: orderLines.partNumber,
  manufacturer: orderLines.manufacturer,
  packaging: orderLines.packaging,
  unitPrice: orderLines.unitPrice,
  quantity: orderLines.quantity,
  amount: orderLines.amount,
}

export async function listOrderLines(db: Database, id: number): Promise<OrderLineRow[]> {
  return db.select(shownLine).from(orderLines).where(eq(orderId, id)).orderBy(asc(position))
}

/** The first lines of each of some orders, and how many each has. */
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

/** Unpaid orders past their deadline, without a payment under way and without any money booked. */
export async function listOverdue(db: Database, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'unpaid'),
        lte(orders.payBy, sql`now()`),
        isNull(orders.capturingPaymentId),
        notExists(db.select().from(receipts).where(eq(receipts.orderId, orders.id))),
      ),
    )
    .orderBy(asc(orders.payBy))
    .limit(limit)
  return rows.map(row => row.id)
}

/** Those that nobody is giving the money back for this moment. */
export async function listLongShipped(db: Database, days: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'shipping'),
        lte(orders.shippedAt, sql`now() - make_interval(days => ${days})`),
        isNull(orders.capturingPaymentId),
      ),
    )
    .orderBy(asc(orders.shippedAt))
    .limit(limit)
  return rows.map(row => row.id)
}

/** What was ordered as a visitor becomes the account's. */
export async function giveOrdersToUser(db: Database, userId: number, emailKey: string): Promise<void> {
  await db
    .update(orders)
    .set({ userId })
    .where(and(eq(orders.emailKey, emailKey), isNull(orders.userId)))
}
