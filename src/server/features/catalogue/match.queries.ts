import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import type { PartHit } from './number.queries.ts'

/** `alias`: the other number it was found by. */
export type KeyHit = PartHit & { search_key: string; alias: string | null }

/**
 * Thousands of keys in one question, each found in the index. As the answer of a query of its own the list is not
 * looked into while planning, which would take longer than finding them.
 */
const asked = (keys: readonly string[]) => sql`any((select ${sql.param(keys)}::text[])::text[])`

export async function listPartsByKeys(db: Database, keys: readonly string[]): Promise<KeyHit[]> {
  if (keys.length === 0) return []
  const { rows } = await db.execute<KeyHit>(sql`
    select id, part_number, manufacturer_id, search_key, null as alias from parts
    where search_key = ${asked(keys)} order by id`)
  return rows
}

/** Sorts after every letter and digit a key may hold. */
const AFTER_ALL = '\u{10ffff}'

export type BeginHit = KeyHit & { asked: string }

/** The first parts that begin with each of the keys. */
export async function listPartsBeginning(
  db: Database,
  keys: readonly string[],
  each: number,
): Promise<BeginHit[]> {
  if (keys.length === 0) return []
  const { rows } = await db.execute<BeginHit>(sql`
    select hit.*, null as alias, asked.key as asked from unnest(${sql.param(keys)}::text[]) as asked (key)
    cross join lateral (
      select id, part_number, manufacturer_id, search_key from parts
      where search_key > asked.key collate "C" and search_key < (asked.key || ${AFTER_ALL}) collate "C"
      order by search_key limit ${each}
    ) as hit`)
  return rows
}

export async function listAliasesByKeys(db: Database, keys: readonly string[]): Promise<KeyHit[]> {
  if (keys.length === 0) return []
  const { rows } = await db.execute<KeyHit>(sql`
    select parts.id, parts.part_number, parts.manufacturer_id, aliases.search_key, aliases.alias
    from aliases join parts on parts.id = aliases.part_id
    where aliases.search_key = ${asked(keys)} order by parts.id`)
  return rows
}
