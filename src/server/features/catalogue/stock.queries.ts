import { DrizzleQueryError, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import type { DatabaseClient } from '../../database/transaction.ts'

/** `seenAt` is when the part was last changed as the buyer saw it; null takes it whatever has changed. */
export type Taking = { partId: number; quantity: number; seenAt: string | null }
type Returning = { partId: number; quantity: number }

const TAKE_STOCK = `
  with wanted as (
    select * from unnest($1::int[], $2::int[], $3::timestamptz[]) as wanted (part_id, quantity, seen_at)
  ), locked as (
    select parts.id from parts join wanted on wanted.part_id = parts.id order by parts.id for no key update of parts
  ), taken as (
    update parts set stock = stock - wanted.quantity
    from wanted join locked on locked.id = wanted.part_id
    where parts.id = wanted.part_id and stock >= wanted.quantity
      and (wanted.seen_at is null or date_trunc('milliseconds', parts.updated_at) = wanted.seen_at)
    returning parts.id
  )
  select count(*)::integer as taken, pg_notify('stock_changed', coalesce(string_agg(id::text, ','), '')) from taken`

/**
 * Takes pieces off the shelf, all or none. False when a part has too few, is gone, or is no longer what it was when it
 * was looked at: an import may have changed its price. The rows are locked in the order of their ids, so that two
 * orders for the same parts wait for each other and never both at once; and as late as can be, for everyone waits for
 * whoever holds the part they all want. As text, not built anew each time: this and saving the order are felt.
 */
export async function takeStock(client: DatabaseClient, takings: readonly Taking[]): Promise<boolean> {
  const { rows } = await client.query<{ taken: number }>({
    name: 'take-stock',
    text: TAKE_STOCK,
    values: [
      takings.map(taking => taking.partId),
      takings.map(taking => taking.quantity),
      takings.map(taking => taking.seenAt),
    ],
  })
  return rows[0]?.taken === takings.length
}

/** Like `takeStock`, for a transaction that goes on after a failure: the parts that had enough are left as they were. */
export async function takeStockOrNone(client: DatabaseClient, takings: readonly Taking[]): Promise<boolean> {
  await client.query('savepoint stock')
  const isTaken = await takeStock(client, takings)
  await client.query(isTaken ? 'release savepoint stock' : 'rollback to savepoint stock')
  return isTaken
}

/** Puts pieces back. Those of a part that has left the catalogue have no shelf to go to. */
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
    select pg_notify('stock_changed', coalesce(string_agg(id::text, ','), '')) from given`)
}

const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

/** Waited too long for a row, or in a circle. */
export function isHeldByOthers(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return (
    cause instanceof Error &&
    'code' in cause &&
    (cause.code === LOCK_NOT_AVAILABLE || cause.code === DEADLOCK)
  )
}
