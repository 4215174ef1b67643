import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { quoteCosts, quoteLines, quotes, quoteVersions } from './quotes.tables.ts'

export type VersionRow = typeof quoteVersions.$inferSelect
type NewVersion = typeof quoteVersions.$inferInsert
type StoredLine = typeof quoteLines.$inferSelect
export type QuoteLineRow = Omit<StoredLine, 'quoteId' | 'version' | 'position'>

type VersionKey = { quoteId: number; version: number }

const isVersion = ({ quoteId, version }: VersionKey) =>
  and(eq(quoteVersions.quoteId, quoteId), eq(quoteVersions.version, version))
const isLineOf = ({ quoteId, version }: VersionKey) =>
  and(eq(quoteLines.quoteId, quoteId), eq(quoteLines.version, version))

export async function addVersion(
  db: TransactionDatabase,
  { validDays, ...version }: Omit<NewVersion, 'validUntil'> & { validDays: number },
): Promise<VersionRow> {
  const validUntil = sql`date_trunc('minute', now()) + make_interval(days => ${validDays})`
  const [row] = await db
    .insert(quoteVersions)
    .values({ ...version, validUntil })
    .returning()
  if (!row) throw new Error('the version was not stored')
  return row
}

export async function findVersion(db: Database, key: VersionKey): Promise<VersionRow | null> {
  const [row] = await db.select().from(quoteVersions).where(isVersion(key))
  return row ?? null
}

export async function getVersion(db: Database, key: VersionKey): Promise<VersionRow> {
  const row = await findVersion(db, key)
  if (!row) throw new Error(`quote ${key.quoteId} has no version ${key.version}`)
  return row
}

export async function listSentVersions(db: Database, quoteId: number): Promise<VersionRow[]> {
  return db
    .select()
    .from(quoteVersions)
    .where(and(eq(quoteVersions.quoteId, quoteId), isNotNull(quoteVersions.sentAt)))
    .orderBy(asc(quoteVersions.version))
}

type VersionChanges = { [Column in keyof VersionRow]?: VersionRow[Column] | SQL }

export async function updateVersion(
  db: TransactionDatabase,
  key: VersionKey,
  changes: VersionChanges,
): Promise<VersionRow> {
  const [row] = await db.update(quoteVersions).set(changes).where(isVersion(key)).returning()
  if (!row) throw new Error(`quote ${key.quoteId} has no version ${key.version}`)
  return row
}

/** By the database's clock. */
export async function isPast(db: Database, time: Date): Promise<boolean> {
  const { rows } = await db.execute<{ past: boolean }>(
    sql`select ${time.toISOString()}::timestamptz <= now() as past`,
  )
  return rows[0]?.past === true
}

export async function removeVersion(db: TransactionDatabase, key: VersionKey): Promise<void> {
  await db
    .delete(quoteCosts)
    .where(and(eq(quoteCosts.quoteId, key.quoteId), eq(quoteCosts.version, key.version)))
  await db.delete(quoteVersions).where(isVersion(key))
}

export async function listQuoteLines(db: Database, key: VersionKey): Promise<QuoteLineRow[]> {
  const rows = await db.select().from(quoteLines).where(isLineOf(key)).orderBy(asc(quoteLines.position))
  return rows.map(({ quoteId, version, position, ...line }) => line)
}

/** Those of the current versions of many quotes at once. */
export async function listCurrentLines(db: Database, quoteIds: readonly number[]): Promise<StoredLine[]> {
  return db
    .select(getTableColumns(quoteLines))
    .from(quoteLines)
    .innerJoin(quotes, and(eq(quotes.id, quoteLines.quoteId), eq(quotes.version, quoteLines.version)))
    .where(inArray(quoteLines.quoteId, [...quoteIds]))
    .orderBy(asc(quoteLines.position))
}

/**
 * Writes the lines that differ from the stored ones, in two statements: a draft of 500 lines is saved after each pause
 * in typing, and few of them have changed.
 */
export async function replaceLines(
  db: TransactionDatabase,
  key: VersionKey,
  lines: readonly QuoteLineRow[],
  stored: readonly QuoteLineRow[] = [],
): Promise<void> {
  const isKept = (position: number) => isDeepStrictEqual(lines[position], stored[position])
  const gone = [...stored.keys()].filter(position => !isKept(position))
  const added = lines.flatMap((line, position) => (isKept(position) ? [] : [{ ...line, position }]))
  if (gone.length > 0)
    await db.delete(quoteLines).where(and(isLineOf(key), sql`position = any(${sql.param(gone)}::int[])`))
  if (added.length === 0) return
  await db.execute(sql`
    insert into quote_lines (quote_id, version, position, line_id, kind, alternate_of, request_position, part_id,
      part_number, manufacturer, package, description, asked_quantity, asked_price, asked_date_code, quantity, multiple,
      unit_price, breaks, amount, source, date_code, condition, origin, lead_days, note, no_bid_reason, list_price,
      former_price)
    select ${key.quoteId}::integer, ${key.version}::integer, position, "lineId", kind, "alternateOf",
      "requestPosition", "partId", "partNumber", manufacturer, package, description, "askedQuantity", "askedPrice",
      "askedDateCode", quantity, multiple, "unitPrice", breaks, amount, source, "dateCode", condition, origin,
      "leadDays", note, "noBidReason", "listPrice", "formerPrice"
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as line (position int, "lineId" int, kind text,
      "alternateOf" int, "requestPosition" int, "partId" int, "partNumber" text, manufacturer text, package text,
      description text, "askedQuantity" int, "askedPrice" numeric, "askedDateCode" text, quantity int, multiple int,
      "unitPrice" numeric, breaks jsonb, amount numeric, source text, "dateCode" text, condition text, origin text,
      "leadDays" int, note text, "noBidReason" text, "listPrice" numeric, "formerPrice" numeric)`)
}

/** Read apart from the lines, for people who may see costs and for the price floor. By line_id. */
export async function listCosts(db: Database, key: VersionKey): Promise<Map<number, number>> {
  const rows = await db
    .select({ lineId: quoteCosts.lineId, cost: quoteCosts.cost })
    .from(quoteCosts)
    .where(and(eq(quoteCosts.quoteId, key.quoteId), eq(quoteCosts.version, key.version)))
  return new Map(rows.map(({ lineId, cost }) => [lineId, Number(cost)]))
}

/** Null removes a cost. */
export async function saveCosts(
  db: TransactionDatabase,
  key: VersionKey,
  costs: ReadonlyMap<number, number | null>,
): Promise<void> {
  if (costs.size === 0) return
  const rows = [...costs].map(([lineId, cost]) => ({ line_id: lineId, cost }))
  await db.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (line_id int, cost numeric)
    ), gone as (
      delete from quote_costs using given
      where quote_id = ${key.quoteId} and version = ${key.version} and quote_costs.line_id = given.line_id
        and given.cost is null
    )
    insert into quote_costs (quote_id, version, line_id, cost, source)
    select ${key.quoteId}::integer, ${key.version}::integer, line_id, cost, 'typed' from given where cost is not null
    on conflict (quote_id, version, line_id) do update set cost = excluded.cost, source = 'typed'`)
}

export async function copyCosts(db: TransactionDatabase, from: VersionKey, to: VersionKey): Promise<void> {
  await db.execute(sql`
    insert into quote_costs (quote_id, version, line_id, cost, source)
    select ${to.quoteId}::integer, ${to.version}::integer, line_id, cost, source from quote_costs
    where quote_id = ${from.quoteId} and version = ${from.version}`)
}

type PastQuoter = { userId: number | null; emailKey: string }

/** The last unit price of each part in a quote that was sent to this buyer, by part id. */
export async function listLastQuoted(
  db: Database,
  { userId, emailKey }: PastQuoter,
  partIds: readonly number[],
  exceptId: number,
): Promise<Map<number, number>> {
  if (partIds.length === 0) return new Map()
  const { rows } = await db.execute<{ part_id: number; unit_price: string }>(sql`
    select distinct on (l.part_id) l.part_id, l.unit_price
    from quotes q join quote_lines l on l.quote_id = q.id and l.version = q.version
    where (q.email_key = ${emailKey} or q.user_id = ${userId}) and q.id <> ${exceptId} and l.kind = 'offer'
      and l.part_id = any(${sql.param([...partIds])}::int[]) and l.unit_price is not null
    order by l.part_id, q.sent_at desc`)
  return new Map(rows.map(({ part_id, unit_price }) => [part_id, Number(unit_price)]))
}
