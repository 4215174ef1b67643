import * as papers from '../../../contract/desk/papers.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { hasPrices } from '../../../domain/papers.ts'
import { type DeskRoute, serveStaff } from '../../api/desk-route.ts'
import type { StaffContext } from '../../context.ts'
import { findDocument, findOrderOfStaff, getPoFile } from '../orders/index.ts'
import { exportBook, getPaperFile, issueInvoice, issueShipmentPaper, setTaxIds } from '../papers/index.ts'
import type { ProformaWriter } from '../proforma/index.ts'
import { actOnOrder } from './act-on-order.ts'

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
    serveStaff(papers.getPaperFile, async ({ context, params: { order_number, id } }) => {
      const paper = await requirePaper(context, order_number, id)
      return getPaperFile({ db: context.db, writer, owner: `staff ${context.staff.staffId}` }, paper)
    }),
    serveStaff(papers.getPoFile, async ({ context, params: { order_number } }) => {
      const order = await findOrderOfStaff(context.db, order_number)
      if (!order) throw new Refusal(404)
      return getPoFile(context.db, order.id)
    }),
    serveStaff(papers.exportBook, ({ context, params, query }) =>
      exportBook(context.db, params.book, query.month),
    ),
  ]
}

async function requirePaper({ db, staff }: StaffContext, number: string, id: number) {
  const order = await findOrderOfStaff(db, number)
  const paper = order && (await findDocument(db, order.id, id))
  if (!paper) throw new Refusal(404)
  if (hasPrices(paper.kind) && !staff.rights.includes('prices.see'))
    throw new Refusal(403, { reason: 'desk_errors.no_right' })
  return paper
}
