import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { ORDER_STATUSES } from '../../domain/order-states.ts'
import { FUNDINGS } from '../../domain/pay-methods.ts'
import { endpoint } from '../wire/endpoint.ts'
import { BodyId, paragraph, RowId, required } from '../wire/fields.ts'
import { REPORTED_AHEAD_HOURS, transferDay } from '../wire/transfer-day.ts'
import { OrderKey, PayMethod } from './orders.ts'

export const listPayMethods = endpoint({
  method: 'GET',
  path: '/api/config/getPayMethod',
  summary: 'The payment methods of this shop',
  data: z.array(PayMethod),
})

export const getWalletToken = endpoint({
  method: 'GET',
  path: '/api/pay/paypal/getToken',
  summary: "Settings for the wallet's buttons in the browser",
  data: z.object({ client_id: z.string(), client_token: z.string() }),
})

export const createWalletOrder = endpoint({
  method: 'POST',
  path: '/api/pay/paypal/createOrder',
  summary: 'Creates a payment at the wallet and returns the approval page for the buyer',
  body: z.object({ order_id: BodyId, key: OrderKey, funding: z._default(z.enum(FUNDINGS), 'paypal') }),
  data: z.object({ paypal_order_id: z.string(), approve_url: z.string() }),
})

/** pending: the wallet is still reviewing the payment. */
const PaidState = z.object({
  order_number: z.string(),
  status: z.enum(ORDER_STATUSES),
  payment: z.enum(['completed', 'pending']),
})

export const captureWalletOrder = endpoint({
  method: 'POST',
  path: '/api/pay/paypal/paypalCapture',
  summary: 'Captures an approved payment; repeated calls return the same result',
  body: z.object({
    order_id: BodyId,
    key: OrderKey,
    paypal_order_id: required('errors.field_invalid'),
  }),
  data: PaidState,
})

/** Sent and signed by the wallet. The signature covers the raw body. */
export const receiveWalletEvent = endpoint({
  method: 'POST',
  path: '/api/pay/paypal/webhook',
  summary: 'Webhook of the wallet; events without a valid signature are ignored',
  encoding: 'raw',
  body: z.object({ text: z.string(), headers: z.record(z.string(), z.string()) }),
  data: z.null(),
})

export const BankAccount = z.object({
  beneficiary: z.string(),
  bank_name: z.string(),
  bank_address: z.string(),
  account_number: z.string(),
  swift_code: z.string(),
  currency: z.literal('USD'),
  note: z.string(),
  /** The order number, used as the payment reference. */
  reference: z.string(),
  amount: z.number(),
})
export type BankAccount = z.infer<typeof BankAccount>

export const getBankAccount = endpoint({
  method: 'GET',
  path: '/api/pay/bank/getAccount',
  summary: "Bank account and payment reference for an order's bank transfer",
  query: z.object({ order_id: RowId, key: OrderKey }),
  data: BankAccount,
})

export const reportTransfer = endpoint({
  method: 'POST',
  path: '/api/pay/bank/confirm',
  summary: 'Reports a bank transfer; staff confirm it when the money has arrived',
  body: z.object({
    order_id: BodyId,
    key: OrderKey,
    payer_name: required('errors.payer_name_required'),
    amount: z
      .number({ error: 'errors.transfer_amount_invalid' })
      .check(
        z.gte(0.01, { error: 'errors.transfer_amount_invalid' }),
        z.lte(LIMITS.orderTotalMax, { error: 'errors.transfer_amount_invalid' }),
      ),
    transfer_date: transferDay('errors.transfer_date_required', REPORTED_AHEAD_HOURS),
    remark: paragraph(LIMITS.commentLength),
  }),
  data: z.object({ order_number: z.string(), status: z.enum(ORDER_STATUSES) }),
})
