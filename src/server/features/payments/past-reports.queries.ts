import type { Database } from '../../database/connection.ts'
import { transferReports } from './payments.tables.ts'

/** A transfer that a buyer reported. */
export type PastReport = Omit<typeof transferReports.$inferInsert, 'id' | 'orderId'>

/** For the orders of the demo. */
export async function addPastReports(
  db: Database,
  reports: (PastReport & { orderId: number })[],
): Promise<void> {
  await db.insert(transferReports).values(reports)
}
