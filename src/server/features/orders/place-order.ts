import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Asked } from '../../../contract/endpoint.ts'
import { Refusal } from '../../../contract/errors.ts'
import type * as orders from '../../../contract/orders.ts'
import { emailKey } from '../../../domain/email.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Database } from '../../database/connection.ts'
import { newSecret } from '../account/index.ts'
import { takeAllowance } from '../allowance/index.ts'
import { findOwner, lockSelected, takeOut } from '../cart/index.ts'
import { inStockTransaction, takeStock } from '../catalogue/index.ts'
import { newNumber } from '../numbers/index.ts'
import { type Draft, draftOrder, type Wish } from './draft-order.ts'
import { type Buyer, findBuyer } from './find-buyer.ts'
import { keyExpiry } from './move-order.ts'
import { addOrder, findTwin, type OrderLineRow, type OrderRow } from './orders.queries.ts'
import { buyNowWish, toPreview } from './preview-order.ts'
import { queueOrderMails } from './queue-order-mails.ts'
import { isEnabled, type Trade } from './trade.ts'

type PlaceOrder = typeof orders.placeOrder
type Placed = z.input<PlaceOrder['data']>
type Asking = Asked<PlaceOrder>

const NUMBER_LENGTH = 6
const TRIES = 5

/** The same key with the same words answers the same order, however often and however many at once. */
export async function placeOrder(trade: Trade, asked: Asking): Promise<Placed> {
  const { db } = trade.connection
  const twin = twinOf(asked)
  try {
    return await placeNew(trade, asked, twin)
  } catch (error) {
    // What this one did not find any more, the other of two clicks may have taken.
    const other = error instanceof Refusal ? await findTwin(db, twin) : null
    if (other) return answerTwin(other, twin)
    throw error
  }
}

async function placeNew(trade: Trade, asked: Asking, twin: Twin): Promise<Placed> {
  await takeAllowance(trade.connection.db, [{ of: 'orderAddress', for: asked.client.address }])
  const buyer = await findBuyer(trade.connection.db, asked)
  if (!asked.user) await takeAllowance(trade.connection.db, [{ of: 'orderMail', for: emailKey(buyer.email) }])
  for (let tries = 0; tries < TRIES; tries++) {
    const result = await tryPlacing(trade, asked, buyer, twin)
    if (result) return result
  }
  throw new Refusal(4093)
}

type Twin = { idempotencyScope: string; idempotencyKey: string; requestHash: Buffer }

/** A key is its owner's alone: another's does not clash with it. */
function twinOf({ user, client, body }: Asking): Twin {
  const owner = findOwner({ user, client })
  const idempotencyKey = client.header('Idempotency-Key')?.trim() ?? ''
  if (idempotencyKey.length > LIMITS.idempotencyKeyLength)
    throw new Refusal(400, { fields: { 'Idempotency-Key': 'errors.field_too_big' } })
  return {
    idempotencyScope: owner?.kind === 'user' ? `user ${owner.userId}` : visitorScope(owner?.visitorHash),
    idempotencyKey,
    requestHash: createHash('sha256').update(JSON.stringify(body)).digest(),
  }
}

function visitorScope(hash: Buffer | undefined): string {
  return hash ? `visitor ${hash.toString('hex')}` : 'anyone'
}

function answerTwin(order: OrderRow, { requestHash }: Twin): Placed {
  if (!order.requestHash.equals(requestHash)) throw new Refusal(409, { message: 'errors.key_reused' })
  return toPlaced(order)
}

function toPlaced({ id, number, total, key }: Pick<OrderRow, 'id' | 'number' | 'total' | 'key'>): Placed {
  return { order_id: id, order_number: number, total: Number(total), key }
}

/** Null when stock or price has changed between looking and taking, and it has to be looked at again. */
async function tryPlacing(trade: Trade, asked: Asking, buyer: Buyer, twin: Twin): Promise<Placed | null> {
  const { connection } = trade
  const settings = await trade.settings()
  const directory = await trade.directory()
  const { body, lang } = asked
  if (!isEnabled(body.pay_method, settings, trade.hasWallet))
    throw new Refusal(400, {
      message: 'errors.check_input',
      fields: { pay_method: 'errors.pay_method_required' },
    })
  return inStockTransaction(connection.pool, async ({ db, rollBack }) => {
    const wishes = await lockWishes(db, asked)
    const draft = await draftOrder({ db, directory, lang, settings }, wishes, {
      source: body.source,
      country: buyer.shippingAddress.country,
      shippingId: body.shipping_id,
    })
    if (toCents(draft.total) !== toCents(body.expected_total))
      throw new Refusal(4093, { data: await toPreview(draft, lang) })
    const order = newOrder(asked, buyer, draft, settings.unpaidHours)
    const id = await addOrder(db, { ...order, ...twin }, draft.lines.map(toRow))
    if (id === null) {
      rollBack()
      return answerOther(db, twin)
    }
    await queueOrderMails(db, { ...order, id }, { from: null, by: 'buyer' })
    await takeOut(db, wishes)
    const takings = draft.lines.map(({ goods, cart_num }) => ({
      partId: goods.goods_id,
      quantity: cart_num,
      seenAt: goods.update_time,
    }))
    if (!(await takeStock(db, takings))) {
      rollBack()
      return null
    }
    return toPlaced({ ...order, id })
  })
}

async function lockWishes(db: Database, asked: Asking): Promise<Wish[]> {
  const { source, goods_id, cart_num } = asked.body
  if (source === 'buy_now') return [buyNowWish(goods_id, cart_num)]
  const owner = findOwner(asked)
  return owner ? lockSelected(db, owner) : []
}

/** Someone was faster with the same key; or, once in a great while, the number drawn is taken: then it is drawn again. */
async function answerOther(db: Database, twin: Twin): Promise<Placed | null> {
  const other = await findTwin(db, twin)
  return other && answerTwin(other, twin)
}

function newOrder({ body, lang, user }: Asking, buyer: Buyer, draft: Draft, unpaidHours: number) {
  const { shipping } = draft
  if (!shipping) throw new Refusal(400, { fields: { shipping_id: 'errors.shipping_required' } })
  return {
    number: `CF${newNumber(new Date(), NUMBER_LENGTH)}`,
    userId: user?.userId ?? null,
    email: buyer.email,
    emailKey: emailKey(buyer.email),
    lang,
    key: newSecret(),
    keyExpiresAt: keyExpiry(),
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
    payBy: new Date(Date.now() + unpaidHours * 3_600_000),
  }
}

function toRow({ goods, cart_num, price, amount }: Draft['lines'][number]): OrderLineRow {
  return {
    partId: goods.goods_id,
    partNumber: goods.part_number,
    manufacturer: goods.brand_name,
    packaging: goods.packaging,
    unitPrice: price.toFixed(5),
    quantity: cart_num,
    amount: amount.toFixed(2),
  }
}

function toCents(usd: number): number {
  return Math.round(usd * 100)
}
