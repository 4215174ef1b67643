import type { OrderStatus } from '../../../domain/order-states.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { requireOrder } from './claim-payment.ts'
import { findPayment, type PaymentRow } from './payments.queries.ts'
import type { WalletContext } from './receive-wallet-event.ts'
import { settleRefund } from './settle-refund.ts'
import { WalletRefused } from './wallet-trouble.ts'

/** Refunds at the wallet, then records it here; repeated calls refund once. */
export async function giveBack(context: WalletContext, payment: PaymentRow): Promise<OrderStatus> {
  const { wallet } = context
  try {
    await wallet.refundCapture(payment.captureId ?? '', `refund-${payment.captureId}`)
  } catch (error) {
    if (error instanceof WalletRefused) await settle(context, payment, error)
    throw error
  }
  return settle(context, payment)
}

function settle(
  { pool }: Pick<Context, 'pool'>,
  { id, orderId }: PaymentRow,
  refusal?: WalletRefused,
): Promise<OrderStatus> {
  return inTransaction(pool, async ({ db }) => {
    const order = await requireOrder(db, orderId)
    const payment = await findPayment(db, id)
    if (!payment) throw new Error(`payment ${id} is gone`)
    const settled = await settleRefund(db, { order, payment }, refusal)
    return settled.order.status
  })
}
