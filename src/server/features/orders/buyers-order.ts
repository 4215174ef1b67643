import { Refusal } from '../../../contract/wire/errors.ts'
import type { Identity } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { hashSecret } from '../account/index.ts'
import { findKeyOrigin } from './order-keys.queries.ts'
import { findOrder, findOrderByNumber, lockOrder, type OrderRow } from './orders.queries.ts'
import { proveOrder } from './prove-order.ts'

/** The requester of an order: a signed-in customer, or the holder of its key. */
export type OrderAsker = { user: Identity | null; key: string | undefined }

/** For reading. Another customer's order does not exist, and neither does one with a wrong key. */
export async function getBuyersOrder(db: Database, number: string, asker: OrderAsker): Promise<OrderRow> {
  return getIfTheirs(await openOrder(db, await findOrderByNumber(db, number), asker))
}

export async function getBuyersOrderById(db: Database, id: number, asker: OrderAsker): Promise<OrderRow> {
  return getIfTheirs(await openOrder(db, await findOrder(db, id), asker))
}

/** For changing; locked until the transaction ends. */
export async function lockBuyersOrder(
  db: TransactionDatabase,
  id: number,
  asker: OrderAsker,
): Promise<OrderRow> {
  const order = await openOrder(db, await lockOrder(db, id), asker)
  if (order) return order
  // The same for existing and unknown orders, so that numbers cannot be probed.
  throw new Refusal(asker.key === undefined ? 404 : 403, { reason: 'answers.order_unknown' })
}

function getIfTheirs(order: OrderRow | null): OrderRow {
  if (!order) throw new Refusal(404, { reason: 'answers.order_unknown' })
  return order
}

/** Null when the order belongs to another buyer. A key that was only mailed proves the buyer. */
async function openOrder(
  db: Database,
  order: OrderRow | null,
  { user, key }: OrderAsker,
): Promise<OrderRow | null> {
  if (!order) return null
  if (user && order.userId === user.userId) return order
  const origin = key === undefined ? null : await findKeyOrigin(db, order.id, hashSecret(key))
  if (!origin) return null
  if (origin !== 'mail' || order.provenAt) return order
  return (await proveOrder(db, order.id)) ?? order
}
