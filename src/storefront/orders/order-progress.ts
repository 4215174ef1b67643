import type { OrderDetail } from '../../contract/orders.ts'
import type { OrderStatus } from '../../domain/order-states.ts'

type Event = OrderDetail['history'][number]
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
export function stepsOf({ history, status }: Pick<OrderDetail, 'history' | 'status'>): Step[] {
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
