import { transferAccount } from '../../domain/trade-settings.ts'
import type { TransactionDatabase } from '../../server/database/transaction.ts'
import { listPricedParts } from '../../server/features/catalogue/index.ts'
import { addPastOrders } from '../../server/features/orders/index.ts'
import { addPastPapers } from '../../server/features/papers/index.ts'
import { addPastReports } from '../../server/features/payments/index.ts'
import { addPastQuotes } from '../../server/features/quotes/index.ts'
import { addPastRfqs } from '../../server/features/rfq/index.ts'
import { getConfig, getTradeSettings } from '../../server/features/site/index.ts'
import { addDemoStaff } from '../../server/features/staff/index.ts'
import { demoOrders, withPapers } from './demo-orders.ts'
import { demoQuotes } from './demo-quotes.ts'
import { demoRequests } from './demo-requests.ts'
import { assignPeople, fillCompanies } from './fill-companies.ts'

/** Orders and requests are about these many parts, so that some are asked for again. */
const PARTS = 120

/**
 * People, requests, companies, quotes, orders and papers of the demo, so that every screen of the desk has something to
 * show.
 */
export async function fillDesk(db: TransactionDatabase, now: Date): Promise<void> {
  const staff = await addDemoStaff(db)
  const people = { salesId: staff.get('sales') ?? 0, warehouseId: staff.get('warehouse') ?? 0 }
  const parts = await listPricedParts(db, PARTS)
  const requests = demoRequests(parts, now, people.salesId)
  const requestIds = await addPastRfqs(db, requests)
  const companies = await fillCompanies(db, parts, now)
  const orders = demoOrders(parts, now, { ...people, companyId: companies.onTerms.id })
  const ids = await addPastOrders(db, orders)
  await assignPeople(db, companies)
  const papered = withPapers(orders).flatMap(at => ids[at] ?? [])
  await addPastPapers(db, { staffId: staff.get('owner') ?? null, who: 'Demo owner' }, papered)
  await addPastReports(
    db,
    orders.flatMap(({ reports }, at) => reports.map(report => ({ ...report, orderId: ids[at] ?? 0 }))),
  )
  const records = {
    requests: requests.map((past, at) => ({ id: requestIds[at] ?? 0, past })),
    orders: orders.map((past, at) => ({ id: ids[at] ?? 0, past })),
    parts,
  }
  const site = await getConfig(db, '')
  const bank = transferAccount(await getTradeSettings(db))
  await addPastQuotes(db, demoQuotes(records, now, people.salesId), { site, bank })
}
