import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { containing } from '../../database/containing.ts'
import { searchNewest } from '../../database/search-newest.ts'
import { orderSearch, orders } from '../orders/index.ts'

type OrderSearch = { search: string; where: SQL | undefined; limit: number }

/** The ids of the newest orders that have the text in one of the searched fields. */
export function searchOrders(db: Database, { search, where, limit }: OrderSearch) {
  const list = {
    table: sql`${orders}`,
    key: sql`created_at, id`,
    orderBy: sql`created_at desc, id desc`,
    where,
    documents: sql`${orderSearch}`,
    documentId: sql`${orderSearch.orderId}`,
    documentKey: sql`created_at, order_id as id`,
    // The documents are in lower case.
    hasText: sql`${orderSearch.document} like lower(${containing(search)})`,
  }
  return searchNewest(db, list, { search, limit })
}
