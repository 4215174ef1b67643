import * as papers from '../../../contract/desk/papers.ts'
import { type DeskRoute, serveStaff } from '../../api/desk-route.ts'
import { exportBook, issueInvoice, issueShipmentPaper, setTaxIds } from '../papers/index.ts'
import type { ProformaWriter } from '../proforma/index.ts'
import { actOnOrder } from './act-on-order.ts'
import { getStaffPaper } from './get-staff-paper.ts'
import { getStaffPoFile } from './get-staff-po-file.ts'

/** The papers of orders, and the books of a month. */
export function paperDeskRoutes(writer: ProformaWriter): DeskRoute[] {
  return [
    serveStaff(papers.issueInvoice, ({ context, params: { order_number }, body }) =>
      actOnOrder(context, order_number, body.rev, async acting => {
        await issueInvoice(acting, order_number)
        return order => order
      }),
    ),
    serveStaff(papers.issueCustoms, ({ context, params: { order_number, id }, body }) =>
      actOnOrder(context, order_number, body.rev, async acting => {
        await issueShipmentPaper(acting, order_number, id, 'customs')
        return order => order
      }),
    ),
    serveStaff(papers.issueSlip, ({ context, params: { order_number, id }, body }) =>
      actOnOrder(context, order_number, body.rev, async acting => {
        await issueShipmentPaper(acting, order_number, id, 'packing_slip')
        return order => order
      }),
    ),
    serveStaff(papers.setTaxIds, ({ context, params: { order_number }, body }) =>
      actOnOrder(context, order_number, body.rev, async acting => {
        await setTaxIds(acting, order_number, { vatId: body.vat_id, eori: body.eori })
        return order => order
      }),
    ),
    serveStaff(papers.getPaperFile, ({ context, params: { order_number, id } }) =>
      getStaffPaper({ ...context, writer }, order_number, id),
    ),
    serveStaff(papers.getPoFile, ({ context, params }) => getStaffPoFile(context, params.order_number)),
    serveStaff(papers.exportBook, ({ context, params, query }) =>
      exportBook(context, params.book, query.month),
    ),
  ]
}
