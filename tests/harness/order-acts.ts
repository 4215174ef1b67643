import * as orders from '../../src/contract/desk/orders.ts'
import * as papers from '../../src/contract/desk/papers.ts'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'
import { buyNow, openBrowser, stockOne } from './buyers.ts'
import type { DeskBrowser } from './desk.ts'
import type { TestShop } from './test-shop.ts'

type Tools = { shop: TestShop; owner: DeskBrowser }
type Act = [Endpoint, string, () => Promise<unknown>]
type Prepared = { order_number: string; order_id: number; total: number; rowId: number }

let made = 0

/** By endpoint: how to do it, and the entry that it leaves in the audit. Its preconditions leave no entry. */
export function orderActs(tools: () => Tools): Act[] {
  const on =
    (prepare: string[], act: (order: Prepared, desk: DeskBrowser) => Promise<unknown>) => async () => {
      const { shop, owner } = tools()
      const part = await stockOne(shop, `ACTS-${++made}`, 1_000)
      const placed = await buyNow(openBrowser(shop), part, 10)
      let rowId = 0
      for (const statement of prepare) {
        const { rows } = await shop.connection.pool.query(statement, [placed.order_id])
        rowId = rows[0]?.id ?? rowId
      }
      return act({ ...placed, rowId }, owner)
    }
  const remark = ''
  const reason = 'Broken reel'
  const label = { carrier: 'UPS', tracking: '1Z999' }
  return [
    [
      orders.recordPayment,
      'order.pay',
      on([], ({ order_number, total: amount }, { call }) =>
        call(orders.recordPayment, { order_number, amount }),
      ),
    ],
    [
      orders.writeOff,
      'order.write_off',
      on([receive('total - 2')], ({ order_number }, { call }) =>
        call(orders.writeOff, { order_number, reason }),
      ),
    ],
    [
      orders.askForRest,
      'order.ask_for_rest',
      on([receive('10')], ({ order_number }, { call }) => call(orders.askForRest, { order_number })),
    ],
    [
      orders.rejectReport,
      'order.reject',
      on([status('confirming')], ({ order_number }, { call }) =>
        call(orders.rejectReport, { order_number, remark }),
      ),
    ],
    [
      orders.reopenOrder,
      'order.reopen',
      on([status('canceled')], ({ order_number }, { call }) =>
        call(orders.reopenOrder, { order_number, remark }),
      ),
    ],
    [
      orders.cancelDeskOrder,
      'order.cancel',
      on([], ({ order_number }, { call }) => call(orders.cancelDeskOrder, { order_number, remark })),
    ],
    [
      orders.shipOrder,
      'order.ship',
      on([status('preparing')], ({ order_number }, { call }) =>
        call(orders.shipOrder, { order_number, ...label }),
      ),
    ],
    [
      orders.correctShipment,
      'order.correct_shipment',
      on([status('preparing'), SHIPMENT], ({ order_number, rowId: id }, { call }) =>
        call(orders.correctShipment, { order_number, id, ...label }),
      ),
    ],
    [
      orders.deliverShipment,
      'order.deliver',
      on([status('shipping'), SHIPMENT], ({ order_number, rowId: id }, { call }) =>
        call(orders.deliverShipment, { order_number, id }),
      ),
    ],
    [
      orders.refundDeskOrder,
      'order.refund',
      on([receive('total'), status('preparing')], ({ order_number }, { call }) =>
        call(orders.refundDeskOrder, { order_number, reason, lines: [{ position: 0, quantity: 2 }] }),
      ),
    ],
    [
      orders.bookRefundSent,
      'order.refund_sent',
      on([receive('total'), status('preparing'), REFUND], ({ order_number, rowId: id }, { call }) =>
        call(orders.bookRefundSent, { order_number, id }),
      ),
    ],
    [
      orders.editOrder,
      'order.edit',
      on([], ({ order_number }, { call }) => call(orders.editOrder, { order_number, po_number: 'PO-7' })),
    ],
    [
      orders.addOrderNote,
      'order.note',
      on([], ({ order_number }, { call }) =>
        call(orders.addOrderNote, { order_number, body: 'Call before delivery' }),
      ),
    ],
    [
      orders.writeAboutOrder,
      'order.message',
      on([], ({ order_number }, { call }) =>
        call(orders.writeAboutOrder, { order_number, body: 'Which date code?' }),
      ),
    ],
    [
      orders.resendOrderMail,
      'order.resend',
      on([MAIL], ({ order_number, rowId: id }, { call }) =>
        call(orders.resendOrderMail, { order_number, id }),
      ),
    ],
    [
      papers.issueInvoice,
      'order.issue',
      on([status('preparing')], ({ order_number }, { call }) => call(papers.issueInvoice, { order_number })),
    ],
    [
      papers.issueCustoms,
      'order.issue',
      on([status('shipping'), SHIPMENT], ({ order_number, rowId: id }, { call }) =>
        call(papers.issueCustoms, { order_number, id }),
      ),
    ],
    [
      papers.issueSlip,
      'order.issue',
      on([status('shipping'), SHIPMENT], ({ order_number, rowId: id }, { call }) =>
        call(papers.issueSlip, { order_number, id }),
      ),
    ],
    [
      papers.setTaxIds,
      'order.tax_ids',
      on([], ({ order_number }, { call }) => call(papers.setTaxIds, { order_number, vat_id: 'DE123456789' })),
    ],
    [
      orders.pasteTracking,
      'order.ship',
      on([status('preparing')], ({ order_number }, { call }) =>
        call(orders.pasteTracking, { lines: [{ line: 1, order_number, tracking: '1Z998' }] }),
      ),
    ],
  ]
}

const status = (to: string) => `update orders set status = '${to}' where id = $1`
const receive = (amount: string) =>
  `insert into receipts (order_id, kind, amount) select id, 'receipt', ${amount} from orders where id = $1`
const SHIPMENT = `insert into shipments (order_id, number, carrier, service, tracking, who)
  values ($1, 1, 'DHL', '', '1', 'shell') returning id`
const REFUND = `insert into refunds (order_id, amount, method, state, who)
  values ($1, 5, 'bank', 'due', 'shell') returning id`
const MAIL = `select id from mails where kind = 'order_placed' and (fields ->> 'order_id')::integer = $1`
