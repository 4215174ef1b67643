import { type SQL, sql } from 'drizzle-orm'
import type { GoodsQuery } from '../../../contract/shop/goods.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Database } from '../../database/connection.ts'
import { sampleFor } from './broad-search.queries.ts'
import {
  candidates,
  first,
  MOST,
  type PartSorting,
  type Sample,
  type Source,
  TRUE,
} from './candidates.queries.ts'

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
  /** Of a search without filters whose matches are all in one category: all of them, best first. */
  idsOfOne: number[] | null
}

export type PartFilter = Pick<GoodsQuery, 'page' | 'page_size'> &
  PartSorting & { source: Source; narrowing: Narrowing }

/**
 * One page of a list with its total and facets, in one statement. A facet counts the parts that the other filters
 * leave, so that its own choice can be changed. Everything is based on the best ten thousand matches.
 */
export async function findPage(db: Database, wanted: PartFilter): Promise<FoundPage> {
  const conditions = conditionsOf(wanted.narrowing)
  const { always, all, isNarrowed } = conditions
  const [sample, narrowedSample] = await Promise.all([
    sampleFor(db, wanted.source, always, wanted),
    isNarrowed ? sampleFor(db, wanted.source, all, wanted) : EVERYWHERE,
  ])
  const found = await readPage(db, wanted, conditions, sample, narrowedSample)
  const isShort = isSampled(sample) && found.matches < MOST
  const isShortOfNarrowed = isSampled(narrowedSample) && found.total < MOST
  // The estimate was too high.
  return isShort || isShortOfNarrowed ? readPage(db, wanted, conditions, MISJUDGED, MISJUDGED) : found
}

function isSampled({ inside, words }: Sample): boolean {
  return (inside ?? words) !== undefined
}

const EVERYWHERE: Sample = {}
const MISJUDGED: Sample = { isMisjudged: true }

type Conditions = Record<'always' | 'byBrand' | 'byCategory' | 'byPackaging' | 'all', SQL> & {
  isNarrowed: boolean
  hasNone: boolean
}

function conditionsOf({ brandIds, categoryIds, packagings = [], ...firm }: Narrowing): Conditions {
  const byBrand = brandIds === undefined ? TRUE : sql`manufacturer_id = any(${sql.param(brandIds)}::int[])`
  const byCategory =
    categoryIds === undefined ? TRUE : sql`category_id = any(${sql.param(categoryIds)}::int[])`
  const byPackaging = packagings.length === 0 ? TRUE : sql`packaging = any(${sql.param(packagings)}::text[])`
  const always = firmConditions(firm)
  const isNarrowed = [byBrand, byCategory, byPackaging].some(condition => condition !== TRUE)
  return {
    always,
    byBrand,
    byCategory,
    byPackaging,
    all: sql`${always} and ${byBrand} and ${byCategory} and ${byPackaging}`,
    isNarrowed,
    hasNone: !isNarrowed && firm.in_stock !== '1' && firm.rohs !== '1',
  }
}

async function readPage(
  db: Database,
  wanted: PartFilter,
  { always, all, byBrand, byCategory, byPackaging, isNarrowed, hasNone }: Conditions,
  sample = EVERYWHERE,
  narrowedSample = EVERYWHERE,
): Promise<FoundPage & { matches: number }> {
  const { source, page, page_size } = wanted
  const offset = (page - 1) * page_size
  const narrowed = isNarrowed
    ? sql`, narrowed as materialized (${candidates(source, all, wanted, narrowedSample)})`
    : sql``
  const chosen = isNarrowed ? sql`narrowed` : sql`found`
  const isInOne = hasNone && source.kind === 'search' ? IS_IN_ONE : sql`false`
  const { rows } = await db.execute<FoundPage & { matches: number }>(sql`
    with found as materialized (${candidates(source, always, wanted, sample)})${narrowed},
      kinds as materialized (
        select manufacturer_id, category_id, packaging, count(*)::int as parts from found group by 1, 2, 3)
    select
      array(select id from ${inOrder(chosen, wanted)} limit ${Math.max(0, Math.min(page_size, LIMITS.listTotal - offset))} offset ${offset}) as ids,
      (select count(*)::int from ${chosen}) as total,
      (select coalesce(sum(parts), 0)::int from kinds) as matches,
      ${facet(sql`manufacturer_id`, sql`${byCategory} and ${byPackaging}`)} as brands,
      ${facet(sql`category_id`, sql`${byBrand} and ${byPackaging} and category_id is not null`)} as categories,
      ${facet(sql`packaging`, sql`${byBrand} and ${byCategory} and packaging <> ''`)} as packagings,
      case when ${isInOne} then array(select id from found order by ${BEST}) end as "idsOfOne"`)
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
  const sample = await sampleFor(db, source, byCategory, sorting)
  const found = await readIds(db, source, sorting, byCategory, sample)
  return isSampled(sample) && found.length < MOST
    ? readIds(db, source, sorting, byCategory, MISJUDGED)
    : found
}

async function readIds(
  db: Database,
  source: Source,
  sorting: PartSorting,
  condition: SQL,
  sample?: Sample,
): Promise<FoundId[]> {
  const { rows } = await db.execute<FoundId>(sql`
    select id, category_id as "categoryId" from (${candidates(source, condition, sorting, sample)}) as found
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
  const count = sql`sum(parts) filter (where ${condition})`
  return sql`(select coalesce(json_agg(json_build_array(value, count)), '[]') from (
    select ${column} as value, ${count}::int as count from kinds
    group by 1 having ${count} > 0 order by sum(parts) desc, 1 limit ${LIMITS.facetEntries}) as counted)`
}

function inOrder(matches: SQL, sorting: PartSorting): SQL {
  if (sorting.sort === 'relevance') return sql`${matches} order by ${BEST}`
  return sql`${matches} join (select ${OFFER} from parts) as offers using (id) order by ${first(sorting)}, ${BEST}`
}

const IS_IN_ONE = sql`(select count(distinct category_id) = 1 and count(*) = count(category_id)
  and sum(parts) between 2 and ${LIMITS.listTotal} from kinds)`
const BEST = sql`tier, place_in_tier, sold_out, search_key, id`
const OFFER = sql`id, price, stock, min_qty, price_quantities, unit_prices`
