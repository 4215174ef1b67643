import { Refusal } from '../../../contract/wire/errors.ts'
import type { Context } from '../../context.ts'
import { logError } from '../../log.ts'
import { claimPayment, requireOrder } from './claim-payment.ts'
import { giveBack } from './give-back.ts'
import { lookUp, takeMoney } from './outcome.ts'
import { listUnderWay, type PaymentRow } from './payments.queries.ts'
import type { WalletContext } from './receive-wallet-event.ts'
import { settlePayment } from './settle-payment.ts'
import { WalletRefused, WalletSilent } from './wallet-trouble.ts'

const PATIENCE_SECONDS = 30
const AT_ONCE = 100

/** Completes payments after a crash or a missing response of the wallet. */
export async function resumePayments(
  context: WalletContext,
  patienceSeconds = PATIENCE_SECONDS,
): Promise<void> {
  const { db } = context
  for (const payment of await listUnderWay(db, 'capturing', patienceSeconds, AT_ONCE))
    await attempt(payment, () => resumeCapture(context, payment))
  for (const payment of await listUnderWay(db, 'refunding', patienceSeconds, AT_ONCE))
    await attempt(payment, () => giveBack(context, payment, { isRetry: true }))
}

/** A payment that cannot be completed yet does not block the others. */
async function attempt(payment: PaymentRow, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    // The wallet's silence is already logged, and staff get a mail about its refusals.
    if (!(error instanceof WalletSilent || error instanceof WalletRefused))
      logError('resuming a payment failed', error, { payment: payment.id })
  }
}

async function resumeCapture(context: WalletContext, payment: PaymentRow): Promise<void> {
  const { wallet } = context
  const { walletOrderId } = payment
  if (walletOrderId === null) return
  const seen = await lookUp(wallet, walletOrderId)
  const isAgreed = seen.kind === 'untouched' && seen.isApproved
  const isHeld = isAgreed && (await claimAgain(context, payment, walletOrderId))
  await settlePayment(context, payment, isHeld ? await takeMoney(wallet, payment) : seen)
}

async function claimAgain(context: Pick<Context, 'pool'>, { orderId }: PaymentRow, walletOrderId: string) {
  try {
    const { isDone } = await claimPayment(context, walletOrderId, db => requireOrder(db, orderId))
    return !isDone
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
