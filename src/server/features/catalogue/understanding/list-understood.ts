import type { searchParts } from '../../../../contract/shop/catalogue.ts'
import type { GoodsQuery, Understood } from '../../../../contract/shop/goods.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import { filterItems } from '../../../../domain/split-filter.ts'
import { categoryLink, trail, withDescendants } from '../directory.ts'
import { type Elsewhere, type ListScope, listCategoryGoods } from '../list-category-goods.ts'
import { readChoice } from '../read-choice.ts'
import type { LiveSegment } from '../segments/segment.ts'
import type { ValueFilter } from '../segments/segment-filters.ts'
import { describeReading, joinEqual } from './describe-readings.ts'
import { filterRecord, filtersOf } from './reading-filters.ts'
import type { Reading, SearchToken } from './readings.ts'
import { countParts, type ReadSearch, type UnderstandingContext } from './understand.ts'
import { listedWays, type ReadWay } from './ways.ts'

type Found = CallData<typeof searchParts>

/** The parts that a search means, as the list of a category with filters, and the reading of each word. */
export async function listUnderstood(
  context: UnderstandingContext,
  query: GoodsQuery,
  read: ReadSearch | null,
  categoryIds: readonly number[],
  scope: Pick<ListScope, 'elsewhere' | 'partIds'> = {},
): Promise<Found> {
  const { directory, lang } = context
  const found = await listCategoryGoods(context, categoryIds, query, { ...scope, isInStockFirst: true })
  const understood = read
    ? await describeTokens(context, query, read, categoryIds, scope.elsewhere ? null : found.total)
    : []
  return {
    ...found,
    // Other readings are counted in whole categories.
    understood: scope.partIds ? understood.map(one => ({ ...one, others: [] })) : understood,
    understood_in: categoryIds.map(id => ({
      ...categoryLink(directory, id, lang),
      parents: trail(directory, id, lang).slice(0, -1),
    })),
  }
}

/** The list of a search without a fixed reading: of all equally usual ways to read it. */
export async function listRead(
  context: UnderstandingContext,
  asked: GoodsQuery,
  read: ReadSearch,
  partIds?: readonly number[],
): Promise<Found> {
  const ways = listedWays(waysIn(context, asked, read))
  const [best] = ways
  if (!best) throw new Error('a search without a way to read it')
  const query = readQuery(asked, best)
  if (ways.length === 1) return listUnderstood(context, query, read, best.categoryIds, { partIds })
  const categoryIds = ways.flatMap(({ leaves }) => leaves.map(({ categoryId }) => categoryId))
  const elsewhere = elsewhereOf(asked, ways)
  const found = await listUnderstood(context, query, read, categoryIds, { elsewhere, partIds })
  // Parameters differ from category to category; they are filters once one is chosen.
  return { ...found, facets: { ...found.facets, parameters: [] }, several_readings: true }
}

/** The buyer's choice of categories decides between the ways. */
function waysIn(
  { directory }: UnderstandingContext,
  { category_id }: GoodsQuery,
  { ways }: ReadSearch,
): readonly ReadWay[] {
  const chosen = new Set(category_id?.flatMap(id => withDescendants(directory, id)))
  const inside = ways.filter(({ leaves }) => leaves.some(({ categoryId }) => chosen.has(categoryId)))
  return inside.length > 0 ? inside : ways
}

/** The meaning of each filter of the best way in the categories of the others. */
function elsewhereOf(asked: GoodsQuery, [best, ...others]: readonly ReadWay[]): Elsewhere {
  const elsewhere = new Map<string, Map<number, Pick<ValueFilter, 'slug' | 'isAllowed'>>>()
  for (const { readings, leaves } of others)
    for (const [place, { slug, text }] of readings.entries()) {
      const own = best?.readings[place]?.slug ?? slug
      const [filter] = readChoice(withFilters(asked, { [slug]: text }), null).choice.values
      if (own === slug || !filter || asked.parameters?.[own] !== undefined) continue
      const byCategory = elsewhere.get(own) ?? new Map()
      for (const { categoryId } of leaves) byCategory.set(categoryId, filter)
      elsewhere.set(own, byCategory)
    }
  return elsewhere
}

/** The best way to read it with the buyer's own filters, which win over those that were read. */
function readQuery(query: GoodsQuery, way: ReadWay): GoodsQuery {
  const { parameters, packaging, brand_id } = filtersOf(way)
  return {
    ...query,
    parameters: { ...parameters, ...query.parameters },
    packaging: query.packaging ?? packaging,
    brand_id: query.brand_id ?? brand_id,
  }
}

async function describeTokens(
  context: UnderstandingContext,
  query: GoodsQuery,
  read: ReadSearch,
  categoryIds: readonly number[],
  total: number | null,
): Promise<Understood[]> {
  const filters = filterRecord(query)
  const segments = await context.segments.load(leavesOf(context, categoryIds))
  const counted = { context, segments }
  const now = total ?? (await countAll(counted, query))
  const list: List = { ...counted, query, filters, categoryIds, now }
  const understood: Understood[] = []
  for (const [place, token] of read.tokens.entries()) {
    const reading = token.readings.find(one => isApplied(list, one))
    if (!reading) continue
    understood.push({
      token: token.text,
      ...describeReading(context, reading, categoryIds),
      others: [...(await otherReadings(list, token, reading)), ...otherWays(list, read, place, reading)],
    })
  }
  return joinEqual(understood)
}

type List = {
  context: UnderstandingContext
  query: GoodsQuery
  /** The filters by name, as written in the URL. */
  filters: Record<string, string>
  categoryIds: readonly number[]
  segments: readonly LiveSegment[]
  /** How many parts it has. */
  now: number
}

function leavesOf({ directory, segments }: UnderstandingContext, ids: readonly number[]): number[] {
  const known = segments.values.known()?.categoryIds
  return [...new Set(ids.flatMap(id => withDescendants(directory, id)))].filter(id => known?.has(id))
}

/** Whether the list is still limited to this meaning: buyers may have removed or changed it. */
function isApplied(
  { filters, categoryIds, context }: List,
  { slug, text, categoryIds: own }: Reading,
): boolean {
  if (slug === 'category_id') return leavesOf(context, categoryIds).every(id => own.has(id))
  const items = filterItems(filters[slug] ?? '')
  return filterItems(text).every(item => items.includes(item))
}

const MOST_OTHERS = 4

/** In the same categories: at least as good, or another parameter with the same unit. */
async function otherReadings(
  list: List,
  { readings }: SearchToken,
  applied: Reading,
): Promise<Understood['others']> {
  const { context, query, filters, categoryIds, segments, now } = list
  const { [applied.slug]: _, ...rest } = filters
  const others = readings.filter(
    other =>
      other.slug !== 'category_id' &&
      !isSame(other, applied) &&
      !(other.slug in rest) &&
      segments.some(segment => other.categoryIds.has(segment.categoryId)),
  )
  const found: Understood['others'] = []
  for (const other of others.toSorted((a, b) => distance(applied, a) - distance(applied, b))) {
    if (found.length >= MOST_OTHERS) break
    const changed = { ...rest, [other.slug]: other.text }
    const total = await countAll(list, withFilters(query, changed))
    const addsNothing = other.slug === applied.slug && total === now
    if (total === 0 || addsNothing) continue
    const described = describeReading(context, other, categoryIds)
    found.push({ ...described, total, categories: [...categoryIds], filters: changed })
  }
  return found
}

function isSame(a: Reading, b: Reading): boolean {
  return a.slug === b.slug && a.text === b.text
}

function distance(applied: Reading, { slug, isOrBetter, doubt }: Reading): number {
  return (slug === applied.slug ? 0 : 10) + doubt + (isOrBetter ? 1 : 0)
}

async function countAll(
  { context, segments }: Pick<List, 'context' | 'segments'>,
  query: GoodsQuery,
): Promise<number> {
  const chosen = query.category_id?.flatMap(id => withDescendants(context.directory, id))
  const { choice } = readChoice(query, chosen ? new Set(chosen) : null)
  let total = 0
  for (const segment of segments) total += await countParts(segment, choice)
  return total
}

function withFilters(
  query: GoodsQuery,
  { packaging, brand_id, ...parameters }: Record<string, string>,
): GoodsQuery {
  return { ...query, packaging, brand_id: brand_id?.split(',').map(Number), parameters }
}

/** In other categories the same words mean something else. */
function otherWays(
  { context, categoryIds }: List,
  { ways }: ReadSearch,
  place: number,
  applied: Reading,
): Understood['others'] {
  return ways.flatMap(way => {
    const other = way.readings[place]
    const isHere = way.categoryIds.join() === categoryIds.join()
    if (!other || isHere || other.slug === applied.slug || other.slug === 'category_id') return []
    const described = describeReading(context, other, way.categoryIds)
    const filters = filterRecord(filtersOf(way))
    return [{ ...described, total: way.total, categories: [...way.categoryIds], filters }]
  })
}
