import { generateKeyPairSync, randomBytes } from 'node:crypto'
import * as z from 'zod'

export const Money = z.object({ currency_code: z.string().length(3), value: z.string() })
export type Money = z.infer<typeof Money>

const CaptureRefund = z.object({ id: z.string(), amount: Money, custom_id: z.optional(z.string()) })
export type CaptureRefund = z.infer<typeof CaptureRefund>

const WalletCapture = z.object({
  id: z.string(),
  status: z.enum(['COMPLETED', 'PENDING', 'DECLINED', 'PARTIALLY_REFUNDED', 'REFUNDED']),
  amount: Money,
  time: z.string(),
  refunds: z.array(CaptureRefund).default([]),
})
export type WalletCapture = z.infer<typeof WalletCapture>

/** The buyer's choice on the payment page; it takes effect at capture. */
export const CHOICES = ['pay', 'pending', 'decline'] as const
export type Choice = (typeof CHOICES)[number]

const StandInOrder = z.object({
  id: z.string(),
  status: z.enum(['CREATED', 'PAYER_ACTION_REQUIRED', 'APPROVED', 'COMPLETED']),
  time: z.string(),
  isGuest: z.boolean(),
  brand: z.string(),
  returnUrl: z.string(),
  cancelUrl: z.string(),
  unit: z.object({
    reference_id: z.string(),
    amount: Money,
    description: z.optional(z.string()),
    custom_id: z.optional(z.string()),
    invoice_id: z.optional(z.string()),
  }),
  payerId: z.nullable(z.string()),
  choice: z.enum(CHOICES),
  capture: z.nullable(WalletCapture),
})
export type StandInOrder = z.infer<typeof StandInOrder>

const WalletNotice = z.object({ id: z.string(), body: z.string() })
/** A webhook that the shop has not acknowledged yet. */
export type WalletNotice = z.infer<typeof WalletNotice>

const Answer = z.object({ status: z.number(), body: z.unknown() })
export type Remembered = z.infer<typeof Answer>

/** The complete state of the stand-in, as stored in its file. */
export const Book = z.object({
  /** Its URL for programs on the same machine. */
  url: z.string(),
  /** Its URL for browsers. */
  pageUrl: z.string(),
  port: z.number(),
  clientId: z.string(),
  clientSecret: z.string(),
  webhookId: z.string(),
  privateKey: z.string(),
  orders: z.record(z.string(), StandInOrder),
  /** Responses by `PayPal-Request-Id`. */
  answers: z.record(z.string(), Answer),
  notices: z.array(WalletNotice),
})
export type Book = z.infer<typeof Book>

const KEY_BITS = 2048

export function newBook(): Book {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: KEY_BITS })
  return {
    url: '',
    pageUrl: '',
    port: 0,
    clientId: `test-${newId(16)}`,
    clientSecret: newId(32),
    webhookId: newId(17),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    orders: {},
    answers: {},
    notices: [],
  }
}

const SIGNS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** An id in PayPal's format: capitals and digits. */
export function newId(length = 17): string {
  return [...randomBytes(length)].map(byte => SIGNS[byte % SIGNS.length]).join('')
}

export function captureOf(
  book: Book,
  captureId: string,
): { order: StandInOrder; capture: WalletCapture } | null {
  for (const order of Object.values(book.orders))
    if (order.capture?.id === captureId) return { order, capture: order.capture }
  return null
}
