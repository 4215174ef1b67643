import type { TransactionDatabase } from '../../server/database/transaction.ts'
import { listPricedParts } from '../../server/features/catalogue/index.ts'
import { addPastOrders } from '../../server/features/orders/index.ts'
import { addPastReports } from '../../server/features/payments/index.ts'
import { addPastRfqs } from '../../server/features/rfq/index.ts'
import { addDemoStaff } from '../../server/features/staff/index.ts'
import { demoOrders } from './demo-orders.ts'
import { demoRequests } from './demo-requests.ts'

/** Orders and requests are about these many parts, so that some are asked for again. */
const PARTS = 120

/** People, requests and orders of the demo, so that every screen of the desk has something to show. */
export async function fillDesk(db: TransactionDatabase, now: Date): Promise<void> {
  const staff = await addDemoStaff(db)
  const people = { salesId: staff.get('sales') ?? 0, warehouseId: staff.get('warehouse') ?? 0 }
  const parts = await listPricedParts(db, PARTS)
  await addPastRfqs(db, demoRequests(parts, now, people.salesId))
  const orders = demoOrders(parts, now, people)
  const ids = await addPastOrders(db, orders)
  await addPastReports(
    db,
    orders.flatMap(({ reports }, at) => reports.map(report => ({ ...report, orderId: ids[at] ?? 0 }))),
  )
}
