import { randomBytes } from 'node:crypto'
import { Refusal } from '../../../contract/wire/errors.ts'
import { emailKey } from '../../../domain/email.ts'
import { isSameAmount } from '../../../domain/money.ts'
import type { TradeSettings } from '../../../domain/trade-settings.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
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
import { newNumber } from '../numbers/index.ts'
import { addOrder } from './add-order.queries.ts'
import { type Draft, draftOrder } from './draft-order.ts'
import { type Buyer, findBuyer } from './find-buyer.ts'
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
import type { OrderLineRow } from './orders.queries.ts'
import { toPreview } from './preview.wire.ts'
import { queueOrderMails } from './queue-order-mails.ts'
import { type RequestedLine, requireBuyNowLine } from './requested-line.wire.ts'
import { isEnabled, type Trade } from './trade.ts'

const NUMBER_LENGTH = 6
const SALT_BYTES = 32
const TRIES = 5

/** Idempotent: repeated or concurrent requests with the same key and body return the same order. */
export async function placeOrder(trade: Trade, asked: PlaceOrderRequest): Promise<PlaceOrderAnswer> {
  const { db } = trade.connection
  const idempotency = readOrderIdempotency(asked)
  const before = await findBeforeSignIn(db, idempotency, asked)
  if (before) return before
  try {
    return await placeNew(trade, asked, idempotency)
  } catch (error) {
    // A concurrent duplicate may have taken what this request did not find.
    const placed = error instanceof Refusal ? await findPlaced(db, idempotency) : null
    if (placed) return placed
    throw error
  }
}

async function placeNew(
  trade: Trade,
  asked: PlaceOrderRequest,
  idempotency: OrderIdempotency,
): Promise<PlaceOrderAnswer> {
  await takeAllowance(trade.connection.db, [{ of: 'orderAddress', for: asked.client.address }])
  const buyer = await findBuyer(trade.connection.db, asked)
  for (let tries = 0; tries < TRIES; tries++) {
    const result = await tryPlacing(trade, asked, buyer, idempotency)
    // Another request with the same Idempotency-Key may have been faster.
    const placed = result ?? (await findPlaced(trade.connection.db, idempotency))
    if (placed) return placed
  }
  throw new Refusal(4093, { data: await previewNow(trade, asked, buyer) })
}

/**
 * Null when the Idempotency-Key or, very rarely, the number is taken, and when stock or price has changed
 * between reading and taking; the caller retries.
 */
async function tryPlacing(
  trade: Trade,
  asked: PlaceOrderRequest,
  buyer: Buyer,
  idempotency: OrderIdempotency,
): Promise<PlaceOrderAnswer | null> {
  const { connection } = trade
  const settings = await trade.settings()
  const directory = await trade.directory()
  const { body, lang } = asked
  if (!isEnabled(body.pay_method, settings, trade.hasWallet))
    throw new Refusal(400, {
      reason: 'errors.check_input',
      fields: { pay_method: { key: 'errors.pay_method_required' } },
    })
  return inStockTransaction(connection.pool, async ({ db, client, rollBack }) => {
    const requested = await readRequested(asked, owner => lockSelected(db, owner))
    const draft = await draftOrder({ db, directory, lang, settings }, requested, deliveryOf(asked, buyer))
    if (!isSameAmount(draft.total, body.expected_total))
      throw new Refusal(4093, { data: await toPreview(draft, lang) })
    const order = newOrder(asked, buyer, draft, { ...idempotency, ...settings })
    const { clientHash } = order
    if (clientHash) await admitGuest(db, { ...order, clientHash }, draft, settings)
    const key = browserKey(order.keySalt, idempotency.idempotencyKey)
    const isProven = asked.user !== null
    const id = await addOrder(client, order, draft.lines.map(toRow), {
      payWithinSeconds: unpaidSeconds(isProven, settings),
      isProven,
      keyHash: hashSecret(key),
    })
    if (id === null) {
      rollBack()
      return null
    }
    await queueOrderMails(db, { ...order, id }, { from: null, by: 'buyer' })
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
  settings: TradeSettings,
): Promise<void> {
  await limitUnproven(db, { clientHash, emailKey, total, lineCount: lines.length }, settings)
  await takeAllowance(db, [{ of: 'orderMail', for: emailKey }])
}

/** A preview for a buyer who could not be served, because others were faster every time. */
async function previewNow(trade: Trade, asked: PlaceOrderRequest, buyer: Buyer) {
  const { db } = trade.connection
  const { lang } = asked
  const tools = { db, directory: await trade.directory(), lang, settings: await trade.settings() }
  const requested = await readRequested(asked, owner => listSelected(db, owner))
  return toPreview(await draftOrder(tools, requested, deliveryOf(asked, buyer)), lang)
}

function deliveryOf({ body }: PlaceOrderRequest, { shippingAddress }: Buyer) {
  return { source: body.source, country: shippingAddress.country, shippingId: body.shipping_id }
}

async function readRequested(
  asked: PlaceOrderRequest,
  readCart: (owner: CartOwner) => Promise<SelectedLine[]>,
): Promise<RequestedLine[]> {
  if (asked.body.source === 'buy_now') return [requireBuyNowLine(asked.buyNow)]
  const owner = findOwner(asked)
  return owner ? readCart(owner) : []
}

function newOrder(
  { body, lang, user, client }: PlaceOrderRequest,
  buyer: Buyer,
  draft: Draft,
  {
    idempotencyScope,
    idempotencyHash,
    requestHash,
    orderPrefix,
  }: OrderIdempotency & Pick<TradeSettings, 'orderPrefix'>,
) {
  const { shipping } = draft
  if (!shipping) throw new Refusal(400, { fields: { shipping_id: { key: 'errors.shipping_required' } } })
  return {
    number: `${orderPrefix}${newNumber(new Date(), NUMBER_LENGTH)}`,
    userId: user?.userId ?? null,
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
  }
}
