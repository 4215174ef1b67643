import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { OrderSort } from '../../../domain/order-sorts.ts'
import { orders } from '../orders/index.ts'

/** Each has an index with the id. */
const KEYS = { date: orders.createdAt, total: orders.total }

/** The order of rows, and those that follow the order with this id. */
export function sortOf(sort: OrderSort): { orderBy: SQL[]; isAfter: (id: number) => SQL } {
  const isDescending = sort.startsWith('-')
  const key = sort.endsWith('total') ? KEYS.total : KEYS.date
  const direction = isDescending ? desc : asc
  // The values are scalars, or the index would not be used.
  const last = (id: number) => sql`((select ${sql.identifier(key.name)} from orders where id = ${id}), ${id})`
  return {
    orderBy: [direction(key), direction(orders.id)],
    isAfter: id => sql`(${key}, ${orders.id}) ${sql.raw(isDescending ? '<' : '>')} ${last(id)}`,
  }
}
