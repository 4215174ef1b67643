import { inArray, lt, sql } from 'drizzle-orm'
import type { Allowance } from '../../../domain/allowances.ts'
import type { Database } from '../../database/connection.ts'
import { prepare } from '../../database/prepare.ts'
import { allowances } from './allowance.tables.ts'

const take = prepare<{ wait: number }>(
  'take-allowance',
  `with taken as (
    insert into allowances as known (key, full_at)
    values ($1::text, clock_timestamp() + make_interval(secs => $2::float8))
    on conflict (key) do update
    set full_at = greatest(known.full_at, clock_timestamp()) + make_interval(secs => $2::float8)
    where greatest(known.full_at, clock_timestamp()) <= clock_timestamp() + make_interval(secs => $3::float8)
    returning 0 as wait
  )
  select wait from taken
  union all
  select greatest(1, ceil(extract(epoch from full_at - clock_timestamp()) - $3::float8))::integer
  from allowances where key = $1::text and not exists (select from taken)`,
)

/**
 * Takes from an allowance, safe under concurrency. Each use moves the time of full recovery by one step; it
 * must not exceed the burst. Returns 0, or the seconds until enough has recovered.
 */
export async function takeSome(db: Database, key: string, allowance: Allowance, times = 1): Promise<number> {
  for (;;) {
    const wait = await tryToTake(db, key, allowance, times)
    if (wait !== null) return wait
  }
}

/** Returns null when the row was inserted or deleted between the two statements; the caller retries. */
async function tryToTake(
  db: Database,
  key: string,
  { burst, everySeconds }: Allowance,
  times: number,
): Promise<number | null> {
  const step = everySeconds * times
  const room = everySeconds * (burst - times)
  const rows = await take(db, [key, step, room])
  return rows[0]?.wait ?? null
}

/** Counts one use even if the allowance is used up, up to `most` beyond it. */
export async function countOne(
  db: Database,
  key: string,
  { burst, everySeconds }: Allowance,
  most: number,
): Promise<void> {
  const step = sql`make_interval(secs => ${everySeconds})`
  const furthest = sql`clock_timestamp() + make_interval(secs => ${everySeconds * (burst + most)})`
  await db
    .insert(allowances)
    .values({ key, fullAt: sql`clock_timestamp() + ${step}` })
    .onConflictDoUpdate({
      target: allowances.key,
      set: { fullAt: sql`least(greatest(${allowances.fullAt}, clock_timestamp()) + ${step}, ${furthest})` },
    })
}

/** The uses beyond the allowance that have not recovered yet. */
export async function countBeyond(
  db: Database,
  key: string,
  { burst, everySeconds }: Allowance,
): Promise<number> {
  const used = sql`ceil(extract(epoch from ${allowances.fullAt} - clock_timestamp()) / ${everySeconds})`
  const [row] = await db
    .select({ beyond: sql<number>`greatest(0, ${used} - ${burst})::integer` })
    .from(allowances)
    .where(sql`${allowances.key} = ${key}`)
  return row?.beyond ?? 0
}

export async function giveBack(
  db: Database,
  key: string,
  { everySeconds }: Allowance,
  times = 1,
): Promise<void> {
  await db
    .update(allowances)
    .set({ fullAt: sql`${allowances.fullAt} - make_interval(secs => ${everySeconds * times})` })
    .where(sql`${allowances.key} = ${key}`)
}

export async function forgetAllowances(db: Database, keys: string[]): Promise<void> {
  await db.delete(allowances).where(inArray(allowances.key, keys))
}

/** Fully recovered allowances need no row. */
export async function sweepAllowances(db: Database): Promise<void> {
  await db.delete(allowances).where(lt(allowances.fullAt, sql`now()`))
}
