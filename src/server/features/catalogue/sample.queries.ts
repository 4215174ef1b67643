import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { manufacturers, parts } from './catalogue.tables.ts'

export type SampledPart = { id: number; categoryId: number; brandId: number }

/** A manufacturer's numbers begin alike, so sampling at several letters finds several manufacturers. */
const LETTERS = ['', '3', 'A', 'D', 'H', 'L', 'N', 'R', 'T']
const AT_A_LETTER = 2
/** A category whose parts are all sold out is not read to its end. */
const READ_AT_A_LETTER = 200

/**
 * Some parts in stock and priced of each category, in the order of the categories. Never reads a whole
 * category.
 */
export async function sampleParts(db: Database, categoryIds: readonly number[]): Promise<SampledPart[]> {
  const { rows } = await db.execute<SampledPart>(sql`
    select distinct on (place, hit.id) hit.id, category as "categoryId", hit.manufacturer_id as "brandId"
    from unnest(${sql.param(categoryIds)}::int[]) with ordinality as wanted (category, place)
    cross join unnest(${sql.param(LETTERS)}::text[]) as letters (letter)
    cross join lateral (
      select id, manufacturer_id from (
        select id, manufacturer_id, stock, price from parts
        where category_id = category and search_key >= letter
        order by category_id, search_key limit ${READ_AT_A_LETTER}) as near
      where stock > 0 and price > 0 limit ${AT_A_LETTER}) as hit
    order by place, hit.id`)
  return rows
}

export type PricedPart = Awaited<ReturnType<typeof listPricedParts>>[number]

/** The first parts of the catalog that are in stock and have a price. */
export async function listPricedParts(db: Database, count: number) {
  const { id, partNumber, packaging, minQty, price } = parts
  return db
    .select({ id, partNumber, packaging, minQty, price, manufacturer: manufacturers.name })
    .from(parts)
    .innerJoin(manufacturers, eq(manufacturers.id, parts.manufacturerId))
    .where(and(gt(parts.stock, 0), gt(parts.price, '0')))
    .orderBy(asc(id))
    .limit(count)
}
