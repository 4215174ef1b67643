import type { Book, CaptureRefund, StandInOrder, WalletCapture } from './book.ts'

type Places = Pick<Book, 'url' | 'pageUrl'>

/** Objects in the format of PayPal's API. */
export function describeOrder(order: StandInOrder, places: Places) {
  const self = `${places.url}/v2/checkout/orders/${order.id}`
  const { unit, capture } = order
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    create_time: order.time,
    purchase_units: [
      {
        ...unit,
        ...(capture && {
          payments: {
            captures: [describeCapture(order, capture, places)],
            refunds: capture.refunds.map(refund => describeRefund(order, capture, refund, places)),
          },
        }),
      },
    ],
    ...(order.payerId && { payer: { payer_id: order.payerId, email_address: 'buyer@wallet.test' } }),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: payUrl(order, places), rel: payLink(order), method: 'GET' },
      { href: `${self}/capture`, rel: 'capture', method: 'POST' },
    ],
  }
}

export function describeCapture({ id, unit }: StandInOrder, capture: WalletCapture, { url }: Places) {
  const self = `${url}/v2/payments/captures/${capture.id}`
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
    amount: capture.amount,
    final_capture: true,
    custom_id: unit.custom_id,
    invoice_id: unit.invoice_id,
    create_time: capture.time,
    update_time: capture.time,
    supplementary_data: { related_ids: { order_id: id } },
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/refund`, rel: 'refund', method: 'POST' },
      { href: `${url}/v2/checkout/orders/${id}`, rel: 'up', method: 'GET' },
    ],
  }
}

export function describeRefund(
  { unit }: StandInOrder,
  capture: WalletCapture,
  refund: CaptureRefund,
  { url }: Places,
) {
  return {
    id: refund.id,
    status: 'COMPLETED',
    amount: refund.amount,
    custom_id: refund.custom_id ?? unit.custom_id,
    invoice_id: unit.invoice_id,
    links: [
      { href: `${url}/v2/payments/refunds/${refund.id}`, rel: 'self', method: 'GET' },
      { href: `${url}/v2/payments/captures/${capture.id}`, rel: 'up', method: 'GET' },
    ],
  }
}

export function payUrl({ id }: StandInOrder, { pageUrl }: Places): string {
  return `${pageUrl}/checkoutnow?token=${id}`
}

function payLink({ status }: StandInOrder): string {
  return status === 'PAYER_ACTION_REQUIRED' ? 'payer-action' : 'approve'
}
