import { sql } from 'drizzle-orm'
import { LIMITS } from '../../../domain/limits.ts'
import type { Database } from '../../database/connection.ts'
import { prepare } from '../../database/prepare.ts'

export type NumberHit = { id: number; part_number: string; manufacturer_id: number }

export type PartHit = NumberHit & {
  category_id: number | null
  packaging: string
  stock: number
  /** At the minimum quantity. */
  price: string | null
  min_qty: number
}

const HIT =
  'parts.id, parts.part_number, parts.manufacturer_id, parts.category_id, parts.packaging, parts.stock, parts.price, parts.min_qty'

/** Keys contain letters and digits only, so they have no wildcards. */
const prefix = (key: string) => `${key}%`

const byPrefix = prepare<PartHit>(
  'list-parts-by-prefix',
  `select ${HIT} from parts where search_key like $1 order by search_key, id limit $2`,
)

export async function listPartsByPrefix(db: Database, key: string, limit: number): Promise<PartHit[]> {
  return byPrefix(db, [prefix(key), limit])
}

/** Among how many numbers those in stock are found for a suggestion. */
const MOST_COMPARED = 50

const suggested = prepare<PartHit>(
  'suggest-parts-by-prefix',
  `select ${HIT} from (
     select *, search_key = $2 as is_whole from parts where search_key like $1 order by search_key, id limit ${MOST_COMPARED}
   ) as parts
   order by not is_whole, stock = 0, search_key, id limit $3`,
)

/** The number itself, then those that begin with it, in stock first. */
export async function listPartsToSuggest(db: Database, key: string, limit: number): Promise<PartHit[]> {
  return suggested(db, [prefix(key), key, limit])
}

const asWritten = prepare<PartHit>(
  'list-parts-as-written',
  `select ${HIT} from parts where search_key like $1 and translate(part_number, ',', '.') like $2
   order by search_key, id limit $3`,
)

/** Numbers that begin with a decimal as it is written, with a point or a comma. */
export async function listPartsByDecimal(
  db: Database,
  decimal: string,
  { key, limit }: { key: string; limit: number },
): Promise<PartHit[]> {
  return asWritten(db, [prefix(key), prefix(decimal), limit])
}

/** The shortest substring that a trigram index can find. */
export const INSIDE_MIN_LENGTH = 3

const withNumber = prepare<{ found: boolean }>(
  'has-number-with',
  `select exists (select from parts where search_key like $1)
     or exists (select from parts where search_key like $2) as found`,
)

/** Whether a part number begins with the key or contains it. */
export async function hasNumberWith(db: Database, key: string): Promise<boolean> {
  const inside = key.length >= INSIDE_MIN_LENGTH ? `%${key}%` : prefix(key)
  const [row] = await withNumber(db, [prefix(key), inside])
  return row?.found ?? false
}

const byKey = prepare<PartHit>(
  'list-parts-by-key',
  `select ${HIT} from parts where search_key = $1 order by stock = 0, id limit 100`,
)

export async function listPartsByKey(db: Database, key: string): Promise<PartHit[]> {
  return byKey(db, [key])
}

export type AliasHit = PartHit & { alias: string }

const aliasesWhere = (name: string, condition: string) =>
  prepare<AliasHit>(
    name,
    `select ${HIT}, aliases.alias from aliases join parts on parts.id = aliases.part_id
     where ${condition} order by aliases.search_key, parts.id limit $2`,
  )
const aliasesByPrefix = aliasesWhere('list-aliases-by-prefix', 'aliases.search_key like $1')
const aliasesByKey = aliasesWhere('list-aliases-by-key', 'aliases.search_key = $1')

export async function listAliases(
  db: Database,
  key: string,
  { isPrefix, limit }: { isPrefix: boolean; limit: number },
): Promise<AliasHit[]> {
  return isPrefix ? aliasesByPrefix(db, [prefix(key), limit]) : aliasesByKey(db, [key, limit])
}

/** Sorts after every letter and digit of a key. */
export const AFTER_ALL = '\u{10ffff}'

type LeadingKey = { key: string; isWhole: boolean }

/** Those of the first keys that are a whole number, and those of the others that numbers begin with. */
export async function listLeadingKeys(
  db: Database,
  wholes: readonly string[],
  beginnings: readonly string[],
): Promise<LeadingKey[]> {
  const { rows } = await db.execute<LeadingKey>(sql`
    select key, true as "isWhole" from unnest(${sql.param(wholes)}::text[]) as whole (key)
    where exists (select from parts where search_key = whole.key collate "C")
      or exists (select from aliases where search_key = whole.key collate "C")
    union all
    select key, false from unnest(${sql.param(beginnings)}::text[]) as beginning (key)
    where exists (select from parts
      where search_key >= beginning.key collate "C" and search_key < (beginning.key || ${AFTER_ALL}) collate "C")`)
  return rows
}

/** The first parts that begin with each of the keys, in the order of the keys. */
export async function listPartsNear(
  db: Database,
  keys: string[],
  limit: number,
  each = 3,
): Promise<PartHit[]> {
  const { rows } = await db.execute<PartHit>(sql`
    select hit.* from unnest(${sql.param(keys)}::text[]) with ordinality as near (key, place)
    cross join lateral (
      select ${sql.raw(HIT)}, search_key from parts
      where search_key >= near.key collate "C" and search_key < (near.key || ${AFTER_ALL}) collate "C"
      order by search_key limit ${each}
    ) as hit
    order by search_key <> key, place, search_key limit ${limit}`)
  return rows
}

/** Numbers that match a pattern in either case, those in stock first. A key with three characters is found by the index. */
export async function listIdsInSeries(
  db: Database,
  {
    pattern,
    key,
    brandIds,
    categoryIds,
    among,
  }: {
    pattern: string
    key: string
    brandIds: readonly number[]
    categoryIds: readonly number[]
    among: readonly number[] | undefined
  },
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from parts
    where part_number ~* ${pattern} and search_key like ${`%${key}%`}
      and category_id = any(${sql.param(categoryIds)}::int[])
      ${brandIds.length > 0 ? sql`and manufacturer_id = any(${sql.param(brandIds)}::int[])` : sql``}
      ${among ? sql`and id = any(${sql.param(among)}::int[])` : sql``}
    order by stock = 0, search_key, id limit ${LIMITS.listTotal}`)
  return rows.map(row => row.id)
}
