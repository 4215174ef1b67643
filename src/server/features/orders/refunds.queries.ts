import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { RefundedPieces } from '../../../domain/order-goods.ts'
import type { Database } from '../../database/connection.ts'
import { refundLines, refunds } from './orders.tables.ts'

export type RefundRow = typeof refunds.$inferSelect
export type RefundLineRow = typeof refundLines.$inferSelect
type NewRefund = typeof refunds.$inferInsert

export async function addRefund(
  db: Database,
  refund: NewRefund,
  pieces: readonly RefundedPieces[] = [],
): Promise<RefundRow> {
  const [row] = await db.insert(refunds).values(refund).returning()
  if (!row) throw new Error('no refund was added')
  if (pieces.length > 0)
    await db.insert(refundLines).values(pieces.map(line => ({ ...line, refundId: row.id })))
  return row
}

export async function updateRefund(
  db: Database,
  id: number,
  changes: Partial<Pick<NewRefund, 'state' | 'amount' | 'offTotal'>>,
): Promise<RefundRow> {
  const [row] = await db
    .update(refunds)
    .set({ ...changes, changedAt: sql`clock_timestamp()` })
    .where(eq(refunds.id, id))
    .returning()
  if (!row) throw new Error(`refund ${id} is gone`)
  return row
}

/** Oldest first. */
export async function listRefunds(db: Database, orderId: number): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id))
}

export async function listRefundLines(db: Database, refundIds: readonly number[]): Promise<RefundLineRow[]> {
  if (refundIds.length === 0) return []
  return db
    .select()
    .from(refundLines)
    .where(inArray(refundLines.refundId, [...refundIds]))
    .orderBy(asc(refundLines.refundId), asc(refundLines.position), asc(refundLines.restock))
}

/** The refund that the wallet is processing for a payment. */
export async function findRefundUnderWay(db: Database, paymentId: number): Promise<RefundRow | null> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'under_way')))
  return row ?? null
}

/** USD that staff have to send by bank. */
export async function dueRefunds(db: Database, orderId: number): Promise<number> {
  const [row] = await db
    .select({ due: sql<number>`coalesce(sum(${refunds.amount}), 0)::float8` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'due')))
  return row?.due ?? 0
}
