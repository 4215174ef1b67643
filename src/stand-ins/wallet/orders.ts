import * as z from 'zod'
import { isMore, isSameAmount, roundAmount, sumAmounts } from '../../domain/money.ts'
import {
  type Book,
  type CaptureRefund,
  type Choice,
  Money,
  newId,
  type Remembered,
  type StandInOrder,
  type WalletCapture,
} from './book.ts'
import { invalidRequest, notFound, unprocessable } from './problem.ts'

const Context = z.object({
  brand_name: z.string().max(127).optional(),
  landing_page: z.enum(['LOGIN', 'GUEST_CHECKOUT', 'NO_PREFERENCE', 'BILLING']).optional(),
  return_url: z.url(),
  cancel_url: z.url(),
})
const NewOrder = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.object({
        reference_id: z.string().max(256).default('default'),
        description: z.string().max(127).optional(),
        custom_id: z.string().max(255).optional(),
        invoice_id: z.string().max(127).optional(),
        amount: Money.extend({ value: z.string().regex(/^\d{1,13}\.\d{2}$/) }),
      }),
    )
    .length(1),
  payment_source: z.object({ paypal: z.object({ experience_context: Context }) }).optional(),
  application_context: Context.optional(),
})

export function createOrder(book: Book, input: unknown): StandInOrder {
  const parsed = NewOrder.safeParse(input)
  if (!parsed.success) throw invalidRequest(z.prettifyError(parsed.error))
  const { purchase_units, payment_source, application_context } = parsed.data
  const context = payment_source?.paypal.experience_context ?? application_context
  const [unit] = purchase_units
  if (!context || !unit) throw invalidRequest('return_url and cancel_url are required')
  const order: StandInOrder = {
    id: newId(),
    status: payment_source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    time: new Date().toISOString(),
    isGuest: /GUEST_CHECKOUT|BILLING/.test(context.landing_page ?? ''),
    brand: context.brand_name ?? '',
    returnUrl: context.return_url,
    cancelUrl: context.cancel_url,
    unit,
    payerId: null,
    choice: 'pay',
    capture: null,
  }
  book.orders[order.id] = order
  return order
}

export function getOrder(book: Book, id: string): StandInOrder {
  const order = findOrder(book, id)
  if (!order) throw notFound()
  return order
}

export function findOrder(book: Book, id: string): StandInOrder | null {
  return Object.hasOwn(book.orders, id) ? (book.orders[id] ?? null) : null
}

export function approveOrder(order: StandInOrder, choice: Choice): void {
  order.status = 'APPROVED'
  order.choice = choice
  order.payerId ??= newId(13)
}

/** `money` is captured instead of the requested amount. */
export function captureOrder(order: StandInOrder, payUrl: string, money: Money | null): WalletCapture {
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED')
  if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED')
  if (order.choice === 'decline') {
    // The buyer may choose another card and come back.
    order.status = 'PAYER_ACTION_REQUIRED'
    throw unprocessable('INSTRUMENT_DECLINED', [{ href: payUrl, rel: 'payer-action', method: 'GET' }])
  }
  order.status = 'COMPLETED'
  order.capture = {
    id: newId(),
    status: order.choice === 'pending' ? 'PENDING' : 'COMPLETED',
    amount: money ?? order.unit.amount,
    time: new Date().toISOString(),
    refunds: [],
  }
  return order.capture
}

const NewRefund = z.object({ amount: Money.optional(), custom_id: z.string().max(127).optional() })

/** The given amount, or all that is left. */
export function refundCapture(capture: WalletCapture, text: string): CaptureRefund {
  if (capture.status === 'REFUNDED') throw unprocessable('CAPTURE_FULLY_REFUNDED')
  if (capture.status !== 'COMPLETED' && capture.status !== 'PARTIALLY_REFUNDED')
    throw unprocessable('CAPTURE_STATUS_NOT_VALID')
  const asked = NewRefund.safeParse(JSON.parse(text || '{}'))
  if (!asked.success) throw invalidRequest(z.prettifyError(asked.error))
  const left = sumAmounts([usdOf(capture.amount), ...capture.refunds.map(({ amount }) => -usdOf(amount))])
  const usd = asked.data.amount ? roundAmount(usdOf(asked.data.amount)) : left
  if (isMore(usd, left)) throw unprocessable('REFUND_AMOUNT_EXCEEDED')
  const amount = { ...capture.amount, value: usd.toFixed(2) }
  const refund = { id: newId(), amount, custom_id: asked.data.custom_id }
  capture.refunds.push(refund)
  capture.status = isSameAmount(usd, left) ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  return refund
}

function usdOf({ value }: Money): number {
  return Number(value)
}

/** Repeated requests with the same `PayPal-Request-Id` get the same response; failed ones may be retried. */
export async function once(book: Book, key: string | undefined, work: () => Remembered): Promise<Remembered> {
  if (key === undefined) return work()
  const known = Object.hasOwn(book.answers, key) ? book.answers[key] : undefined
  if (known) return { ...known, status: 200 }
  const answer = work()
  book.answers[key] = answer
  return answer
}
