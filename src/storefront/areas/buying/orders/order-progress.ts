import type { OrderDetail } from '../../../../contract/shop/orders.ts'
import type { OrderStatus } from '../../../../domain/order-states.ts'

type Event = OrderDetail['history'][number]
type Progress = Pick<OrderDetail, 'history' | 'status'>
export type Step = { id: string; text: StepText; time: string | null; isNow: boolean }
type StepText = 'placed' | 'payment_missing' | 'overdue' | Exclude<OrderStatus, 'unpaid'>

/** What is still to come when nothing comes between. */
const AHEAD: Record<OrderStatus, readonly StepText[]> = {
  unpaid: ['preparing', 'shipping', 'received'],
  confirming: ['preparing', 'shipping', 'received'],
  preparing: ['shipping', 'received'],
  shipping: ['received'],
  received: [],
  refunded: [],
  canceled: [],
}

/** What has happened, the last of it being where the order is, and what is still to come. */
export function stepsOf({ history, status }: Progress): Step[] {
  const past = history.map((event, place) => ({
    id: `${event.time} ${place}`,
    text: textOf(event, place),
    time: event.time,
    isNow: place === history.length - 1,
  }))
  return [...past, ...AHEAD[status].map(text => ({ id: text, text, time: null, isNow: false }))]
}

function textOf({ status, who }: Event, place: number): StepText {
  if (status === 'unpaid') return place === 0 ? 'placed' : 'payment_missing'
  return status === 'canceled' && who === 'clock' ? 'overdue' : status
}

/** Open, or awaited because the buyer has said so. What the wallet is looking at must not be paid a second time. */
export function waitsForTransfer(order: Progress): boolean {
  return order.status === 'unpaid' || (order.status === 'confirming' && !isAtWallet(order))
}

/** What is told of where it is. */
export function aboutOrder(
  order: Progress & Pick<OrderDetail, 'pay_time' | 'refund_due'>,
): `about_${OrderStatus | 'checking' | 'closed' | 'refund_due'}` {
  if (isAtWallet(order)) return 'about_checking'
  if (order.refund_due > 0) return 'about_refund_due'
  // What was reported and never found is closed the same way as what is paid back.
  if (order.status === 'refunded' && order.pay_time === null) return 'about_closed'
  return `about_${order.status}`
}

function isAtWallet({ status, history }: Progress): boolean {
  return status === 'confirming' && history.at(-1)?.who === 'wallet'
}
