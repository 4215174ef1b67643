import { asc, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { parts } from './catalogue.tables.ts'
import { type ListedPart, listed } from './goods.queries.ts'
import { AFTER_ALL, type PartHit } from './number.queries.ts'

/** `alias`: the other number it was found by. */
export type KeyHit = PartHit & {
  search_key: string
  alias: string | null
  /** The whole part, where it came along. */
  part?: ListedPart
}

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

export type NamedHit = { id: number; part_number: string; search_key: string; manufacturer: string }

export async function listNamedPartsByKeys(db: Database, keys: readonly string[]): Promise<NamedHit[]> {
  if (keys.length === 0) return []
  const { rows } = await db.execute<NamedHit>(sql`
    select parts.id, part_number, search_key, manufacturers.name as manufacturer
    from parts join manufacturers on manufacturers.id = manufacturer_id
    where search_key = ${asked(keys)} order by parts.id`)
  return rows
}

export type BeginHit = KeyHit & { asked: string }

/** The first parts that begin with each of the keys; those there are most of come first. */
export async function listPartsBeginning(
  db: Database,
  keys: readonly string[],
  each: number,
): Promise<BeginHit[]> {
  if (keys.length === 0) return []
  const { rows } = await db.execute<BeginHit>(sql`
    select hit.id, part_number, manufacturer_id, search_key, null as alias, asked.key as asked
    from unnest(${sql.param(keys)}::text[]) as asked (key)
    cross join lateral (
      select id, part_number, manufacturer_id, search_key, stock from parts
      where search_key > asked.key collate "C" and search_key < (asked.key || ${AFTER_ALL}) collate "C"
      order by search_key limit ${each}
    ) as hit
    order by stock desc`)
  return rows
}

/** With all that is shown of them: most numbers of a bill are found at once, and need not be asked for again. */
export async function listWholePartsByKeys(db: Database, keys: readonly string[]): Promise<KeyHit[]> {
  if (keys.length === 0) return []
  const rows = await db
    .select(listed)
    .from(parts)
    .where(sql`${parts.searchKey} = ${asked(keys)}`)
    .orderBy(asc(parts.id))
  return rows.map(part => ({
    id: part.id,
    part_number: part.partNumber,
    manufacturer_id: part.manufacturerId,
    search_key: part.searchKey,
    alias: null,
    part,
  }))
}

export async function listAliasesByKeys(db: Database, keys: readonly string[]): Promise<KeyHit[]> {
  if (keys.length === 0) return []
  const { rows } = await db.execute<KeyHit>(sql`
    select parts.id, parts.part_number, parts.manufacturer_id, aliases.search_key, aliases.alias
    from aliases join parts on parts.id = aliases.part_id
    where aliases.search_key = ${asked(keys)} order by parts.id`)
  return rows
}
