import type { DeskOrder, recordPayment, refundDeskOrder } from '../../../contract/desk/orders.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { isPositive } from '../../../domain/money.ts'

/** The answer to a payment that was booked before, from the order as it is now. */
export function bookedBefore(order: DeskOrder): CallData<typeof recordPayment> {
  const { missing = 0, written_off = 0, credit = 0 } = order.money ?? {}
  const outcome = isPositive(missing) ? 'missing' : 'paid'
  const result = { missing, written_off, credit, shortages: [], order }
  return { ...result, outcome: order.status === 'canceled' ? 'short_stock' : outcome }
}

/** The answer to a refund that was decided before. */
export function refundedBefore(order: DeskOrder): CallData<typeof refundDeskOrder> {
  const newest = order.money?.refunds.at(-1)?.state
  if (newest === 'refused') return { outcome: 'refused', issue: '', order }
  return { outcome: newest === 'under_way' ? 'silent' : 'done', issue: '', order }
}
