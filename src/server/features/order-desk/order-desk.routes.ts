import * as orders from '../../../contract/desk/orders.ts'
import { type DeskRoute, serveStaff } from '../../api/desk-route.ts'
import { shareReads } from '../../database/share-reads.ts'
import {
  addOrderNote,
  cancelByStaff,
  correctShipment,
  deliverShipment,
  editOrder,
  rejectPayment,
  reopenOrder,
  resendOrderMail,
  shipOrder,
  writeAboutOrder,
} from '../orders/index.ts'
import {
  askForRest,
  bookRefund,
  bookTransfer,
  refundOrder,
  type Wallet,
  writeOffRest,
} from '../payments/index.ts'
import { actOnOrder, requireDeskOrder } from './act-on-order.ts'
import { exportOrders } from './export-orders.ts'
import { listDeskOrders } from './list-orders.ts'
import { listPackingSlips } from './list-packing-slips.ts'
import { pasteTracking } from './paste-tracking.ts'
import {
  requireEdited,
  requireMoved,
  requireOrder,
  requireRefundBooked,
  requireShipped,
  requireWrittenOff,
  toBooking,
  toRefundAnswer,
} from './refuse-outcome.ts'
import { bookedBefore, refundedBefore } from './repeated-act.ts'

/** Empty texts are left out, so that stored values stay. */
const orUndefined = (text: string) => (text === '' ? undefined : text)

export function orderDeskRoutes(wallet: Wallet | null): DeskRoute[] {
  const lists = shareReads<Awaited<ReturnType<typeof listDeskOrders>>>()
  return [
    serveStaff(orders.listDeskOrders, ({ context, query: { after, sort, ...filter } }) => {
      const listQuery = { filter, after, sort, rights: context.staff.rights }
      return lists(JSON.stringify(listQuery), () => listDeskOrders(context, listQuery))
    }),
    // Before the route whose path would take them for an order number.
    serveStaff(orders.exportOrders, ({ context, query: { numbers, ...filter } }) =>
      exportOrders(context, { ...filter, numbers: numbers?.split(',') }),
    ),
    serveStaff(orders.listPackingSlips, ({ context, query }) => listPackingSlips(context, query.numbers)),
    serveStaff(orders.pasteTracking, async ({ context, body }) => ({
      list: await pasteTracking(context, body.lines),
    })),
    serveStaff(orders.getDeskOrder, ({ context, params }) => requireDeskOrder(context, params.order_number)),
    serveStaff(orders.recordPayment, ({ context, params: { order_number }, body }) =>
      actOnOrder(
        context,
        order_number,
        body.rev,
        async acting => {
          const result = toBooking(
            await bookTransfer(acting, order_number, {
              ...{ amount: body.amount, method: body.method, onDate: body.on_date, payer: body.payer },
              ...{ reference: body.reference, note: body.note, mailsBuyer: body.mail_buyer },
              // Staff read the amount from the bank statement, so nothing else has to confirm it.
              isSure: body.amount !== undefined,
              isSurplus: body.surplus,
            }),
          )
          return order => ({ ...result, order })
        },
        { endpoint: orders.recordPayment, body, again: order => bookedBefore(order, body) },
      ),
    ),
    serveStaff(orders.writeOff, ({ context, params: { order_number }, body }) =>
      actOnOrder(context, order_number, body.rev, async acting => {
        requireWrittenOff(await writeOffRest(acting, order_number, body.reason))
        return order => order
      }),
    ),
    serveStaff(orders.askForRest, ({ context, params: { order_number }, body }) =>
      actOnOrder(
        context,
        order_number,
        body.rev,
        async acting => {
          requireWrittenOff(await askForRest(acting, order_number))
          return order => order
        },
        { endpoint: orders.askForRest, body, again: order => order },
      ),
    ),
    serveStaff(orders.rejectReport, ({ context, params: { order_number }, body }) =>
      actOnOrder(context, order_number, body.rev, async acting => {
        requireMoved(await rejectPayment(acting, order_number, orUndefined(body.remark)))
        return order => order
      }),
    ),
    serveStaff(orders.reopenOrder, ({ context, params: { order_number }, body }) =>
      actOnOrder(context, order_number, body.rev, async acting => {
        requireMoved(await reopenOrder(acting, order_number, orUndefined(body.remark)))
        return order => order
      }),
    ),
    serveStaff(orders.cancelDeskOrder, ({ context, params: { order_number }, body }) =>
      actOnOrder(context, order_number, body.rev, async acting => {
        requireMoved(await cancelByStaff(acting, order_number, orUndefined(body.remark)))
        return order => order
      }),
    ),
    serveStaff(orders.shipOrder, ({ context, params: { order_number }, body }) =>
      actOnOrder(
        context,
        order_number,
        body.rev,
        async acting => {
          const { lines, carrier, tracking, weight_g: weightGrams } = body
          const [service, remark] = [orUndefined(body.service), orUndefined(body.remark)]
          const shipment = { lines, carrier, service, tracking, weightGrams, remark }
          requireShipped(await shipOrder(acting, order_number, shipment))
          return order => order
        },
        { endpoint: orders.shipOrder, body, again: order => order },
      ),
    ),
    serveStaff(orders.correctShipment, ({ context, params: { order_number, id }, body }) =>
      actOnOrder(context, order_number, body.rev, async acting => {
        const { carrier, service, tracking, weight_g = null } = body
        const label = { carrier, service, tracking, weightGrams: weight_g }
        requireShipped(await correctShipment(acting, order_number, id, label))
        return order => order
      }),
    ),
    serveStaff(orders.deliverShipment, ({ context, params: { order_number, id }, body }) =>
      actOnOrder(context, order_number, body.rev, async acting => {
        requireShipped(await deliverShipment(acting, order_number, id))
        return order => order
      }),
    ),
    serveStaff(orders.refundDeskOrder, ({ context, params: { order_number }, body }) =>
      actOnOrder(
        context,
        order_number,
        body.rev,
        async acting => {
          const { lines, amount, stray, reason, tell_reason: isReasonShown } = body
          const only = stray ? 'stray' : 'own'
          const { isVerified, refundCap } = context.staff
          const refunder = { ...acting, db: context.db, wallet, cap: isVerified ? undefined : refundCap }
          const result = toRefundAnswer(
            await refundOrder(refunder, order_number, { lines, amount, only, reason, isReasonShown }),
          )
          return order => ({ ...result, order })
        },
        { endpoint: orders.refundDeskOrder, body, again: refundedBefore },
      ),
    ),
    serveStaff(orders.bookRefundSent, ({ context, params: { order_number, id }, body }) =>
      actOnOrder(
        context,
        order_number,
        body.rev,
        async acting => {
          const sent = { refundId: id, onDate: body.on_date, reference: body.reference }
          requireRefundBooked(await bookRefund(acting, order_number, sent))
          return order => order
        },
        { endpoint: orders.bookRefundSent, body, again: order => order },
      ),
    ),
    serveStaff(orders.editOrder, ({ context, params: { order_number }, body }) =>
      actOnOrder(context, order_number, body.rev, async acting => {
        const { po_number: poNumber, shipping, billing, tell_buyer: mailsBuyer } = body
        requireEdited(await editOrder(acting, order_number, { poNumber, shipping, billing, mailsBuyer }))
        return order => order
      }),
    ),
    serveStaff(orders.addOrderNote, ({ context, params: { order_number }, body }) =>
      actOnOrder(
        context,
        order_number,
        undefined,
        async acting => {
          requireOrder(await addOrderNote(acting, order_number, body.body))
          return order => order
        },
        { endpoint: orders.addOrderNote, body, again: order => order },
      ),
    ),
    serveStaff(orders.writeAboutOrder, ({ context, params: { order_number }, body }) =>
      actOnOrder(
        context,
        order_number,
        undefined,
        async acting => {
          requireOrder(await writeAboutOrder(acting, order_number, body.body))
          return order => order
        },
        { endpoint: orders.writeAboutOrder, body, again: order => order },
      ),
    ),
    serveStaff(orders.resendOrderMail, ({ context, params: { order_number, id } }) =>
      actOnOrder(
        context,
        order_number,
        undefined,
        async acting => {
          requireOrder(await resendOrderMail(acting, order_number, id))
          return order => order
        },
        { endpoint: orders.resendOrderMail, body: { id }, again: order => order },
      ),
    ),
  ]
}
