import type { OrderDetail } from '../../../../contract/shop/orders.ts'
import { isPositive } from '../../../../domain/money.ts'
import type { OrderStatus } from '../../../../domain/order-states.ts'

type Event = OrderDetail['history'][number]
type Progress = Pick<OrderDetail, 'history' | 'status'> & Partial<Pick<OrderDetail, 'due_on' | 'amount_due'>>
export type Step = { id: string; text: StepText; time: string | null; isNow: boolean }
type StepText =
  | 'preparing_terms'
  | 'placed'
  | 'payment_missing'
  | 'reopened'
  | 'overdue'
  | Exclude<OrderStatus, 'unpaid'>

/** The remaining steps if nothing goes wrong. */
const AHEAD: Record<OrderStatus, readonly StepText[]> = {
  unpaid: ['preparing', 'shipping', 'received'],
  confirming: ['preparing', 'shipping', 'received'],
  preparing: ['shipping', 'received'],
  shipping: ['received'],
  received: [],
  refunded: [],
  canceled: [],
}

/** Past steps, the current one last, followed by the remaining ones. */
export function stepsOf({ history, status, due_on }: Progress): Step[] {
  const past = history.map((event, place) => ({
    id: `${event.time} ${place}`,
    text: due_on && event.status === 'preparing' ? 'preparing_terms' : textOf(event, history[place - 1]),
    time: event.time,
    isNow: place === history.length - 1,
  }))
  return [...past, ...AHEAD[status].map(text => ({ id: text, text, time: null, isNow: false }))]
}

function textOf({ status, who }: Event, before: Event | undefined): StepText {
  if (status === 'unpaid' && !before) return 'placed'
  if (status === 'unpaid') return before?.status === 'canceled' ? 'reopened' : 'payment_missing'
  return status === 'canceled' && who === 'clock' ? 'overdue' : status
}

/** Unpaid, or reported by the buyer. A payment that the wallet is checking must not be paid again. */
export function waitsForTransfer(order: Progress): boolean {
  if (order.due_on) return isPositive(order.amount_due ?? 0)
  return order.status === 'unpaid' || (order.status === 'confirming' && !isAtWallet(order))
}

/** The message key for the current state. */
export function aboutOrder(
  order: Progress & Pick<OrderDetail, 'pay_time' | 'refund_due' | 'shipments'>,
): `about_${OrderStatus | 'checking' | 'closed' | 'refund_due' | 'part_shipped' | 'preparing_terms'}` {
  if (isAtWallet(order)) return 'about_checking'
  const hasEnded = order.status === 'refunded' || order.status === 'canceled'
  if (hasEnded && isPositive(order.refund_due)) return 'about_refund_due'
  if (order.status === 'preparing' && order.shipments.length > 0) return 'about_part_shipped'
  if (order.status === 'preparing' && order.due_on) return 'about_preparing_terms'
  // A transfer that was reported but never arrived is closed in the same way as a refund.
  if (order.status === 'refunded' && order.pay_time === null) return 'about_closed'
  return `about_${order.status}`
}

function isAtWallet({ status, history }: Progress): boolean {
  return status === 'confirming' && history.at(-1)?.who === 'wallet'
}
