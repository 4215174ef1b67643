import { type SQL, sql } from 'drizzle-orm'
import type { GoodsQuery } from '../../../contract/shop/goods.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Database } from '../../database/connection.ts'
import { candidates, first, type PartSorting, type Source, TRUE } from './candidates.queries.ts'

/** The buyer's filters, with the category tree resolved. */
type Narrowing = Pick<GoodsQuery, 'in_stock' | 'rohs'> & {
  brandIds?: number[]
  categoryIds?: number[]
  packagings?: string[]
}

export type FoundPage = {
  ids: number[]
  total: number
  brands: [number, number][]
  categories: [number, number][]
  packagings: [string, number][]
}

export type PartFilter = Pick<GoodsQuery, 'page' | 'page_size'> &
  PartSorting & { source: Source; narrowing: Narrowing }

/**
 * One page of a list with its total and facets, in one statement. A facet counts what the other filters
 * leave, so that its own choice can be changed. Everything is based on the best ten thousand matches.
 */
export async function findPage(db: Database, wanted: PartFilter): Promise<FoundPage> {
  const { source, narrowing, page, page_size } = wanted
  const { brandIds, categoryIds, packagings = [], ...firm } = narrowing
  const offset = (page - 1) * page_size
  const byBrand = brandIds === undefined ? TRUE : sql`manufacturer_id = any(${sql.param(brandIds)}::int[])`
  const byCategory =
    categoryIds === undefined ? TRUE : sql`category_id = any(${sql.param(categoryIds)}::int[])`
  const byPackaging = packagings.length === 0 ? TRUE : sql`packaging = any(${sql.param(packagings)}::text[])`
  const isNarrowed = [byBrand, byCategory, byPackaging].some(condition => condition !== TRUE)
  const always = firmConditions(firm)
  const narrowed = isNarrowed
    ? sql`, narrowed as materialized (${candidates(source, sql`${always} and ${byBrand} and ${byCategory} and ${byPackaging}`, wanted)})`
    : sql``
  const chosen = isNarrowed ? sql`narrowed` : sql`found`
  const { rows } = await db.execute<FoundPage>(sql`
    with found as materialized (${candidates(source, always, wanted)})${narrowed}
    select
      array(select id from ${inOrder(chosen, wanted)} limit ${Math.max(0, Math.min(page_size, LIMITS.listTotal - offset))} offset ${offset}) as ids,
      (select count(*)::int from ${chosen}) as total,
      ${facet(sql`manufacturer_id`, sql`${byCategory} and ${byPackaging}`)} as brands,
      ${facet(sql`category_id`, sql`${byBrand} and ${byPackaging} and category_id is not null`)} as categories,
      ${facet(sql`packaging`, sql`${byBrand} and ${byCategory} and packaging <> ''`)} as packagings`)
  const [found] = rows
  if (!found) throw new Error('a list without an answer')
  return found
}

export type FoundId = { id: number; categoryId: number | null }

/** The matches of a source, best first, up to one more than are counted; in these categories only, if given. */
export async function listFoundIds(
  db: Database,
  source: Source,
  sorting: PartSorting,
  categoryIds?: number[],
): Promise<FoundId[]> {
  const byCategory = categoryIds ? sql`category_id = any(${sql.param(categoryIds)}::int[])` : TRUE
  const { rows } = await db.execute<FoundId>(sql`
    select id, category_id as "categoryId" from (${candidates(source, byCategory, sorting)}) as found
    order by ${BEST}`)
  return rows
}

function firmConditions({ in_stock, rohs }: Pick<Narrowing, 'in_stock' | 'rohs'>): SQL {
  const inStock = in_stock === '1' ? sql`stock > 0` : TRUE
  const compliant = rohs === '1' ? sql`rohs = 'compliant'` : TRUE
  return sql`${inStock} and ${compliant}`
}

/** In the order of their counts without this condition: a click on a filter does not move the others. */
function facet(column: SQL, condition: SQL): SQL {
  const count = sql`count(*) filter (where ${condition})`
  return sql`(select coalesce(json_agg(json_build_array(value, count)), '[]') from (
    select ${column} as value, ${count}::int as count from found
    group by 1 having ${count} > 0 order by count(*) desc, 1 limit ${LIMITS.facetEntries}) as counted)`
}

function inOrder(matches: SQL, sorting: PartSorting): SQL {
  if (sorting.sort === 'relevance') return sql`${matches} order by ${BEST}`
  return sql`${matches} join (select ${OFFER} from parts) as offers using (id) order by ${first(sorting)}, ${BEST}`
}

const BEST = sql`tier, place_in_tier, sold_out, search_key, id`
const OFFER = sql`id, price, stock, min_qty, price_quantities, unit_prices`
