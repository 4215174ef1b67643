import { createHash, createHmac } from 'node:crypto'
import type * as z from 'zod/mini'
import type * as orders from '../../../contract/shop/orders.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { Asked } from '../../api/route.ts'
import type { Database } from '../../database/connection.ts'
import { hashSecret } from '../account/index.ts'
import { readIdempotencyKey, senderOf } from '../idempotency/index.ts'
import { addOrderKey } from './order-keys.queries.ts'
import { findTwin, type OrderRow } from './orders.queries.ts'

type PlaceOrder = typeof orders.placeOrder
export type Placed = z.input<PlaceOrder['data']>
export type Asking = Asked<PlaceOrder>

/** What makes two requests the same order. */
export type Twin = {
  idempotencyScope: string
  /** As the client sent it. The database has only its hash. */
  idempotencyKey: string
  idempotencyHash: Buffer
  requestHash: Buffer
}

export function twinOf({ user, client, body }: Asking): Twin {
  const idempotencyKey = readIdempotencyKey(client)
  return {
    idempotencyScope: senderOf(user, body.email),
    idempotencyKey,
    idempotencyHash: hashSecret(idempotencyKey),
    requestHash: createHash('sha256').update(JSON.stringify(body)).digest(),
  }
}

/** The order that was placed with this key; another body than then is refused. */
export async function findPlaced(db: Database, twin: Twin): Promise<Placed | null> {
  const order = await findTwin(db, twin)
  if (!order) return null
  if (!order.requestHash.equals(twin.requestHash)) throw new Refusal(409, { message: 'errors.key_reused' })
  return toPlaced(db, order, twin)
}

/** What was sent word for word the same as a visitor, by someone who has signed in since. */
export async function findBeforeSignIn(
  db: Database,
  twin: Twin,
  { user, body }: Asking,
): Promise<Placed | null> {
  if (!user || body.email === undefined) return null
  const order = await findTwin(db, { ...twin, idempotencyScope: senderOf(null, body.email) })
  return order?.requestHash.equals(twin.requestHash) ? toPlaced(db, order, twin) : null
}

/** Orders from before the keys were hashed have no key of this kind yet. */
async function toPlaced(db: Database, order: OrderRow, { idempotencyKey }: Twin): Promise<Placed> {
  const key = browserKey(order.keySalt, idempotencyKey)
  await addOrderKey(db, { orderId: order.id, keyHash: hashSecret(key), origin: 'browser' })
  return { order_id: order.id, order_number: order.number, total: Number(order.total), key }
}

/**
 * The key in the answer to whoever places an order. It is the same when the request is repeated, and neither the
 * database alone nor the client's Idempotency-Key alone tells it.
 */
export function browserKey(keySalt: Buffer, idempotencyKey: string): string {
  return createHmac('sha256', keySalt).update(idempotencyKey).digest('base64url')
}
