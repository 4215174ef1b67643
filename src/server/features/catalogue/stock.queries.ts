import { DrizzleQueryError, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import type { DatabaseClient, TransactionDatabase } from '../../database/transaction.ts'

/** `seenAt` is the part's change timestamp that the buyer saw; null ignores changes. */
export type Taking = { partId: number; quantity: number; seenAt: string | null }
type Returning = { partId: number; quantity: number }

const TAKE_STOCK = `
  with wanted as (
    select part_id, sum(quantity) as quantity, min(seen_at) as seen_at
    from unnest($1::int[], $2::int[], $3::timestamptz[]) as wanted (part_id, quantity, seen_at) group by part_id
  ), locked as (
    select parts.id from parts join wanted on wanted.part_id = parts.id order by parts.id for no key update of parts
  ), taken as (
    update parts set stock = stock - wanted.quantity
    from wanted join locked on locked.id = wanted.part_id
    where parts.id = wanted.part_id and stock >= wanted.quantity
      and (wanted.seen_at is null or date_trunc('milliseconds', parts.updated_at) = wanted.seen_at)
    returning parts.id
  )
  select count(*) = (select count(*) from wanted) as "isTaken",
    pg_notify('stock_changed', coalesce(string_agg(id::text, ','), '')) from taken`

/**
 * Takes stock for all lines or none. Returns false when a part has too little stock, is gone, or has changed
 * since the buyer saw it: an import may have changed its price. The rows are locked in id order to prevent
 * deadlocks, and as late as possible, because concurrent buyers of a popular part block each other. As SQL
 * text, not built each time: this and saving the order are performance-critical.
 */
export async function takeStock(client: DatabaseClient, takings: readonly Taking[]): Promise<boolean> {
  const { rows } = await client.query<{ isTaken: boolean }>({
    name: 'take-stock',
    text: TAKE_STOCK,
    values: [
      takings.map(taking => taking.partId),
      takings.map(taking => taking.quantity),
      takings.map(taking => taking.seenAt),
    ],
  })
  return rows[0]?.isTaken === true
}

/** Like `takeStock`, for a transaction that continues after a failure: no part is changed then. */
export async function takeStockOrNone(client: DatabaseClient, takings: readonly Taking[]): Promise<boolean> {
  await client.query('savepoint stock')
  const isTaken = await takeStock(client, takings)
  await client.query(isTaken ? 'release savepoint stock' : 'rollback to savepoint stock')
  return isTaken
}

/**
 * The stock of parts by id, locked in id order, for a transaction that takes some and returns others. Parts that have
 * left the catalog are missing.
 */
export async function lockParts(
  db: TransactionDatabase,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; stock: number }>(sql`
    select id, stock from parts where id = any(${sql.param([...ids])}::int[]) order by id for no key update`)
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

/**
 * Returns pieces to stock. Parts that have left the catalog are skipped. A notification has room for 8,000 bytes, and
 * the quotes of one person can hold more parts than fit.
 */
export async function returnStock(db: Database, returned: readonly Returning[]): Promise<void> {
  await db.execute(sql`
    with wanted as (
      select part_id, sum(quantity)::int as quantity from unnest(
        ${sql.param(returned.map(line => line.partId))}::int[],
        ${sql.param(returned.map(line => line.quantity))}::int[]
      ) as wanted (part_id, quantity) group by part_id
    ), locked as (
      select parts.id from parts join wanted on wanted.part_id = parts.id order by parts.id for no key update of parts
    ), given as (
      update parts set stock = least(2147483647, stock::bigint + wanted.quantity)
      from wanted join locked on locked.id = wanted.part_id
      where parts.id = wanted.part_id
      returning parts.id
    )
    select pg_notify('stock_changed', string_agg(id::text, ',')) from (
      select id, row_number() over () / 500 as bunch from given
    ) as numbered group by bunch`)
}

const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

/** A lock timeout or a deadlock. */
export function isHeldByOthers(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return (
    cause instanceof Error &&
    'code' in cause &&
    (cause.code === LOCK_NOT_AVAILABLE || cause.code === DEADLOCK)
  )
}
