import { type SQL, sql } from 'drizzle-orm'
import { trackingNumber } from '../../../domain/tracking.ts'
import type { Database } from '../../database/connection.ts'
import { daysOfNumber } from '../../database/days-of-number.ts'
import { hasText, hasTextByIndex } from '../../database/has-text.ts'
import { searchNewest } from '../../database/search-newest.ts'
import { orderSearch, orders } from '../orders/index.ts'

type OrderSearch = { search: string; where: SQL | undefined; limit: number; hasEmails: boolean }

/** The lines of a document that can be a mailbox are left out. */
const withoutEmails = sql`regexp_replace(${orderSearch.document}, '[^\n]*@[^\n]*', '', 'g')`

/**
 * The ids of the newest orders that have the text in one of the searched fields. People who may not see mailboxes
 * cannot search by them either: otherwise they could find out the orders of a mailbox, and guess it letter by letter.
 * If no order has the text as it was typed, it is searched as a tracking number, which labels print with spaces.
 */
export async function searchOrders(db: Database, asked: OrderSearch) {
  const found = await searchText(db, asked)
  const search = trackingNumber(asked.search)
  const isFound = found.ids.length > 0 || search === asked.search
  return isFound ? found : searchText(db, { ...asked, search })
}

function searchText(db: Database, { search, where, limit, hasEmails }: OrderSearch) {
  const isAllowed = hasEmails ? sql`true` : hasText(withoutEmails, search)
  const list = {
    table: sql`${orders}`,
    key: sql`created_at, id`,
    orderBy: sql`created_at desc, id desc`,
    where,
    documents: sql`${orderSearch}`,
    documentId: sql`${orderSearch.orderId}`,
    documentKey: sql`created_at, order_id as id`,
    hasText: sql`${hasText(orderSearch.document, search)} and ${isAllowed}`,
    hasTextByIndex: sql`${hasTextByIndex(orderSearch.document, search)} and ${isAllowed}`,
    numbers: numbersOf(search),
  }
  return searchNewest(db, list, { search, limit })
}

/**
 * The prefix of numbers is a setting, and may have changed: that of the newest order of these days counts. Other texts,
 * such as LM23, are found so before any order is read.
 */
function numbersOf(search: string) {
  const days = daysOfNumber(search)
  if (!days) return null
  const isOfDays = sql`orders.created_at >= ${days.from}::timestamptz and orders.created_at < ${days.until}::timestamptz`
  const text = search.trim().toLowerCase()
  const hasPrefix = sql`(
    select lower(left(orders.number, -13)) = ${text.replace(/\d+$/, '')} from orders
    where ${isOfDays} order by orders.created_at desc limit 1)`
  return {
    isThen: sql`${isOfDays} and ${hasPrefix}`,
    hasNumber: sql`starts_with(lower(orders.number), ${text})`,
  }
}
