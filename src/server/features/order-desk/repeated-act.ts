import type { DeskOrder, recordPayment, refundDeskOrder } from '../../../contract/desk/orders.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { atLeastZero, isPositive, sumAmounts } from '../../../domain/money.ts'

/** The answer to a payment that was booked before, from the order as it is now. */
export function bookedBefore(order: DeskOrder): CallData<typeof recordPayment> {
  const { written_off = 0, credit = 0 } = order.money ?? {}
  const missing = missingOf(order)
  const paid = order.status === 'canceled' ? 'short_stock' : 'paid'
  const outcome = isPositive(missing) ? 'missing' : paid
  return { outcome, missing, written_off, credit, shortages: [], order }
}

/** A canceled order waits for no money, but it is reopened only when all of it has arrived. */
function missingOf({ money, status }: DeskOrder): number {
  if (!money || status !== 'canceled') return money?.missing ?? 0
  const { balance, received, refunded, refundable } = money
  const pledged = sumAmounts([received, -refunded, -refundable])
  return atLeastZero(sumAmounts([balance, pledged]))
}

/** The answer to a refund that was decided before. */
export function refundedBefore(order: DeskOrder): CallData<typeof refundDeskOrder> {
  const newest = order.money?.refunds.at(-1)?.state
  if (newest === 'refused') return { outcome: 'refused', issue: '', order }
  return { outcome: newest === 'under_way' ? 'silent' : 'done', issue: '', order }
}
