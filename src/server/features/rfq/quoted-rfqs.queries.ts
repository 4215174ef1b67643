import { eq, sql } from 'drizzle-orm'
import type { QuoteState } from '../../../domain/quotes/states.ts'
import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { rfqs } from './rfq.tables.ts'

/** The buyer sees that we are on it. It waits for a reply until the quote is sent. */
export async function markQuoting(db: TransactionDatabase, id: number, staffId: number): Promise<void> {
  await db
    .update(rfqs)
    .set({
      ownerId: sql`coalesce(${rfqs.ownerId}, ${staffId})`,
      viewedAt: sql`coalesce(${rfqs.viewedAt}, now())`,
      // Requests without changes count as answered before there was a desk.
      rev: sql`greatest(${rfqs.rev}, 1)`,
    })
    .where(eq(rfqs.id, id))
}

/** In the transaction that sends a quote. */
export async function markQuoted(db: TransactionDatabase, id: number): Promise<void> {
  await db
    .update(rfqs)
    .set({ answeredAt: sql`coalesce(${rfqs.answeredAt}, now())` })
    .where(eq(rfqs.id, id))
}

type QuoteOfRfq = { number: string; state: QuoteState; hasOffers: boolean }

/** The quotes that were sent for a request, newest first. Read here, because quotes depend on requests. */
export async function listQuotesOfRfq(db: Database, id: number): Promise<QuoteOfRfq[]> {
  const { rows } = await db.execute<QuoteOfRfq>(sql`
    select number, state, total > 0 as "hasOffers" from quotes where rfq_id = ${id} and version > 0 order by id desc`)
  return rows
}

type LastQuote = { number: string; time: number; quantity: number; unitPrice: string }

/** The last offer of each part to this buyer, by part id. */
export async function findLastQuotes(
  db: Database,
  { userId, emailKey }: { userId: number | null; emailKey: string },
  partIds: readonly number[],
): Promise<Map<number, LastQuote>> {
  if (partIds.length === 0) return new Map()
  const { rows } = await db.execute<LastQuote & { partId: number }>(sql`
    select distinct on (l.part_id) l.part_id as "partId", q.number, l.quantity, l.unit_price as "unitPrice",
      extract(epoch from q.sent_at)::float8 * 1000 as time
    from quotes q join quote_lines l on l.quote_id = q.id and l.version = q.version
    where (q.email_key = ${emailKey} or q.user_id = ${userId}) and l.kind = 'offer' and l.unit_price is not null
      and l.part_id = any(${sql.param([...partIds])}::int[])
    order by l.part_id, q.sent_at desc`)
  return new Map(rows.map(row => [row.partId, row]))
}
