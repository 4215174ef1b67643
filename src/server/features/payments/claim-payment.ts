import { Refusal } from '../../../contract/wire/errors.ts'
import { isSameAmount } from '../../../domain/money.ts'
import { missingAmount } from '../../../domain/order-ledger.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { inTransaction, type TransactionDatabase } from '../../database/transaction.ts'
import { findLedger, lockOrder, type OrderRow, updateOrder } from '../orders/index.ts'
import { findWalletPayment, type PaymentRow, type PaymentState, updatePayment } from './payments.queries.ts'

/**
 * `isDone`: there is nothing to capture, because it was captured before or the order needs another amount
 * now.
 */
export type Claim = { order: OrderRow; payment: PaymentRow; isDone: boolean }

const DONE: readonly PaymentState[] = ['pending', 'completed', 'mismatched', 'refunding', 'refunded']

/**
 * The first of three steps: until it is settled, the order is neither canceled nor paid another way. The same
 * payment can be claimed again to continue.
 */
export async function claimPayment(
  { pool }: Pick<Context, 'pool'>,
  walletOrderId: string,
  lock: (db: TransactionDatabase) => Promise<OrderRow>,
): Promise<Claim> {
  return inTransaction(pool, async ({ db }) => {
    const order = await lock(db)
    const payment = await findWalletPayment(db, walletOrderId)
    if (payment?.orderId !== order.id) throw new Refusal(404)
    if (DONE.includes(payment.state)) return { order, payment, isDone: true }
    if (order.status !== 'unpaid') throw new Refusal(409, { reason: 'errors.order_state' })
    if (order.capturingPaymentId !== null && order.capturingPaymentId !== payment.id)
      throw new Refusal(409, { reason: 'errors.payment_under_way' })
    if (!(await isStillDue(db, order, payment))) return declinePayment(db, order, payment)
    await updateOrder(db, order.id, { capturingPaymentId: payment.id })
    return { order, payment: await updatePayment(db, payment.id, { state: 'capturing' }), isDone: false }
  })
}

/** Money may have been booked or sent back by bank since the payment was created. */
async function isStillDue(db: Database, order: OrderRow, { amount }: PaymentRow): Promise<boolean> {
  return isSameAmount(Number(amount), missingAmount(await findLedger(db, order)))
}

/**
 * The wallet discards an order that is never captured. The buyer creates another payment of the right amount.
 */
async function declinePayment(db: Database, order: OrderRow, { id }: PaymentRow): Promise<Claim> {
  const freed = await freeOrder(db, order, id)
  return { order: freed, payment: await updatePayment(db, id, { state: 'declined' }), isDone: true }
}

/** Releases this payment's claim; another payment may hold one. */
export async function freeOrder(db: Database, order: OrderRow, paymentId: number): Promise<OrderRow> {
  if (order.capturingPaymentId !== paymentId) return order
  return (await updateOrder(db, order.id, { capturingPaymentId: null })) ?? order
}

/** Locked, without checking access. */
export async function requireOrder(db: TransactionDatabase, id: number): Promise<OrderRow> {
  const order = await lockOrder(db, id)
  if (!order) throw new Refusal(404)
  return order
}
