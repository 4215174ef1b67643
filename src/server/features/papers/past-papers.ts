import type { TransactionDatabase } from '../../database/transaction.ts'
import { findOrder, listRefunds, listShipments } from '../orders/index.ts'
import { writeInvoice } from './issue-invoice.ts'
import type { PaperAuthor } from './issue-paper.ts'
import { writeParcelPaper } from './issue-parcel-paper.ts'
import { writeCreditNote } from './write-credit-note.ts'

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
    for (const refund of await listRefunds(db, id)) await writeCreditNote(db, order, refund)
    for (const parcel of await listShipments(db, id))
      await writeParcelPaper(db, by, order, { parcel, kind: 'packing_slip' })
  }
}
