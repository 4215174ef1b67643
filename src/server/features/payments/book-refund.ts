import { isMore, isPositive, sumAmounts } from '../../../domain/money.ts'
import type { OrderStatus } from '../../../domain/order-states.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import {
  addReceipt,
  bankBalance,
  lockOrderByNumber,
  type OrderRow,
  queueRefundSent,
} from '../orders/index.ts'
import { missingAmount } from './book-transfer.ts'
import { listPayments } from './payments.queries.ts'

/** The outcome of booking money that was sent back by bank. Only the first changes anything. */
export type BookedRefund =
  | { outcome: 'booked'; order: OrderRow; amount: number; left: number }
  | { outcome: 'unknown' }
  | { outcome: 'nothing_due'; order: OrderRow }
  /** The wallet is capturing the rest of the order's amount: together they pay it. */
  | { outcome: 'busy'; order: OrderRow }
  | { outcome: 'too_much'; order: OrderRow; due: number }

/** Books a bank transfer to the buyer and mails the buyer. Without an amount, the full amount due. */
export async function bookRefund(
  { pool }: Pick<Context, 'pool'>,
  typed: string,
  given?: number,
): Promise<BookedRefund> {
  return inTransaction(pool, async ({ db }) => {
    const order = await lockOrderByNumber(db, typed)
    if (!order) return { outcome: 'unknown' }
    if (order.status === 'unpaid' && order.capturingPaymentId !== null) return { outcome: 'busy', order }
    const due = await refundDue(db, order)
    if (!isPositive(due)) return { outcome: 'nothing_due', order }
    const amount = given ?? due
    if (isMore(amount, due)) return { outcome: 'too_much', order, due }
    await addReceipt(db, { orderId: order.id, kind: 'refund', amount: amount.toFixed(2) })
    await queueRefundSent(db, order, amount)
    return { outcome: 'booked', order, amount, left: sumAmounts([due, -amount]) }
  })
}

const KEPT: readonly OrderStatus[] = ['preparing', 'shipping', 'received']

/** For a paid order only the excess over its total is due, for any other all that came by bank. */
async function refundDue(db: Database, order: OrderRow): Promise<number> {
  if (!KEPT.includes(order.status)) return bankBalance(db, order.id)
  return -(await missingAmount(db, order, await listPayments(db, order.id)))
}
