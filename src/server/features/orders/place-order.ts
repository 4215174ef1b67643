import { randomBytes } from 'node:crypto'
import { Refusal } from '../../../contract/wire/errors.ts'
import { emailKey } from '../../../domain/email.ts'
import { isSameAmount } from '../../../domain/money.ts'
import type { TradeSettings } from '../../../domain/trade-settings.ts'
import { buyerOf, type Who } from '../../context.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { currentRequestId } from '../../log.ts'
import { hashSecret } from '../account/index.ts'
import { takeAllowance } from '../allowance/index.ts'
import {
  type CartOwner,
  findOwner,
  listSelected,
  lockSelected,
  type SelectedLine,
  takeOut,
} from '../cart/index.ts'
import { inStockTransaction, takeStock } from '../catalogue/index.ts'
import { addOrder } from './add-order.queries.ts'
import { type Draft, draftOrder } from './draft-order.ts'
import { type Buyer, findBuyer } from './find-buyer.ts'
import { findCredit, grantTerms, termsChanges } from './grant-terms.ts'
import { unpaidSeconds } from './hold-terms.ts'
import { limitUnproven } from './limit-unproven.ts'
import {
  browserKey,
  findBeforeSignIn,
  findPlaced,
  type OrderIdempotency,
  type PlaceOrderAnswer,
  type PlaceOrderRequest,
  readOrderIdempotency,
} from './order-idempotency.ts'
import { newOrderNumber } from './order-number.ts'
import type { OrderLineRow } from './orders.queries.ts'
import { toPreview } from './preview.wire.ts'
import { queueOrderMails } from './queue-order-mails.ts'
import { type RequestedLine, rejectMissingLine } from './requested-line.wire.ts'
import { isEnabled, type TradeContext } from './trade.ts'

const SALT_BYTES = 32
const TRIES = 5

/** Idempotent: repeated or concurrent requests with the same key and body return the same order. */
export async function placeOrder(
  context: TradeContext,
  request: PlaceOrderRequest,
): Promise<PlaceOrderAnswer> {
  const idempotency = readOrderIdempotency(context.who, request)
  const before = await findBeforeSignIn(context, idempotency, request)
  if (before) return before
  try {
    return await placeNew(context, request, idempotency)
  } catch (error) {
    // A concurrent duplicate may have taken the stock that this request lacks.
    const placed = error instanceof Refusal ? await findPlaced(context.db, idempotency) : null
    if (placed) return placed
    throw error
  }
}

async function placeNew(
  context: TradeContext,
  request: PlaceOrderRequest,
  idempotency: OrderIdempotency,
): Promise<PlaceOrderAnswer> {
  const { db, who } = context
  await takeAllowance(db, [{ of: 'orderAddress', for: who.client.address }])
  const buyer = await findBuyer(context, request.body)
  for (let tries = 0; tries < TRIES; tries++) {
    const result = await tryPlacing(context, request, buyer, idempotency)
    // Another request with the same Idempotency-Key may have been faster.
    const placed = result ?? (await findPlaced(db, idempotency))
    if (placed) return placed
  }
  throw new Refusal(4093, { data: await previewNow(context, request, buyer) })
}

/**
 * Null when the Idempotency-Key or, very rarely, the number is taken, and when stock or price has changed
 * between reading and taking; the caller retries.
 */
async function tryPlacing(
  context: TradeContext,
  request: PlaceOrderRequest,
  buyer: Buyer,
  idempotency: OrderIdempotency,
): Promise<PlaceOrderAnswer | null> {
  const { lang, who } = context
  const terms = await context.settings()
  const { body } = request
  if (!isEnabled(body.pay_method, terms, context.hasWallet))
    throw new Refusal(400, {
      reason: 'errors.check_input',
      fields: { pay_method: { key: 'errors.pay_method_required' } },
    })
  return inStockTransaction(context.pool, async ({ db, client, rollBack }) => {
    const requested = await readRequested(who, request, owner => lockSelected(db, owner))
    const draft = await draftOrder({ ...context, db, terms }, requested, deliveryOf(request, buyer))
    if (!isSameAmount(draft.total, body.expected_total))
      throw new Refusal(4093, { data: await toPreview(draft, lang) })
    const order = newOrder(context, request, { buyer, draft, idempotency, terms })
    const credit = await findCredit(db, context, order)
    const { clientHash } = order
    if (clientHash) await admitGuest(db, { ...order, clientHash }, draft, terms)
    const key = browserKey(order.keySalt, idempotency.idempotencyKey)
    const isProven = who.user !== null
    const id = await addOrder(client, order, draft.lines.map(toRow), {
      payWithinSeconds: unpaidSeconds(isProven, terms),
      isProven,
      keyHash: hashSecret(key),
      by: { ...buyerOf(who.client), requestId: currentRequestId() ?? null },
      granted: termsChanges(credit),
    })
    if (id === null) {
      rollBack()
      return null
    }
    const placed = { ...order, id }
    await queueOrderMails(db, placed, { from: null, by: 'buyer' })
    if (credit) await grantTerms(db, id, credit)
    await takeOut(db, requested)
    const takings = draft.lines.map(({ partId, quantity, goods }) => ({
      partId,
      quantity,
      seenAt: goods.update_time,
    }))
    if (!(await takeStock(client, takings))) {
      rollBack()
      return null
    }
    return { order_id: id, order_number: order.number, total: draft.total, key }
  })
}

/** Only a placed order counts for the allowance of mails. */
async function admitGuest(
  db: TransactionDatabase,
  { clientHash, emailKey }: { clientHash: Buffer; emailKey: string },
  { total, lines }: Draft,
  terms: TradeSettings,
): Promise<void> {
  await limitUnproven(db, { clientHash, emailKey, total, lineCount: lines.length }, terms)
  await takeAllowance(db, [{ of: 'orderMail', for: emailKey }])
}

/** A preview for a buyer who could not be served, because others were faster every time. */
async function previewNow(context: TradeContext, request: PlaceOrderRequest, buyer: Buyer) {
  const { db, lang, who } = context
  const terms = await context.settings()
  const requested = await readRequested(who, request, owner => listSelected(db, owner))
  return toPreview(await draftOrder({ ...context, terms }, requested, deliveryOf(request, buyer)), lang)
}

function deliveryOf({ body }: PlaceOrderRequest, { shippingAddress }: Buyer) {
  return { source: body.source, country: shippingAddress.country, shippingId: body.shipping_id }
}

async function readRequested(
  who: Who,
  { body, buyNow }: PlaceOrderRequest,
  readCart: (owner: CartOwner) => Promise<SelectedLine[]>,
): Promise<RequestedLine[]> {
  if (body.source === 'buy_now') return [requireBuyNowLine(buyNow)]
  const owner = findOwner(who)
  return owner ? readCart(owner) : []
}

function requireBuyNowLine({ partId, quantity }: { partId?: number; quantity?: number }): RequestedLine {
  if (partId === undefined || quantity === undefined) throw rejectMissingLine()
  return { id: null, partId, partNumber: '', quantity }
}

type NewOrderParts = { buyer: Buyer; draft: Draft; idempotency: OrderIdempotency; terms: TradeSettings }

function newOrder(
  { lang, who: { user, client }, clock }: TradeContext,
  { body }: PlaceOrderRequest,
  { buyer, draft, idempotency, terms }: NewOrderParts,
) {
  const { idempotencyScope, idempotencyHash, requestHash } = idempotency
  const { shipping } = draft
  if (!shipping) throw new Refusal(400, { fields: { shipping_id: { key: 'errors.shipping_required' } } })
  return {
    number: newOrderNumber(clock(), terms),
    userId: user?.userId ?? null,
    companyId: user?.companyId ?? null,
    email: buyer.email,
    emailKey: emailKey(buyer.email),
    lang,
    keySalt: randomBytes(SALT_BYTES),
    status: 'unpaid' as const,
    companyName: buyer.companyName,
    shippingAddress: buyer.shippingAddress,
    billingAddress: buyer.billingAddress,
    subtotal: draft.subtotal.toFixed(2),
    shippingFee: shipping.fee.toFixed(2),
    total: draft.total.toFixed(2),
    weightGrams: draft.weightGrams,
    shippingId: shipping.id,
    shippingService: shipping.service,
    carrier: shipping.carrier,
    payMethod: body.pay_method,
    poNumber: body.po_number,
    remark: body.remark,
    vatId: body.vat_id ?? '',
    eori: body.eori ?? '',
    clientHash: user ? null : Buffer.from(client.network, 'hex'),
    idempotencyScope,
    idempotencyHash,
    requestHash,
  }
}

function toRow({ partId, goods, quantity, price, amount }: Draft['lines'][number]): OrderLineRow {
  return {
    partId,
    partNumber: goods.part_number,
    manufacturer: goods.brand_name,
    packaging: goods.packaging,
    unitPrice: price.toFixed(5),
    quantity,
    amount: amount.toFixed(2),
    source: 'stock',
    leadDays: null,
  }
}
