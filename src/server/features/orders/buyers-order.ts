import { timingSafeEqual } from 'node:crypto'
import type { Identity } from '../../../contract/endpoint.ts'
import { Refusal } from '../../../contract/errors.ts'
import type { Database } from '../../database/connection.ts'
import { hashSecret } from '../account/index.ts'
import { findOrder, findOrderByNumber, lockOrder, type OrderRow } from './orders.queries.ts'

/** Who asks for an order: whoever is signed in, or whoever has its key. */
export type OrderAsker = { user: Identity | null; key: string | undefined }

/** To look at. An order of someone else does not exist, and neither does one whose key is wrong. */
export async function getBuyersOrder(db: Database, number: string, asker: OrderAsker): Promise<OrderRow> {
  const order = await findOrderByNumber(db, number)
  if (!order || !isTheirs(order, asker)) throw new Refusal(404)
  return order
}

export async function getBuyersOrderById(db: Database, id: number, asker: OrderAsker): Promise<OrderRow> {
  const order = await findOrder(db, id)
  if (!order || !isTheirs(order, asker)) throw new Refusal(404)
  return order
}

/** To do something with; locked until the transaction ends. */
export async function lockBuyersOrder(db: Database, id: number, asker: OrderAsker): Promise<OrderRow> {
  const order = await lockOrder(db, id)
  if (order && isTheirs(order, asker)) return order
  // The same for an order there is and one there is not: nobody learns which numbers are taken.
  throw new Refusal(asker.key === undefined ? 404 : 403)
}

function isTheirs(order: OrderRow, { user, key }: OrderAsker): boolean {
  if (user && order.userId === user.userId) return true
  return key !== undefined && order.keyExpiresAt > new Date() && isSame(order.key, key)
}

/** Takes as long however much of it is right. */
function isSame(key: string, typed: string): boolean {
  return timingSafeEqual(hashSecret(key), hashSecret(typed))
}
