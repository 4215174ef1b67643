import { type SQL, sql } from 'drizzle-orm'
import { LIMITS } from '../../domain/limits.ts'
import type { Database } from './connection.ts'
import { hasTrigrams, isRare } from './has-text.ts'
import type { CappedTotal } from './keyset.ts'

/** A list of a table, and the texts that its rows are searched by. */
export type SearchedList = {
  table: SQL
  /** The columns that the list is sorted by, among them `id`, and the order of the list: newest first. */
  key: SQL
  orderBy: SQL
  where: SQL | undefined
  documents: SQL
  /** The column of the documents that holds the row's id. */
  documentId: SQL
  /** The columns of `key`, in the documents. */
  documentKey: SQL
  /** Whether a document has the text, and the same in the words of the index of trigrams. */
  hasText: SQL
  hasTextByIndex: SQL
  /** If the text can be the beginning of a number: the rows of its days by `created_at`, and which of them have it. */
  numbers: { isThen: SQL; hasNumber: SQL } | null
}

type Found = { ids: number[]; total: CappedTotal }

/** How many of the newest rows are read before the index is used. */
const RECENT = 1_000
/** Texts that the index cannot find are searched in this many of the newest rows. */
const RECENT_SHORT = 5_000

/**
 * The newest rows of the list that have the text. The index returns all rows that have it before the newest of them are
 * known, which takes long for common texts. These are soon found among the newest rows, and are not counted further.
 * An email, or a word with digits among others, is rare: it is looked up in the index at once. The beginning of a
 * number stands for a day, month or year: the numbers that fill the page are read by their time.
 */
export async function searchNewest(
  db: Database,
  list: SearchedList,
  { search, limit }: { search: string; limit: number },
): Promise<Found> {
  const numbered = list.numbers && (await readNumbers(db, list, list.numbers, limit))
  if (numbered) return numbered
  if (!hasTrigrams(search)) return (await readNewest(db, list, { limit, among: RECENT_SHORT })).found
  if (limit > RECENT || isRare(search)) return searchByIndex(db, list, limit)
  const { found, isComplete } = await readNewest(db, list, { limit, among: RECENT })
  return isComplete || found.ids.length >= limit ? found : searchByIndex(db, list, limit)
}

/** Null: they do not fill the page. Nearly all rows of the days have such a number, which the planner cannot know. */
async function readNumbers(
  db: Database,
  { table, key, orderBy, where }: SearchedList,
  { isThen, hasNumber }: NonNullable<SearchedList['numbers']>,
  limit: number,
): Promise<Found | null> {
  const { rows } = await db.execute<{ ids: number[]; total: number; read: number }>(sql`
    with newest as materialized (
      select ${key}, ${hasNumber} as is_found from ${table} where ${isThen} and ${where ?? sql`true`}
      order by created_at desc limit ${RECENT}
    )
    select array(select id from newest where is_found order by ${orderBy} limit ${limit}) as ids,
      (select count(*)::integer from newest where is_found) as total,
      (select count(*)::integer from newest) as read`)
  const { ids, total, read } = rows[0] ?? { ids: [], total: 0, read: 0 }
  if (ids.length < limit) return null
  return { ids, total: read < RECENT ? { total } : { total, total_capped: true } }
}

async function readNewest(
  db: Database,
  { table, key, orderBy, where, documents, documentId, hasText }: SearchedList,
  { limit, among }: { limit: number; among: number },
): Promise<{ found: Found; isComplete: boolean }> {
  // Without `offset 0` the planner may read all documents.
  const { rows } = await db.execute<{ ids: number[]; total: number; read: number }>(sql`
    with newest as materialized (
      select ${key} from ${table} where ${where ?? sql`true`} order by ${orderBy} limit ${among}
    ), found as materialized (
      select newest.* from newest
      cross join lateral (select from ${documents} where ${documentId} = newest.id and ${hasText} offset 0) as document
    )
    select array(select id from found order by ${orderBy} limit ${limit}) as ids,
      (select count(*)::integer from found) as total, (select count(*)::integer from newest) as read`)
  const { ids, total, read } = rows[0] ?? { ids: [], total: 0, read: 0 }
  const isComplete = read < among
  return { found: { ids, total: isComplete ? { total } : { total, total_capped: true } }, isComplete }
}

async function searchByIndex(db: Database, list: SearchedList, limit: number): Promise<Found> {
  const { table, key, orderBy, where, documents, documentId, documentKey, hasTextByIndex } = list
  // As an array, so that the rows are looked up by id and not read in their order until enough have the text.
  const matches = where
    ? sql`select ${key} from ${table}
        where id = any(array(select ${documentId} from ${documents} where ${hasTextByIndex})) and ${where}`
    : sql`select ${documentKey} from ${documents} where ${hasTextByIndex}`
  const { rows } = await db.execute<{ ids: number[]; total: number }>(sql`
    with found as materialized (${matches})
    select array(select id from found order by ${orderBy} limit ${limit}) as ids,
      (select count(*)::integer from found) as total`)
  const { ids, total } = rows[0] ?? { ids: [], total: 0 }
  const isCapped = total > LIMITS.listTotal
  return { ids, total: isCapped ? { total: LIMITS.listTotal, total_capped: true } : { total } }
}
