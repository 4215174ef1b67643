import type * as z from 'zod/mini'
import type * as contract from '../../../contract/shop/payments.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { takeAllowance } from '../allowance/index.ts'
import { lockBuyersOrder } from '../orders/index.ts'
import { claimPayment } from './claim-payment.ts'
import type { PaymentContext } from './create-wallet-order.ts'
import { takeMoney } from './outcome.ts'
import { refuseUnknown } from './refuse-trouble.ts'
import { type SettledPayment, settlePayment } from './settle-payment.ts'

type CaptureWalletOrder = typeof contract.captureWalletOrder
type Body = z.output<NonNullable<CaptureWalletOrder['body']>>
type PaidState = z.input<CaptureWalletOrder['data']>

/** The buyer is back from the wallet's page: claim here, capture there, settle here. */
export async function captureWalletOrder(context: PaymentContext, body: Body): Promise<PaidState> {
  const { db, wallet, who } = context
  await takeAllowance(db, [{ of: 'payAddress', for: who.client.address }])
  if (!wallet) throw new Refusal(409, { reason: 'errors.wallet_down' })
  const claim = await claimPayment(context, body.paypal_order_id, db =>
    lockBuyersOrder(db, body.order_id, { user: who.user, key: body.key }),
  )
  if (claim.isDone) return tellBuyer(claim)
  const outcome = await takeMoney(wallet, claim.payment).catch(refuseUnknown)
  return tellBuyer(await settlePayment(context, claim.payment, outcome))
}

function tellBuyer({ order, payment }: SettledPayment): PaidState {
  const state = { order_number: order.number, status: order.status }
  if (payment.state === 'pending') return { ...state, payment: 'pending' }
  if (payment.state === 'completed' && payment.captured === '') return { ...state, payment: 'completed' }
  throw new Refusal(409, { reason: REASONS[payment.state] })
}

const REASONS = {
  open: 'errors.payment_declined',
  capturing: 'errors.payment_unknown',
  pending: 'errors.payment_unknown',
  declined: 'errors.payment_declined',
  mismatched: 'errors.payment_mismatch',
  completed: 'errors.payment_extra',
  refunding: 'errors.order_state',
  refunded: 'errors.order_state',
} as const satisfies Record<SettledPayment['payment']['state'], string>
