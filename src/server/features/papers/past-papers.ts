import type { TransactionDatabase } from '../../database/transaction.ts'
import { findOrder, listShipments } from '../orders/index.ts'
import { writeInvoice } from './issue-invoice.ts'
import type { PaperAuthor } from './issue-paper.ts'
import { writeShipmentPaper } from './issue-shipment-paper.ts'

/** Invoice, credit notes and packing slips of orders, without entries in the audit. For the demo. */
export async function addPastPapers(
  db: TransactionDatabase,
  by: PaperAuthor,
  orderIds: readonly number[],
): Promise<void> {
  for (const id of orderIds) {
    const order = await findOrder(db, id)
    if (!order) continue
    await writeInvoice(db, by, order)
    for (const shipment of await listShipments(db, id))
      await writeShipmentPaper(db, by, order, { shipment, kind: 'packing_slip' })
  }
}
