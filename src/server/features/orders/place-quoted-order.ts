import { randomBytes } from 'node:crypto'
import type * as contract from '../../../contract/shop/orders.ts'
import type { PayMethodId } from '../../../domain/pay-methods.ts'
import type { TradeSettings } from '../../../domain/trade-settings.ts'
import type { Transaction } from '../../database/transaction.ts'
import { hashSecret } from '../account/index.ts'
import { addOrder } from './add-order.queries.ts'
import { type Credit, grantTerms } from './grant-terms.ts'
import { unpaidSeconds } from './hold-terms.ts'
import { browserKey, type PlaceOrderAnswer } from './order-idempotency.ts'
import { newOrderNumber } from './order-number.ts'
import type { OrderLineRow } from './orders.queries.ts'
import { queueOrderMails } from './queue-order-mails.ts'

const SALT_BYTES = 32
const TRIES = 5

type Address = contract.OrderAddress

/** The agreement between a quote and its buyer. */
export type QuotedOrder = {
  quoteId: number
  userId: number | null
  /** Of the mailbox that the quote was sent to. */
  companyId: number | null
  email: string
  emailKey: string
  lang: string
  companyName: string
  shippingAddress: Address
  billingAddress: Address
  shipping: { id: string; carrier: string; service: string; fee: number }
  subtotal: number
  total: number
  weightGrams: number
  payMethod: PayMethodId
  poNumber: string
  remark: string
  lines: readonly OrderLineRow[]
  /** As sent by the client. */
  idempotencyKey: string
  requestHash: Buffer
}

/** Without credit it is paid in advance. */
type Placing = { terms: TradeSettings; now: Date; credit: Credit | null }

/**
 * Inserts the order of an accepted quote and queues its mails, in the transaction that turns the held pieces into the
 * order's reservation. The buyer is proven: the key of the quote was mailed.
 */
export async function placeQuotedOrder(
  { db, client }: Transaction,
  quoted: QuotedOrder,
  { terms, now, credit }: Placing,
): Promise<PlaceOrderAnswer> {
  const { lines, idempotencyKey, shipping, subtotal, total, ...rest } = quoted
  const keySalt = randomBytes(SALT_BYTES)
  const key = browserKey(keySalt, idempotencyKey)
  const order = {
    ...rest,
    keySalt,
    status: 'unpaid' as const,
    subtotal: subtotal.toFixed(2),
    shippingFee: shipping.fee.toFixed(2),
    total: total.toFixed(2),
    shippingId: shipping.id,
    shippingService: shipping.service,
    carrier: shipping.carrier,
    // Staff can enter them; until then, those of the company count.
    ...{ vatId: '', eori: '' },
    clientHash: null,
    idempotencyScope: scopeOf(quoted.quoteId),
    idempotencyHash: hashSecret(idempotencyKey),
  }
  const beginning = {
    payWithinSeconds: unpaidSeconds(true, terms),
    isProven: true,
    keyHash: hashSecret(key),
    // Accepting the quote is the entry.
    by: null,
  }
  for (let tries = 0; tries < TRIES; tries++) {
    const number = newOrderNumber(now, terms)
    const id = await addOrder(client, { ...order, number }, lines, beginning)
    if (id === null) continue
    await queueOrderMails(db, { ...order, id }, { from: null, by: 'buyer' })
    if (credit) await grantTerms(db, id, credit)
    return { order_id: id, order_number: number, total, key }
  }
  throw new Error(`no order was placed for quote ${quoted.quoteId}`)
}

function scopeOf(quoteId: number): string {
  return `quote ${quoteId}`
}
