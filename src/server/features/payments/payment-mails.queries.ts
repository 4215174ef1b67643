import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { transferReports } from './payments.tables.ts'

export type TransferReport = typeof transferReports.$inferSelect

/** For some orders, oldest first. */
export async function listTransferReports(
  db: Database,
  orderIds: readonly number[],
): Promise<TransferReport[]> {
  if (orderIds.length === 0) return []
  return db
    .select()
    .from(transferReports)
    .where(inArray(transferReports.orderId, [...orderIds]))
    .orderBy(asc(transferReports.id))
}

export async function findNewestReport(db: Database, orderId: number): Promise<TransferReport | null> {
  const [row] = await db
    .select()
    .from(transferReports)
    .where(eq(transferReports.orderId, orderId))
    .orderBy(desc(transferReports.id))
    .limit(1)
  return row ?? null
}

/** Amounts and dates are kept for accounting. */
export async function blankTransferReports(db: Database, orderIds: readonly number[]): Promise<number> {
  if (orderIds.length === 0) return 0
  const { rowCount } = await db
    .update(transferReports)
    .set({ payerName: '', remark: '' })
    .where(inArray(transferReports.orderId, [...orderIds]))
  return rowCount ?? 0
}
