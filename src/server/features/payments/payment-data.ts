import type { PersonalData } from '../account/index.ts'
import { listEndedOrderIds, listOrderIdsOf } from '../orders/index.ts'
import { blankTransferReports, listTransferReports } from './payment-mails.queries.ts'
import { forgetNotes } from './payments.queries.ts'

/** Erased before the orders, by which they are found. */
export const paymentData: PersonalData = {
  name: 'transfer_reports',
  list: async (db, person) => {
    const reports = await listTransferReports(db, await listOrderIdsOf(db, person))
    return reports.map(({ id, orderId, ...report }) => report)
  },
  erase: async (db, person) => {
    const ended = await listEndedOrderIds(db, person)
    await forgetNotes(db, ended)
    return blankTransferReports(db, ended)
  },
}
