import { createHash, createHmac } from 'node:crypto'
import type * as z from 'zod/mini'
import type * as orders from '../../../contract/shop/orders.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { Context, Who } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { hashSecret } from '../account/index.ts'
import { readIdempotencyKey, senderOf } from '../idempotency/index.ts'
import { addOrderKey } from './order-keys.queries.ts'
import { findOrderByIdempotency, type OrderRow } from './orders.queries.ts'

type PlaceOrder = typeof orders.placeOrder
export type PlaceOrderAnswer = z.input<PlaceOrder['data']>
/** `buyNow`: the part that is bought without the cart. */
export type PlaceOrderRequest = {
  body: z.output<NonNullable<PlaceOrder['body']>>
  buyNow: { partId?: number; quantity?: number }
}

/** Identifies repeated requests for the same order. */
export type OrderIdempotency = {
  idempotencyScope: string
  /** As sent by the client. The database has only its hash. */
  idempotencyKey: string
  idempotencyHash: Buffer
  requestHash: Buffer
}

export function readOrderIdempotency({ user, client }: Who, { body }: PlaceOrderRequest): OrderIdempotency {
  const idempotencyKey = readIdempotencyKey(client)
  return {
    idempotencyScope: senderOf(user, body.email),
    idempotencyKey,
    idempotencyHash: hashSecret(idempotencyKey),
    requestHash: createHash('sha256').update(JSON.stringify(body)).digest(),
  }
}

/** The order placed with this key. Refuses if the body differs from that of the first request. */
export async function findPlaced(
  db: Database,
  idempotency: OrderIdempotency,
): Promise<PlaceOrderAnswer | null> {
  const order = await findOrderByIdempotency(db, idempotency)
  if (!order) return null
  if (!order.requestHash.equals(idempotency.requestHash))
    throw new Refusal(409, { reason: 'errors.key_reused' })
  return toPlaced(db, order, idempotency)
}

/** The order from the same request, sent before the customer signed in. */
export async function findBeforeSignIn(
  { db, who: { user } }: Pick<Context, 'db' | 'who'>,
  idempotency: OrderIdempotency,
  { body }: PlaceOrderRequest,
): Promise<PlaceOrderAnswer | null> {
  if (!user || body.email === undefined) return null
  const order = await findOrderByIdempotency(db, {
    ...idempotency,
    idempotencyScope: senderOf(null, body.email),
  })
  return order?.requestHash.equals(idempotency.requestHash) ? toPlaced(db, order, idempotency) : null
}

/** The answer to a repeated request for an order; null if it was placed with another key. */
export function repeatedAnswer(
  order: OrderRow,
  { idempotencyKey, requestHash }: Pick<OrderIdempotency, 'idempotencyKey' | 'requestHash'>,
): PlaceOrderAnswer | null {
  if (!order.idempotencyHash.equals(hashSecret(idempotencyKey))) return null
  if (!order.requestHash.equals(requestHash)) throw new Refusal(409, { reason: 'errors.key_reused' })
  const key = browserKey(order.keySalt, idempotencyKey)
  return { order_id: order.id, order_number: order.number, total: Number(order.total), key }
}

/** Orders from before keys were hashed have no key of this kind yet. */
async function toPlaced(
  db: Database,
  order: OrderRow,
  { idempotencyKey }: OrderIdempotency,
): Promise<PlaceOrderAnswer> {
  const key = browserKey(order.keySalt, idempotencyKey)
  await addOrderKey(db, { orderId: order.id, keyHash: hashSecret(key), origin: 'browser' })
  return { order_id: order.id, order_number: order.number, total: Number(order.total), key }
}

/**
 * The key in the response to a placed order. It is the same when the request is repeated, and cannot be
 * derived from the database or the client's Idempotency-Key alone.
 */
export function browserKey(keySalt: Buffer, idempotencyKey: string): string {
  return createHmac('sha256', keySalt).update(idempotencyKey).digest('base64url')
}
