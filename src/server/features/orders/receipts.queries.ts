import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { receipts } from './orders.tables.ts'

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
  const [row] = await db
    .select({
      balance: sql<string>`coalesce(sum(case kind when 'receipt' then amount else -amount end), 0)`,
    })
    .from(receipts)
    .where(eq(receipts.orderId, orderId))
  return Number(row?.balance ?? 0)
}
