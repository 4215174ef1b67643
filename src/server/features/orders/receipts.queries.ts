import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { type orders, receipts } from './orders.tables.ts'

export type ReceiptRow = typeof receipts.$inferSelect
type NewReceipt = Pick<ReceiptRow, 'orderId' | 'kind' | 'amount'>

export async function addReceipt(db: Database, receipt: NewReceipt): Promise<void> {
  await db.insert(receipts).values(receipt)
}

export async function listReceipts(db: Database, orderId: number): Promise<ReceiptRow[]> {
  return db.select().from(receipts).where(eq(receipts.orderId, orderId)).orderBy(asc(receipts.id))
}

/** USD received by bank for an order, less what was sent back. */
export async function bankBalance(db: Database, orderId: number): Promise<number> {
  const { rows } = await db.execute<{ balance: string }>(balanceOf(orderId))
  return Number(rows[0]?.balance ?? 0)
}

export function balanceOf(orderId: number | typeof orders.id): SQL {
  return sql`select coalesce(sum(case kind when 'receipt' then amount else -amount end), 0) as balance
    from receipts where order_id = ${orderId}`
}
