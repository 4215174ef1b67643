import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { orderKeys, orders } from './orders.tables.ts'

export type KeyOrigin = (typeof orderKeys.$inferSelect)['origin']
type OrderKey = { orderId: number; keyHash: Buffer; origin: KeyOrigin }

/** An existing key stays unchanged. */
export async function addOrderKey(db: Database, key: OrderKey): Promise<void> {
  await db.insert(orderKeys).values(key).onConflictDoNothing()
}

/** The origin of an order key; null when it is invalid or expired. */
export async function findKeyOrigin(
  db: Database,
  orderId: number,
  keyHash: Buffer,
): Promise<KeyOrigin | null> {
  const [row] = await db
    .select({ origin: orderKeys.origin })
    .from(orderKeys)
    .innerJoin(orders, eq(orders.id, orderKeys.orderId))
    .where(
      and(
        eq(orderKeys.orderId, orderId),
        eq(orderKeys.keyHash, keyHash),
        gt(orders.keyExpiresAt, sql`now()`),
      ),
    )
  return row?.origin ?? null
}

export async function removeOrderKeys(db: Database, orderIds: readonly number[]): Promise<void> {
  await db.delete(orderKeys).where(inArray(orderKeys.orderId, [...orderIds]))
}
