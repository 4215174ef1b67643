import type * as z from 'zod/mini'
import type * as contract from '../../../contract/shop/payments.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { localizedPath } from '../../../domain/locales.ts'
import { missingAmount } from '../../../domain/order-ledger.ts'
import { paymentPath } from '../../../domain/paths.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { takeAllowance } from '../allowance/index.ts'
import { findLedger, isEnabled, lockBuyersOrder, type OrderRow } from '../orders/index.ts'
import { addPayment, findOpenPayment, type PaymentRow, updatePayment } from './payments.queries.ts'
import { refuseTrouble } from './refuse-trouble.ts'
import type { Wallet } from './wallet.ts'

type CreateWalletOrder = typeof contract.createWalletOrder
type Opened = z.input<CreateWalletOrder['data']>
type Body = z.output<NonNullable<CreateWalletOrder['body']>>
/** `wallet` is null without keys for one. */
export type PaymentContext = Context & { wallet: Wallet | null }
/** The buyer returns to `publicUrl`, with the key of the order: no setting leads elsewhere. */
type OpeningContext = PaymentContext & { publicUrl: string }

/** The wallet discards unapproved orders after three hours. */
const OPEN_HOURS = 2

/**
 * A repeated request returns the same page. The amount is the open amount of the order, regardless of the
 * browser's input.
 */
export async function createWalletOrder(context: OpeningContext, body: Body): Promise<Opened> {
  const { db, wallet, who } = context
  await takeAllowance(db, [{ of: 'payAddress', for: who.client.address }])
  if (!wallet || !isEnabled(body.funding, await context.settings(), true))
    throw new Refusal(409, { reason: 'errors.wallet_down' })
  const { order, payment } = await preparePayment(context, body)
  if (payment.walletOrderId !== null)
    return { paypal_order_id: payment.walletOrderId, approve_url: payment.approveUrl }
  // Two shops may share an account at the wallet, and both have a first payment.
  const invoiceId = `${order.number}-${payment.id}`
  const opened = await wallet
    .openOrder({
      ...(await describe(context, body, order, payment)),
      requestId: `create-${invoiceId}`,
      invoiceId,
    })
    .catch(refuseTrouble)
  await updatePayment(db, payment.id, { walletOrderId: opened.id, approveUrl: opened.approveUrl })
  return { paypal_order_id: opened.id, approve_url: opened.approveUrl }
}

type Prepared = { order: OrderRow; payment: PaymentRow }

function preparePayment({ pool, who }: Context, body: Body): Promise<Prepared> {
  return inTransaction(pool, async ({ db }) => {
    const order = await lockBuyersOrder(db, body.order_id, { user: who.user, key: body.key })
    if (order.status !== 'unpaid') throw new Refusal(409, { reason: 'errors.order_state' })
    if (order.capturingPaymentId !== null) throw new Refusal(409, { reason: 'errors.payment_under_way' })
    const open = missingAmount(await findLedger(db, order))
    const wanted = { orderId: order.id, funding: body.funding, amount: open.toFixed(2) }
    const payment = (await findOpenPayment(db, wanted, OPEN_HOURS)) ?? (await addPayment(db, wanted))
    return { order, payment }
  })
}

async function describe(
  { lang, site, publicUrl }: OpeningContext,
  body: Body,
  order: OrderRow,
  { amount }: PaymentRow,
) {
  const { company_name } = await site()
  const returnUrl = publicUrl + localizedPath(lang, paymentPath(order.number, body.key))
  return {
    orderNumber: order.number,
    amount,
    funding: body.funding,
    brandName: company_name.slice(0, BRAND_LENGTH),
    lang,
    returnUrl,
    cancelUrl: `${returnUrl}&canceled=1`,
  }
}

const BRAND_LENGTH = 127
