import type { DeskOrder, recordPayment, refundDeskOrder } from '../../../contract/desk/orders.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { atLeastZero, isPositive, sumAmounts } from '../../../domain/money.ts'

type Asked = { amount?: number | undefined; surplus: boolean }

/** The answer to a payment that was booked before, from the order as it is now. */
export function bookedBefore(order: DeskOrder, asked: Asked): CallData<typeof recordPayment> {
  const { written_off = 0, credit = 0 } = order.money ?? {}
  const missing = missingOf(order)
  const paid = order.status === 'canceled' ? 'short_stock' : 'paid'
  const outcome = isPositive(missing) ? 'missing' : paid
  const none = { shortages: [], order }
  const extra = surplusOf(order, asked)
  if (outcome === 'paid' && extra !== null)
    return { ...none, outcome: 'surplus', missing: 0, written_off: 0, credit: extra }
  return { ...none, outcome, missing, written_off, credit }
}

/** Null: the money was owed, so it is not among the credit. */
function surplusOf({ status, money }: DeskOrder, { amount, surplus }: Asked): number | null {
  if (!surplus || amount === undefined) return null
  const isOwed = isPositive(sumAmounts([amount, -(money?.credit ?? 0)]))
  return status === 'refunded' || !isOwed ? amount : null
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
