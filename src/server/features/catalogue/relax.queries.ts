import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { allWords, anyMeaning, FROM_AN_INDEX, type SearchWord } from './words.queries.ts'

/** Enough to tell a frequent word from a rare one. */
const MOST_COUNTED = 1_000
/** Among fewer parts an index counts every word fast enough. */
const MANY_PARTS = 500_000
/** A sample with this many matches means more matches among many parts than are counted. */
const FREQUENT = 20

/** How many parts match each word alone, up to a limit. */
export async function countMatches(
  db: Database,
  words: SearchWord[],
  allParts: number,
  sample = sampleWords,
): Promise<number[]> {
  const { counts: sampled } =
    allParts < MANY_PARTS ? NOT_SAMPLED : await sample(db, words, percentOf(MOST_SAMPLED, allParts))
  const counts = words.map((word, i) =>
    (sampled[i] ?? 0) >= FREQUENT
      ? sql`${MOST_COUNTED}::int`
      : sql`(select count(*)::int from (
          select from parts where ${anyMeaning(word, '')} and ${FROM_AN_INDEX} limit ${MOST_COUNTED}) as matching)`,
  )
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  )
  return rows[0]?.counts ?? []
}

/** For fewer PostgreSQL would read all parts, of which it expects some to match soon. */
const SOME = 20_000
/** Half a percent, but of many parts not more than these. */
const SAMPLE_PERCENT = 0.5
const MOST_SAMPLED = 5_000
/** An index would collect more matches than these of every word, for seconds. */
const VERY_COMMON = 200_000
const LARGER_SAMPLE = 100_000

/**
 * Common words that occur together are found in a small sample; an index would collect all their matches first, which
 * takes half a second among a million parts. Words that are all very common are looked for in a larger sample only,
 * which may miss a few parts that have them together.
 */
export async function hasPartWithAll(
  db: Database,
  words: SearchWord[],
  allParts: number,
  sample = sampleWords,
): Promise<boolean> {
  const percent = Math.min(SAMPLE_PERCENT, percentOf(MOST_SAMPLED, allParts))
  const { isFound, counts } = await sample(db, words, percent)
  if (isFound) return true
  if ((Math.min(...counts) * 100) / percent > VERY_COMMON)
    return (await sample(db, words, percentOf(LARGER_SAMPLE, allParts))).isFound
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select count(*) > 0 as found from (
      select from parts where ${allWords(words, '', true)} and ${FROM_AN_INDEX} limit ${SOME}) as matching`)
  return rows[0]?.found ?? false
}

function percentOf(parts: number, allParts: number): number {
  return Math.min(100, (100 * parts) / Math.max(allParts, 1))
}

type SampledWords = { isFound: boolean; counts: number[] }

const NOT_SAMPLED: SampledWords = { isFound: false, counts: [] }

/** Whether a sampled part has all words, and how many have each. */
async function sampleWords(db: Database, words: SearchWord[], percent: number): Promise<SampledWords> {
  const counts = words.map(word => sql`(count(*) filter (where ${anyMeaning(word, '')}))::int`)
  const { rows } = await db.execute<SampledWords>(sql`
    select coalesce(bool_or(${allWords(words, '')}), false) as "isFound", array[${sql.join(counts, sql`, `)}] as counts
    from parts tablesample system (${percent}) repeatable (0)`)
  return rows[0] ?? NOT_SAMPLED
}

/** Whether one of the parts, or one whose number begins with the key, has all words. */
export async function hasNumberWithAll(
  db: Database,
  { key, ids }: { key: string; ids: readonly number[] },
  words: SearchWord[],
): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from parts where search_key like ${`${key}%`} and ${allWords(words, '')})
      or exists (select from parts where id = any(${sql.param(ids)}::int[]) and ${allWords(words, '')}) as found`)
  return rows[0]?.found ?? false
}

/** Those of the parts that have all words, in the same order. */
export async function listIdsWithAll(
  db: Database,
  ids: readonly number[],
  words: SearchWord[],
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from parts where id = any(${sql.param(ids)}::int[]) and ${allWords(words, '')}`)
  const found = new Set(rows.map(({ id }) => id))
  return ids.filter(id => found.has(id))
}

/** Parts with these keys: in the order of the keys, those in stock first. */
export async function listIdsByKeys(db: Database, keys: string[], limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from unnest(${sql.param(keys)}::text[]) with ordinality as wanted (key, place)
    join parts on search_key = wanted.key collate "C"
    order by place, stock = 0, id limit ${limit}`)
  return rows.map(row => row.id)
}
