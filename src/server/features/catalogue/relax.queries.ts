import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { allWords, anyMeaning, FROM_AN_INDEX, type SearchWord } from './words.queries.ts'

/** Enough to tell a frequent word from a rare one. */
const MOST_COUNTED = 1_000

/** How many parts match each word alone, up to a limit. */
export async function countMatches(db: Database, words: SearchWord[]): Promise<number[]> {
  const counts = words.map(
    word => sql`(select count(*)::int from (
      select from parts where ${anyMeaning(word, '')} limit ${MOST_COUNTED}) as matching)`,
  )
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  )
  return rows[0]?.counts ?? []
}

/** For one part alone PostgreSQL would read all parts until it comes by. */
const SOME = 100
/** Half a percent, but of many parts not more than these. */
const SAMPLE_PERCENT = 0.5
const MOST_SAMPLED = 5_000

/**
 * Common words that occur together are found in a small sample; an index would collect all their matches first, which
 * takes half a second among a million parts.
 */
export async function hasPartWithAll(db: Database, words: SearchWord[], allParts: number): Promise<boolean> {
  const percent = Math.min(SAMPLE_PERCENT, (100 * MOST_SAMPLED) / Math.max(allParts, 1))
  const sampled = await db.execute<{ found: boolean }>(sql`
    select exists (
      select from parts tablesample system (${percent}) repeatable (0) where ${allWords(words, '')}) as found`)
  if (sampled.rows[0]?.found) return true
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select count(*) > 0 as found from (
      select from parts where ${allWords(words, '', true)} and ${FROM_AN_INDEX} limit ${SOME}) as matching`)
  return rows[0]?.found ?? false
}

/** Parts with these keys: in the order of the keys, those in stock first. */
export async function listIdsByKeys(db: Database, keys: string[], limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from unnest(${sql.param(keys)}::text[]) with ordinality as wanted (key, place)
    join parts on search_key = wanted.key collate "C"
    order by place, stock = 0, id limit ${limit}`)
  return rows.map(row => row.id)
}

/** Those of the keys that are a part's number. */
export async function listKnownKeys(db: Database, keys: string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select distinct search_key as key from parts where search_key = any(${sql.param(keys)}::text[])`)
  return new Set(rows.map(row => row.key))
}
