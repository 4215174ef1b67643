import { and, desc, eq, inArray, or } from 'drizzle-orm'
import { KEPT_STATUSES } from '../../../domain/order-states.ts'
import type { Database } from '../../database/connection.ts'
import { orderLines, orders } from './orders.tables.ts'

type PastBuyer = { userId: number | null; emailKey: string }

/** The last paid order line of each part, by part id, of one buyer: by account or by email. */
export async function findLastSales(
  db: Database,
  { userId, emailKey }: PastBuyer,
  partIds: readonly number[],
): Promise<Map<number, LastSale>> {
  if (partIds.length === 0) return new Map()
  const byEmail = eq(orders.emailKey, emailKey)
  const rows = await db
    .selectDistinctOn([orderLines.partId], {
      partId: orderLines.partId,
      number: orders.number,
      createdAt: orders.createdAt,
      quantity: orderLines.quantity,
      unitPrice: orderLines.unitPrice,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        userId === null ? byEmail : or(byEmail, eq(orders.userId, userId)),
        inArray(orders.status, KEPT_STATUSES),
        inArray(orderLines.partId, [...partIds]),
      ),
    )
    .orderBy(orderLines.partId, desc(orders.id))
  return new Map(rows.map(row => [row.partId, row]))
}

export type LastSale = { number: string; createdAt: Date; quantity: number; unitPrice: string }
