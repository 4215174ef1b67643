import { asc, eq, sql } from 'drizzle-orm'
import type { Lang } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import { attributeTexts, categories, categoryNames, manufacturers, parts } from './catalogue.tables.ts'

export async function listCategoryRows(db: Database) {
  return db.select().from(categories).orderBy(asc(categories.position), asc(categories.id))
}

export async function listCategoryNames(db: Database) {
  return db.select().from(categoryNames)
}

export async function listManufacturerRows(db: Database) {
  return db.select().from(manufacturers)
}

export type PartCount = { categoryId: number | null; makerId: number; parts: number }

/** How many parts of each manufacturer each category has. Stored segments know it; in other categories parts are counted. */
export async function countParts(db: Database): Promise<PartCount[]> {
  const { rows } = await db.execute<PartCount>(sql`
    select category_id as "categoryId", maker as "makerId", parts
    from category_segments, unnest(makers, maker_parts) as counted (maker, parts)
    where counted_version = version
    union all
    select category_id, manufacturer_id, count(*)::int from parts
    where category_id = any(array(
      select id from categories where not exists (
        select from category_segments
        where category_id = categories.id and counted_version = version)))
    group by 1, 2
    union all
    select null, manufacturer_id, count(*)::int from parts where category_id is null group by 2`)
  return rows
}

/** Counting more takes longer than a visitor should wait, so their share comes from the database's statistics. */
const MOST_COUNTED = 200_000

/** Of `all` parts. Of very many it is an estimate, in thousands. */
export async function countPartsInStock(db: Database, all: number): Promise<number> {
  const share = all > MOST_COUNTED ? await findShareInStock(db) : null
  if (share === null) return db.$count(parts, sql`${parts.stock} > 0`)
  return Math.floor((all * share) / 1_000) * 1_000
}

/** Null if the database has not looked at the parts yet. */
async function findShareInStock(db: Database): Promise<number | null> {
  const { rows } = await db.execute<{ share: number }>(sql`
    select 1 - coalesce(max(frequency), 0) as share
    from pg_stats
    left join unnest(most_common_vals::text::int[], most_common_freqs) as common (stock, frequency) on stock = 0
    where schemaname = current_schema() and tablename = 'parts' and attname = 'stock'
    group by tablename`)
  return rows[0]?.share ?? null
}

export async function listAttributeTexts(db: Database, lang: Lang) {
  return db.select().from(attributeTexts).where(eq(attributeTexts.lang, lang))
}
