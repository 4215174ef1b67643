import { and, desc, eq } from 'drizzle-orm'
import type { OrderStatus } from '../../../domain/order-states.ts'
import type { Database } from '../../database/connection.ts'
import type { OrderChangeRow } from './orders.queries.ts'
import { orderChanges } from './orders.tables.ts'

/** The last change of an order to a status. */
export async function findLastChange(
  db: Database,
  orderId: number,
  status: OrderStatus,
): Promise<OrderChangeRow | null> {
  const [row] = await db
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, orderId), eq(orderChanges.status, status)))
    .orderBy(desc(orderChanges.id))
    .limit(1)
  return row ?? null
}
