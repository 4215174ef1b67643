import { eq, sql } from 'drizzle-orm'
import type { TransactionDatabase } from '../../database/transaction.ts'
import type { QuoteRow } from './quotes.queries.ts'
import { quoteCounters, quoteLines, quotes, quoteVersions } from './quotes.tables.ts'
import type { VersionRow } from './versions.queries.ts'

type Of<Row> = Omit<Row, 'id' | 'quoteId' | 'version'>

/** A quote with one version and its history. */
export type PastQuote = {
  quote: Omit<typeof quotes.$inferInsert, 'id' | 'keyExpiresAt'>
  /** A draft has no `sentAt`. */
  terms: Of<typeof quoteVersions.$inferInsert>
  lines: Of<typeof quoteLines.$inferInsert>[]
  counters: Of<typeof quoteCounters.$inferInsert>[]
}

/** Inserts a quote as it is, without its order's link. No key opens it. */
export async function addPastQuote(
  db: TransactionDatabase,
  { quote, terms, lines, counters }: PastQuote,
): Promise<{ quote: QuoteRow; version: VersionRow }> {
  const [added] = await db
    .insert(quotes)
    .values({ ...quote, keyExpiresAt: sql`now()` })
    .returning()
  if (!added) throw new Error('the quote was not stored')
  const key = { quoteId: added.id, version: 1 }
  // Lines can only be added before the version is sent.
  const [version] = await db
    .insert(quoteVersions)
    .values({ ...terms, ...key, sentAt: null })
    .returning()
  if (!version) throw new Error('the version was not stored')
  await db.insert(quoteLines).values(lines.map(line => ({ ...line, ...key })))
  if (counters.length > 0)
    await db.insert(quoteCounters).values(counters.map(counter => ({ ...counter, ...key })))
  return { quote: added, version }
}

export async function linkOrder(
  db: TransactionDatabase,
  { quoteId, orderId }: { quoteId: number; orderId: number },
): Promise<void> {
  await db.update(quotes).set({ orderId }).where(eq(quotes.id, quoteId))
  await db.execute(sql`update orders set quote_id = ${quoteId} where id = ${orderId}`)
}
