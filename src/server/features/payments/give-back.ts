import type { OrderStatus } from '../../../domain/order-states.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { findRefundUnderWay, type RefundRow } from '../orders/index.ts'
import { requireOrder } from './claim-payment.ts'
import { findPayment, type PaymentRow } from './payments.queries.ts'
import type { WalletContext } from './receive-wallet-event.ts'
import { settleRefund } from './settle-refund.ts'
import type { Wallet } from './wallet.ts'
import { WalletRefused } from './wallet-trouble.ts'

type Attempt = {
  /** An earlier attempt may have succeeded, with its answer lost. */
  isRetry?: boolean
}

/** Refunds at the wallet, then records it here; repeated calls refund once. */
export async function giveBack(
  context: WalletContext,
  payment: PaymentRow,
  { isRetry = false }: Attempt = {},
): Promise<OrderStatus> {
  const { db, wallet } = context
  const refund = await findRefundUnderWay(db, payment.id)
  try {
    const isDone = isRetry && refund !== null && (await isAtWallet(wallet, payment, refund))
    if (!isDone) await ask(wallet, payment, refund)
  } catch (error) {
    if (error instanceof WalletRefused) await settle(context, payment, refund, error)
    throw error
  }
  return settle(context, payment, refund)
}

/** The request id makes a repetition harmless, for as long as the wallet remembers it. */
async function ask(wallet: Wallet, { captureId }: PaymentRow, refund: RefundRow | null): Promise<void> {
  const requestId = `refund-${captureId}`
  if (!refund) return wallet.refundCapture(captureId ?? '', requestId)
  const part = { amount: refund.amount, customId: customIdOf(refund) }
  await wallet.refundCapture(captureId ?? '', `${requestId}-${refund.id}`, part)
}

/** So a part is not refunded twice, even if the wallet has forgotten the request id. */
async function isAtWallet(
  wallet: Wallet,
  { walletOrderId }: PaymentRow,
  refund: RefundRow,
): Promise<boolean> {
  try {
    const { refunds } = await wallet.getOrder(walletOrderId ?? '')
    return refunds.some(({ custom_id, status }) => custom_id === customIdOf(refund) && KEPT.includes(status))
  } catch (error) {
    // The wallet forgets old orders, but still refunds them.
    if (error instanceof WalletRefused) return false
    throw error
  }
}

const KEPT: readonly string[] = ['COMPLETED', 'PENDING']

function customIdOf({ id }: RefundRow): string {
  return `refund-${id}`
}

function settle(
  { pool }: Pick<Context, 'pool'>,
  { id, orderId }: PaymentRow,
  refund: RefundRow | null,
  refusal?: WalletRefused,
): Promise<OrderStatus> {
  return inTransaction(pool, async ({ db }) => {
    const order = await requireOrder(db, orderId)
    const payment = await findPayment(db, id)
    if (!payment) throw new Error(`payment ${id} is gone`)
    const settled = await settleRefund(db, { order, payment }, { refundId: refund?.id ?? null, refusal })
    return settled.order.status
  })
}
