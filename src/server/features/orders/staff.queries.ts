import { and, asc, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type { OrderStatus } from '../../../domain/order-states.ts'
import type { Database } from '../../database/connection.ts'
import { containing } from '../../database/containing.ts'
import type { Page } from '../../database/page.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import type { OrderRow } from './orders.queries.ts'
import { orderLines, orders } from './orders.tables.ts'

export type OrderFilter = { status?: OrderStatus; search: string }

const lineCount = sql<number>`(
  select count(*)::integer from ${orderLines} where ${orderLines.orderId} = ${orders.id})`

/** For staff, newest first: all, or those with the text in one of the searchable fields. */
export async function listAllOrders(db: Database, { status, search }: OrderFilter, { offset, limit }: Page) {
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

/**
 * The stored number for one typed in any case or without its prefix: `cf261115-7kq4mx`, `261115-7kq4mx`. The
 * operator may have changed the prefix, so any prefix matches, unless two orders differ only by it.
 */
export async function completeNumber(db: Database, typed: string): Promise<string> {
  const number = typed.trim().toUpperCase()
  if (!/^\d{6}-[0-9A-Z]{6}$/.test(number)) return number
  // As in the index; all numbers have this length after their prefix.
  const rows = await db
    .select({ number: orders.number })
    .from(orders)
    .where(sql`right(${orders.number}, 13) = ${number}`)
    .limit(2)
  return rows.length === 1 && rows[0] ? rows[0].number : number
}

/**
 * In the order of their numbers, so that two lists with the same orders wait for each other instead of blocking each
 * other.
 */
export async function lockOrders(db: TransactionDatabase, numbers: readonly string[]): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(inArray(orders.number, [...numbers]))
    .orderBy(asc(orders.number))
    .for('no key update')
}

/** Like `lockOrder`, by the number that staff typed. */
export async function lockOrderByNumber(db: TransactionDatabase, typed: string): Promise<OrderRow | null> {
  const number = await completeNumber(db, typed)
  const [row] = await db.select().from(orders).where(eq(orders.number, number)).for('no key update')
  return row ?? null
}
