import { asc, sql } from 'drizzle-orm'
import {
  ALPHABET,
  GLUED_ENDINGS,
  KEY_ENDINGS,
  LOOKALIKES,
  SLIP_LENGTHS,
} from '../../../domain/part-number.ts'
import type { Database } from '../../database/connection.ts'
import { parts } from './catalogue.tables.ts'
import { type ListedPart, listed } from './goods.queries.ts'
import { AFTER_ALL, type NumberHit } from './number.queries.ts'

/** `alias`: the other number by which it was found. */
export type KeyHit = NumberHit & {
  search_key: string
  alias: string | null
  /** The complete part, if it was loaded. */
  part?: ListedPart
}

/**
 * Thousands of keys in one query, each found in the index. The subselect hides the list from the planner,
 * which would otherwise take longer than the lookup.
 */
const anyOfKeys = (keys: readonly string[]) => sql`any((select ${sql.param(keys)}::text[])::text[])`

export type NamedHit = { id: number; part_number: string; search_key: string; manufacturer: string }

export async function listNamedPartsByKeys(db: Database, keys: readonly string[]): Promise<NamedHit[]> {
  if (keys.length === 0) return []
  const { rows } = await db.execute<NamedHit>(sql`
    select parts.id, part_number, search_key, manufacturers.name as manufacturer
    from parts join manufacturers on manufacturers.id = manufacturer_id
    where search_key = ${anyOfKeys(keys)} order by parts.id`)
  return rows
}

/** `requested`: the key for which it was found. */
type HitByKey = KeyHit & { requested: string }

/** Parts per key; a number shared by more manufacturers is not distinctive. */
const EACH = 20

/** Parts whose key is one of the keys plus a packaging suffix. */
export async function listPackagedParts(db: Database, keys: readonly string[]): Promise<HitByKey[]> {
  if (keys.length === 0) return []
  const { rows } = await db.execute<HitByKey>(sql`
    select hit.id, part_number, manufacturer_id, search_key, null as alias, requested.key as requested
    from unnest(${sql.param(keys)}::text[]) as requested (key)
    cross join unnest(${sql.param(KEY_ENDINGS)}::text[]) with ordinality as ending (text, place)
    cross join lateral (
      select id, part_number, manufacturer_id, search_key from parts
      where search_key = requested.key || ending.text limit ${EACH}
    ) as hit
    order by ending.place, hit.id`)
  return rows
}

/**
 * Parts whose key is one typing error away, like nearKeys() and likelySlips(): a look-alike, two characters
 * swapped, one extra, and if thorough also a wrong and a missing one; likeliest first.
 */
export async function listPartsOneSlipAway(
  db: Database,
  keys: readonly string[],
  isThorough: boolean,
): Promise<HitByKey[]> {
  if (keys.length === 0) return []
  const { rows } = await db.execute<HitByKey>(sql`
    with requested as (
      select key, length(key) as size from unnest(${sql.param(keys)}::text[]) as list (key)
      where length(key) between ${SLIP_LENGTHS.least} and ${SLIP_LENGTHS.most}
    ),
    pairs as (select letters, place from unnest(${sql.param(LOOKALIKES)}::text[]) with ordinality as list (letters, place)),
    letters as (select letter from unnest(${sql.param(ALPHABET)}::text[]) as list (letter) where ${isThorough}),
    slips as (
      select key, pairs.place * 100 + i as rank,
        left(key, i - 1) || translate(substr(key, i, 1), letters, reverse(letters)) || substr(key, i + 1) as slip
      from requested cross join pairs cross join generate_series(1, size) as i
      where position(substr(key, i, 1) in letters) > 0
      union all
      select key, 1000 + i, left(key, i - 1) || substr(key, i + 1, 1) || substr(key, i, 1) || substr(key, i + 2)
      from requested cross join generate_series(1, size - 1) as i
      union all
      select key, 2000 + i, left(key, i - 1) || substr(key, i + 1)
      from requested cross join generate_series(1, size) as i
      union all
      select key, 3000 + i, left(key, i - 1) || letter || substr(key, i + 1)
      from requested cross join generate_series(1, size) as i cross join letters
      union all
      select key, 4000 + i, left(key, i) || letter || substr(key, i + 1)
      from requested cross join generate_series(0, size) as i cross join letters
    )
    select hit.id, part_number, manufacturer_id, search_key, null as alias, slips.key as requested
    from slips cross join lateral (
      select id, part_number, manufacturer_id, search_key from parts
      where search_key = slips.slip and search_key <> slips.key limit ${EACH}
    ) as hit
    order by slips.rank, hit.id`)
  return rows
}

/** Parts whose key is one of the keys without a packaging suffix that was written without punctuation. */
export async function listUnpackagedParts(db: Database, keys: readonly string[]): Promise<HitByKey[]> {
  if (keys.length === 0) return []
  const { rows } = await db.execute<HitByKey>(sql`
    select hit.id, part_number, manufacturer_id, search_key, null as alias, requested.key as requested
    from unnest(${sql.param(keys)}::text[]) as requested (key)
    join unnest(${sql.param(GLUED_ENDINGS)}::text[]) with ordinality as ending (text, place)
      on right(requested.key, length(ending.text)) = ending.text and length(requested.key) >= length(ending.text) + ${SLIP_LENGTHS.least}
    cross join lateral (
      select id, part_number, manufacturer_id, search_key from parts
      where search_key = left(requested.key, length(requested.key) - length(ending.text)) limit ${EACH}
    ) as hit
    order by ending.place, hit.id`)
  return rows
}

export type PartFacts = {
  id: number
  packaging: string
  description: string
  attributes: { name: string; value: string }[]
}

/** The fields that tell parts with similar numbers apart. */
export async function listPartFacts(db: Database, ids: readonly number[]): Promise<PartFacts[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<PartFacts>(sql`
    select id, packaging, description, attributes from parts where id = any(${sql.param(ids)}::int[])`)
  return rows
}

/** The first parts that begin with each of the keys, the largest stock first. */
export async function listPartsBeginning(
  db: Database,
  keys: readonly string[],
  each: number,
): Promise<HitByKey[]> {
  if (keys.length === 0) return []
  const { rows } = await db.execute<HitByKey>(sql`
    select hit.id, part_number, manufacturer_id, search_key, null as alias, requested.key as requested
    from unnest(${sql.param(keys)}::text[]) as requested (key)
    cross join lateral (
      select id, part_number, manufacturer_id, search_key, stock from parts
      where search_key > requested.key collate "C" and search_key < (requested.key || ${AFTER_ALL}) collate "C"
      order by search_key limit ${each}
    ) as hit
    order by stock desc`)
  return rows
}

/** With all displayed data: most numbers of a BOM match directly and need no second query. */
export async function listWholePartsByKeys(db: Database, keys: readonly string[]): Promise<KeyHit[]> {
  if (keys.length === 0) return []
  const rows = await db
    .select(listed)
    .from(parts)
    .where(sql`${parts.searchKey} = ${anyOfKeys(keys)}`)
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
    where aliases.search_key = ${anyOfKeys(keys)} order by parts.id`)
  return rows
}
