import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'

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

export type PricedPart = {
  id: number
  partNumber: string
  packaging: string
  minQty: number
  price: string
  manufacturer: string
}

/** Parts that are in stock and have a price: the first of each category, then the second of each, and so on. */
export async function listPricedParts(db: Database, count: number): Promise<PricedPart[]> {
  const { rows } = await db.execute<PricedPart>(sql`
    select part.id, part_number as "partNumber", packaging, min_qty as "minQty", price::text,
      manufacturers.name as manufacturer
    from categories
    cross join lateral (
      select *, row_number() over (order by search_key, id) as turn from parts
      where category_id = categories.id and stock > 0 and price > 0 order by search_key, id limit ${count}) as part
    join manufacturers on manufacturers.id = manufacturer_id
    order by turn, categories.id limit ${count}`)
  return rows
}
