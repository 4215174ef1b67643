import { and, asc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { LIMITS } from '../../../domain/limits.ts'
import { QUOTE_LIMITS } from '../../../domain/quotes/limits.ts'
import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { bareQuoteNumber } from './number.ts'
import { quoteCounters, quoteKeys, quotes } from './quotes.tables.ts'

export type QuoteRow = typeof quotes.$inferSelect
type NewQuote = Omit<typeof quotes.$inferInsert, 'keyExpiresAt'>

const keyExpiry = sql`now() + make_interval(secs => ${sql.raw(String(LIMITS.orderKeySeconds))})`

/** Null when the number is taken. */
export async function addQuoteRow(db: TransactionDatabase, quote: NewQuote): Promise<QuoteRow | null> {
  const [row] = await db
    .insert(quotes)
    .values({ ...quote, keyExpiresAt: keyExpiry })
    .onConflictDoNothing({ target: quotes.number })
    .returning()
  return row ?? null
}

export async function findQuote(db: Database, id: number): Promise<QuoteRow | null> {
  const [row] = await db.select().from(quotes).where(eq(quotes.id, id))
  return row ?? null
}

export async function findQuoteByNumber(db: Database, number: string): Promise<QuoteRow | null> {
  const [row] = await db.select().from(quotes).where(eq(quotes.number, number))
  return row ?? null
}

/** The company of the buyer's mailbox; null: none, or no such quote. */
export async function findQuotesCompany(db: Database, typed: string): Promise<number | null> {
  const { rows } = await db.execute<{ id: number | null }>(sql`
    select company_id as id from customers
    where email_key = (select email_key from quotes where number = ${bareQuoteNumber(typed)})`)
  return rows[0]?.id ?? null
}

/** Waits for concurrent changes and locks the quote until the transaction ends. */
export async function lockQuote(db: TransactionDatabase, number: string): Promise<QuoteRow | null> {
  const [row] = await db.select().from(quotes).where(eq(quotes.number, number)).for('no key update')
  return row ?? null
}

/** Values by the database's clock. */
export const NOW = sql<Date>`now()`

type QuoteChanges = { [Column in keyof QuoteRow]?: QuoteRow[Column] | SQL }

/** Counts the change: each has one audit entry. */
export async function updateQuote(
  db: TransactionDatabase,
  { id, rev }: Pick<QuoteRow, 'id' | 'rev'>,
  changes: QuoteChanges,
): Promise<QuoteRow> {
  const [row] = await db
    .update(quotes)
    .set({ ...changes, keyExpiresAt: keyExpiry, rev: rev + 1 })
    .where(eq(quotes.id, id))
    .returning()
  if (!row) throw new Error(`quote ${id} is gone`)
  return row
}

/** It opens the quote as long as the quote belongs to the mailbox that the key is mailed to. */
export async function addQuoteKey(
  db: Database,
  { id: quoteId, emailKey }: Pick<QuoteRow, 'id' | 'emailKey'>,
  keyHash: Buffer,
): Promise<void> {
  await db.insert(quoteKeys).values({ quoteId, emailKey, keyHash }).onConflictDoNothing()
}

export async function removeKeysOf(db: Database, emailKey: string): Promise<void> {
  await db.delete(quoteKeys).where(eq(quoteKeys.emailKey, emailKey))
}

/** For staff, to look at the draft. */
export async function addPreviewKey(db: Database, quoteId: number, keyHash: Buffer): Promise<void> {
  await db.delete(quoteKeys).where(lte(quoteKeys.previewUntil, sql`now()`))
  const previewUntil = sql`now() + make_interval(mins => ${QUOTE_LIMITS.previewMinutes})`
  await db.insert(quoteKeys).values({ quoteId, keyHash, previewUntil })
}

/** Null: wrong, too old, or mailed to a former mailbox of the quote. */
export async function findKeyUse(
  db: Database,
  quoteId: number,
  keyHash: Buffer,
): Promise<'buyer' | 'preview' | null> {
  const isValid = sql`coalesce(${quoteKeys.previewUntil}, ${quotes.keyExpiresAt}) > now()`
  const isReaders = or(isNotNull(quoteKeys.previewUntil), eq(quoteKeys.emailKey, quotes.emailKey))
  const [row] = await db
    .select({ previewUntil: quoteKeys.previewUntil })
    .from(quoteKeys)
    .innerJoin(quotes, eq(quotes.id, quoteKeys.quoteId))
    .where(and(eq(quotes.id, quoteId), eq(quoteKeys.keyHash, keyHash), isValid, isReaders))
  if (!row) return null
  return row.previewUntil ? 'preview' : 'buyer'
}

/** By the database's clock. */
export async function hasEnded(db: Database, { id }: Pick<QuoteRow, 'id'>): Promise<boolean> {
  const rows = await db
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.id, id), lte(quotes.validUntil, sql`clock_timestamp()`)))
  return rows.length > 0
}

/** A quote is open for its buyer until this moment passes; literal states, as in the index. */
const isLiveState = sql`${quotes.state} in ('sent', 'seen', 'countered')`

export async function listEndedQuotes(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .select({ number: quotes.number })
    .from(quotes)
    .where(and(isLiveState, lte(quotes.validUntil, sql`now()`)))
    .orderBy(asc(quotes.validUntil))
    .limit(limit)
  return rows.map(({ number }) => number)
}

/** By staff or by the clock, in the last 24 hours. */
export async function wasReminded(db: Database, { id }: Pick<QuoteRow, 'id'>): Promise<boolean> {
  const rows = await db
    .select({ id: quotes.id })
    .from(quotes)
    .where(
      and(
        eq(quotes.id, id),
        sql`greatest(${quotes.remindedAt}, ${quotes.chasedAt}) > now() - interval '1 day'`,
      ),
    )
  return rows.length > 0
}

const isOffering = sql`exists (select from quote_lines
  where quote_id = ${quotes.id} and version = ${quotes.version} and kind = 'offer')`

/** Whether there is anything to accept. */
export async function hasOffers(db: Database, { id }: Pick<QuoteRow, 'id'>): Promise<boolean> {
  return (await db.$count(quotes, and(eq(quotes.id, id), isOffering))) > 0
}

/** Those that end soon and whose buyers were not reminded. Short ones are not chased at once. */
export async function listQuotesToChase(db: Database, limit: number): Promise<string[]> {
  const hours = sql`make_interval(hours => ${QUOTE_LIMITS.chaseHours})`
  const rows = await db
    .select({ number: quotes.number })
    .from(quotes)
    .where(
      and(
        isLiveState,
        isNull(quotes.chasedAt),
        gt(quotes.validUntil, sql`now()`),
        lte(quotes.validUntil, sql`now() + ${hours}`),
        sql`${quotes.sentAt} < ${quotes.validUntil} - ${hours}`,
        isOffering,
      ),
    )
    .limit(limit)
  return rows.map(({ number }) => number)
}

type CounterRow = typeof quoteCounters.$inferSelect
export type NewCounter = Omit<CounterRow, 'id' | 'createdAt'>

export async function addCounters(db: Database, counters: readonly NewCounter[]): Promise<void> {
  if (counters.length > 0) await db.insert(quoteCounters).values([...counters])
}

/** Oldest first. */
export async function listCounters(db: Database, quoteId: number): Promise<CounterRow[]> {
  return db
    .select()
    .from(quoteCounters)
    .where(eq(quoteCounters.quoteId, quoteId))
    .orderBy(asc(quoteCounters.id))
}

type Person = { userId: number | null; emailKey: string }

const isOf = ({ userId, emailKey }: Person) =>
  userId === null
    ? eq(quotes.emailKey, emailKey)
    : or(eq(quotes.emailKey, emailKey), eq(quotes.userId, userId))

export async function listQuotesOf(db: Database, person: Person): Promise<QuoteRow[]> {
  return db.select().from(quotes).where(isOf(person)).orderBy(asc(quotes.id))
}

/** The pieces that they hold have been returned. */
export async function removeQuotes(db: Database, ids: readonly number[]): Promise<void> {
  const wanted = sql.param([...ids])
  await db.execute(sql`
    update stock_holds set released_at = now(), release_reason = 'erased'
    where quote_id = any(${wanted}::int[]) and released_at is null`)
  await db.execute(sql`delete from quotes where id = any(${wanted}::int[])`)
}

/** The account whose mailbox is proven; null: the buyer is a guest. */
export async function findAccountOf(db: Database, emailKey: string): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from users where email_key = ${emailKey} and activated_at is not null and disabled_at is null`)
  return rows[0]?.id ?? null
}

/** Assigns a guest's quotes to the account. */
export async function giveQuotesToUser(db: Database, userId: number, emailKey: string): Promise<void> {
  await db
    .update(quotes)
    .set({ userId })
    .where(and(eq(quotes.emailKey, emailKey), isNull(quotes.userId)))
}
