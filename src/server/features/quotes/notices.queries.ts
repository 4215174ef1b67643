import { asc, eq, sql } from 'drizzle-orm'
import { QUOTE_LIMITS } from '../../../domain/quotes/limits.ts'
import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { quoteNotices, quotes } from './quotes.tables.ts'

type NoticeRow = typeof quoteNotices.$inferSelect
export type NoticeKind = NoticeRow['kind']
type NewNotice = Pick<NoticeRow, 'quoteId' | 'staffId' | 'kind'>
type Added = { bundle: number; isFirst: boolean; afterSeconds: number }

/** Concurrent notices of one bundle wait for each other, so that one of them is the first. */
export async function addNoticeRow(
  db: TransactionDatabase,
  { quoteId, staffId, kind }: NewNotice,
): Promise<Added> {
  const seconds = QUOTE_LIMITS.noticeSeconds
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('quote notices'), ${staffId ?? 0})`)
  const { rows } = await db.execute<Added>(sql`
    with bundled as (
      select floor(extract(epoch from now()) / ${seconds})::bigint as bundle
    ), added as (
      insert into quote_notices (quote_id, staff_id, kind, bundle)
      select ${quoteId}::integer, ${staffId}::integer, ${kind}::text, bundle from bundled
    )
    select bundle::float8 as bundle,
      not exists (
        select from quote_notices known
        where known.bundle = bundled.bundle and known.staff_id is not distinct from ${staffId}::integer
      ) as "isFirst",
      ((bundle + 1) * ${seconds} - extract(epoch from now()) + 1)::float8 as "afterSeconds"
    from bundled`)
  return rows[0] ?? { bundle: 0, isFirst: false, afterSeconds: 0 }
}

/** The events of one person's quotes in a quarter of an hour. */
export async function listNotices(db: Database, bundle: number, staffId: number | null) {
  return db
    .select({
      kind: quoteNotices.kind,
      number: quotes.number,
      companyName: quotes.companyName,
      email: quotes.email,
    })
    .from(quoteNotices)
    .innerJoin(quotes, eq(quotes.id, quoteNotices.quoteId))
    .where(
      sql`${quoteNotices.bundle} = ${bundle} and ${quoteNotices.staffId} is not distinct from ${staffId}::integer`,
    )
    .orderBy(asc(quoteNotices.id))
}
