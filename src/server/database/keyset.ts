import { count, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { LIMITS } from '../../domain/limits.ts'
import type { Database } from './connection.ts'

/** Rows of a page; one more is read, to know whether there is a next page. */
export const KEYSET_PAGE = 50

type KeysetPage<Item> = { list: Item[]; next: string | null } & Partial<CappedTotal>

/** `total_capped`: there are more. */
export type CappedTotal = { total: number; total_capped?: true }

/** The page of at most KEYSET_PAGE + 1 rows, in the order of their cursors. */
export function toKeysetPage<Row, Item>(
  rows: readonly Row[],
  cursorAt: (row: Row) => string,
  toItem: (row: Row) => Item,
): KeysetPage<Item> {
  const shown = rows.slice(0, KEYSET_PAGE)
  const last = shown.at(-1)
  return {
    list: shown.map(toItem),
    next: last !== undefined && rows.length > KEYSET_PAGE ? cursorAt(last) : null,
  }
}

/** Counts at most LIMITS.listTotal rows: counting all of them would read the whole table. */
export async function countCapped(
  db: Database,
  table: PgTable,
  where: SQL | undefined,
): Promise<CappedTotal> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(LIMITS.listTotal + 1)
    .as('some')
  const [counted] = await db.select({ total: count() }).from(some)
  const total = counted?.total ?? 0
  return total > LIMITS.listTotal ? { total: LIMITS.listTotal, total_capped: true } : { total }
}
