import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { type HoldEnd, quotes, stockHolds } from './quotes.tables.ts'

export type HoldRow = typeof stockHolds.$inferSelect

const isOpen = isNull(stockHolds.releasedAt)

/** The pieces that a quote holds now, by part. */
export async function listOpenHolds(db: Database, quoteId: number): Promise<HoldRow[]> {
  return db
    .select()
    .from(stockHolds)
    .where(and(eq(stockHolds.quoteId, quoteId), isOpen))
    .orderBy(asc(stockHolds.partId))
}

/** The pieces that many quotes hold now. */
export async function listOpenHoldsOf(db: Database, quoteIds: readonly number[]): Promise<HoldRow[]> {
  return db
    .select()
    .from(stockHolds)
    .where(and(inArray(stockHolds.quoteId, [...quoteIds]), isOpen))
}

/** Pieces that other quotes keep, by part. */
export async function listHeldByOthers(
  db: Database,
  quoteId: number,
  partIds: readonly number[],
): Promise<Map<number, number>> {
  if (partIds.length === 0) return new Map()
  const { rows } = await db.execute<{ part_id: number; pieces: number }>(sql`
    select part_id, sum(quantity)::integer as pieces from stock_holds
    where released_at is null and quote_id <> ${quoteId} and part_id = any(${sql.param([...partIds])}::int[])
    group by part_id`)
  return new Map(rows.map(({ part_id, pieces }) => [part_id, pieces]))
}

type NewHold = { partId: number; quantity: number }

export async function addHolds(
  db: TransactionDatabase,
  { quoteId, version, until }: { quoteId: number; version: number; until: Date },
  holds: readonly NewHold[],
): Promise<void> {
  if (holds.length === 0) return
  await db.insert(stockHolds).values(holds.map(hold => ({ ...hold, quoteId, version, until })))
}

export async function closeHolds(db: TransactionDatabase, quoteId: number, reason: HoldEnd): Promise<void> {
  await db
    .update(stockHolds)
    .set({ releasedAt: sql`now()`, releaseReason: reason })
    .where(and(eq(stockHolds.quoteId, quoteId), isOpen))
}

export async function setHoldEnd(db: TransactionDatabase, quoteId: number, until: Date): Promise<void> {
  await db
    .update(stockHolds)
    .set({ until })
    .where(and(eq(stockHolds.quoteId, quoteId), isOpen))
}

/** The numbers of quotes whose holds have ended. */
export async function listEndedHolds(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ number: quotes.number })
    .from(stockHolds)
    .innerJoin(quotes, eq(quotes.id, stockHolds.quoteId))
    .where(and(isOpen, lte(stockHolds.until, sql`now()`)))
    .limit(limit)
  return rows.map(({ number }) => number)
}

/** By the database's clock. */
export async function isHoldOver(db: Database, quoteId: number): Promise<boolean> {
  const over = and(eq(stockHolds.quoteId, quoteId), isOpen, lte(stockHolds.until, sql`now()`))
  return (await db.$count(stockHolds, over)) > 0
}

/** The quotes that keep pieces of a part. */
export async function listHoldsOfPart(db: Database, partId: number) {
  return db
    .select({
      number: quotes.number,
      companyName: quotes.companyName,
      quantity: stockHolds.quantity,
      until: stockHolds.until,
    })
    .from(stockHolds)
    .innerJoin(quotes, eq(quotes.id, stockHolds.quoteId))
    .where(and(eq(stockHolds.partId, partId), isOpen))
    .orderBy(asc(stockHolds.until))
}

/** The time this many days from now, by the database's clock. */
export async function readTimeIn(db: Database, days: number): Promise<Date> {
  const { rows } = await db.execute<{ at: string }>(
    sql`select extract(epoch from now() + make_interval(days => ${days}))::float8 * 1000 as at`,
  )
  return new Date(Number(rows[0]?.at))
}
