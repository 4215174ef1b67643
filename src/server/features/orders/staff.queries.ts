import { and, desc, eq, ilike, or, sql } from 'drizzle-orm'
import type { OrderStatus } from '../../../domain/order-states.ts'
import type { Database } from '../../database/connection.ts'
import { containing } from '../../database/containing.ts'
import type { Page } from '../../database/page.ts'
import type { OrderRow } from './orders.queries.ts'
import { orderLines, orders } from './orders.tables.ts'

export type Wanted = { status?: OrderStatus; search: string }

const lineCount = sql<number>`(
  select count(*)::integer from ${orderLines} where ${orderLines.orderId} = ${orders.id})`

/** For staff, the newest first: all, or those with the text in one of the fields they are asked about by. */
export async function listAllOrders(db: Database, { status, search }: Wanted, { offset, limit }: Page) {
  const { id, number, createdAt, email, companyName, shippingAddress, total, payMethod, poNumber } = orders
  const pattern = containing(search)
  const contactName = sql<string>`${shippingAddress} ->> 'contact_name'`
  const country = sql<string>`${shippingAddress} ->> 'country'`
  const isWanted = and(
    status && eq(orders.status, status),
    or(
      ...[number, email, companyName, poNumber, orders.shippingNumber].map(field => ilike(field, pattern)),
      ilike(contactName, pattern),
    ),
  )
  const list = await db
    .select({
      ...{ number, createdAt, status: orders.status, total, payMethod, companyName, contactName },
      ...{ country, lineCount },
    })
    .from(orders)
    .where(isWanted)
    .orderBy(desc(id))
    .offset(offset)
    .limit(limit)
  return { list, total: await db.$count(orders, isWanted) }
}

/** As `lockOrder`, by its number. */
export async function lockOrderByNumber(db: Database, number: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.number, number)).for('no key update')
  return row ?? null
}
