import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { LIMITS } from '../../../domain/limits.ts'
import type { Database } from '../../database/connection.ts'
import { containing } from '../../database/containing.ts'
import { orderSearch, orders } from '../orders/index.ts'

/** The order of the list. */
const NEWEST = [desc(orders.createdAt), desc(orders.id)] as const

/** How many of the newest orders are read for a search before its index is used. */
const RECENT = 1_000
/** The index needs three characters. Shorter texts are searched in this many of the newest orders. */
const RECENT_SHORT = 10_000
const TRIGRAM = 3

/** The ids of the newest orders that have the text in one of the searched fields. */
export async function searchOrders(
  db: Database,
  search: string,
  isWanted: SQL | undefined,
  limit: number,
): Promise<number[]> {
  if (isShort(search)) return searchNewest(db, search, isWanted, { limit, among: RECENT_SHORT })
  // A text that many orders have is soon found among the newest; its index would return all of them first.
  const recent = limit < RECENT ? await searchNewest(db, search, isWanted, { limit, among: RECENT }) : []
  return recent.length >= limit ? recent : searchAll(db, search, isWanted, limit)
}

async function searchNewest(
  db: Database,
  search: string,
  isWanted: SQL | undefined,
  { limit, among }: { limit: number; among: number },
): Promise<number[]> {
  const newest = db
    .select({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(isWanted)
    .orderBy(...NEWEST)
    .limit(among)
    .as('newest')
  const rows = await db
    .select({ id: newest.id })
    .from(newest)
    .innerJoin(orderSearch, eq(orderSearch.orderId, newest.id))
    .where(hasText(search))
    .orderBy(desc(newest.createdAt), desc(newest.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

async function searchAll(
  db: Database,
  search: string,
  isWanted: SQL | undefined,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isFound(db, search), isWanted))
    .orderBy(...NEWEST)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Counts at most LIMITS.searchTotal: each of them has to be read. Short texts are not counted. */
export async function countFound(db: Database, search: string, isWanted: SQL | undefined) {
  if (isShort(search)) return {}
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(orders)
    .where(and(isFound(db, search), isWanted))
    .limit(LIMITS.searchTotal + 1)
    .as('some')
  const total = await db.$count(some)
  return total > LIMITS.searchTotal ? { total: LIMITS.searchTotal, total_capped: true as const } : { total }
}

function isFound(db: Database, search: string): SQL {
  const found = db.select({ id: orderSearch.orderId }).from(orderSearch).where(hasText(search))
  return inArray(orders.id, found)
}

function isShort(search: string): boolean {
  return [...search].length < TRIGRAM
}

/** The documents are in lower case. */
function hasText(search: string): SQL {
  return sql`${orderSearch.document} like lower(${containing(search)})`
}
