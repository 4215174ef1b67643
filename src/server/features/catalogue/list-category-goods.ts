import { setImmediate } from 'node:timers/promises'
import type { Facets, Goods, GoodsQuery } from '../../../contract/shop/goods.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Lang } from '../../../domain/locales.ts'
import { parameterOf } from '../../../domain/parameters/own-attributes.ts'
import { isTradeSlug } from '../../../domain/parameters/trade-parameters.ts'
import { showValue } from '../../../domain/parameters/write-value.ts'
import type { PartsContext } from './catalogue-context.ts'
import { categoryNames, type Directory, withDescendants } from './directory.ts'
import { listPartsById } from './goods.queries.ts'
import { toGoods } from './goods.wire.ts'
import { type ListedGoods, toFacets } from './list-goods.ts'
import { relaxations, shownColumns, toFacet } from './parameter-facets.ts'
import { type ReadChoice, readChoice } from './read-choice.ts'
import { findWaysOut } from './segments/find-ways-out.ts'
import { compareNumbers } from './segments/narrow.ts'
import {
  directionOf,
  type FilterCount,
  type FirstPart,
  isByNumber,
  type Narrowed,
  narrowSegments,
  type RowSort,
  type SortBy,
} from './segments/narrow-segments.ts'
import { pickRows, rowsOfBrand, rowsOfParts } from './segments/pick-rows.ts'
import { type LiveSegment, valuesOf } from './segments/segment.ts'
import type { PricedSegment, ValueFilter } from './segments/segment-filters.ts'
import type { SegmentStore } from './segments/segment-store.ts'
import { sortByNumber } from './segments.queries.ts'

type CategoryContext = PartsContext & { segments: SegmentStore }

/** By parameter: the meaning of its filter in other categories. */
export type Elsewhere = ReadonlyMap<string, NonNullable<ValueFilter['elsewhere']>>

/** `allValuesOf`: the parameter of which all values are wanted, not only the most frequent. */
export type ListQuery = GoodsQuery & { allValuesOf?: string }

/** The parts of the list, if not all parts of the categories. */
export type ListScope = {
  elsewhere?: Elsewhere | undefined
  /** Only parts of this manufacturer. */
  brandId?: number
  /** Only these parts, the best first. */
  partIds?: readonly number[] | undefined
  /** By relevance, parts in stock come first. */
  isInStockFirst?: boolean
}

/** One page of the parts of a category, or of several, filtered by parameters, with exact counts. */
export async function listCategoryGoods(
  context: CategoryContext,
  categoryIds: readonly number[],
  query: ListQuery,
  scope: ListScope = {},
): Promise<ListedGoods> {
  const { db, directory, lang } = context
  const { page, page_size } = query
  const wanted = Math.min(page * page_size, LIMITS.listTotal)
  const { read, sort, priced, found } = await narrowCategories(context, categoryIds, query, wanted, scope)
  const loaded = priced.map(({ segment }) => segment)
  const ids = (await inOrder(db, found, loaded.length, sort, scope)).slice((page - 1) * page_size, wanted)
  const parts = await listPartsById(db, ids)
  const places = new Map(found.first.map(first => [first.id, first]))
  const columns = shownColumns(found, read, categoryNames(directory, mainCategory(query, categoryIds, found)))
  return {
    list: parts.map(part => ({
      ...toGoods(part, directory, lang),
      parameters: valuesOfPart(places.get(part.id), leadSlugs(columns), lang),
    })),
    total: found.total,
    page,
    page_size,
    facets: {
      ...plainFacets(found, query, directory, lang),
      parameters: columns.map(column => toFacet(column, read, lang, column.slug === query.allValuesOf)),
    },
    ...(read.notUnderstood.length > 0 && { not_understood: read.notUnderstood }),
    ...(found.total === 0 && { relax: relaxations(await findWaysOut(priced, read.choice, breathe), lang) }),
  }
}

/** The category whose parameters are the filters: the only one chosen, the list's own, or the only one left. */
function mainCategory(
  { category_id: chosen = [] }: GoodsQuery,
  categoryIds: readonly number[],
  { categories }: Narrowed,
): number {
  if (chosen.length === 1) return chosen[0] ?? 0
  const left = [...categories].filter(([, { count }]) => count > 0).map(([id]) => id)
  return categoryIds.length > 1 && left.length === 1 ? (left[0] ?? 0) : (categoryIds[0] ?? 0)
}

type NarrowedCategory = { read: ReadChoice; sort: RowSort; priced: PricedSegment[]; found: Narrowed }

const breathe = () => setImmediate()

async function narrowCategories(
  { directory, segments }: CategoryContext,
  categoryIds: readonly number[],
  query: GoodsQuery,
  wanted: number,
  scope: ListScope = {},
): Promise<NarrowedCategory> {
  const chosen = query.category_id?.flatMap(id => withDescendants(directory, id))
  const read = withElsewhere(readChoice(query, chosen ? new Set(chosen) : null), scope.elsewhere)
  const all = new Set(categoryIds.flatMap(id => withDescendants(directory, id)))
  const loaded = await segments.load([...all].filter(id => hasParts(directory, id)))
  const whole = await Promise.all(loaded.map(segment => withPrices(segments, segment, query.qty)))
  const priced = await inScope(whole, scope, read.sort)
  const sort = rowSort(read.sort, scope)
  const found = await narrowSegments(priced, read.choice, sort, wanted, breathe)
  return { read, sort, priced, found }
}

/** Given parts are in their order already. */
function rowSort(sort: SortBy, { isInStockFirst, partIds }: ListScope): RowSort {
  return sort === 'relevance' && isInStockFirst && !partIds ? 'available' : sort
}

/** The parts of the segments that the list is about. */
async function inScope(
  whole: PricedSegment[],
  { brandId, partIds }: ListScope,
  sort: SortBy,
): Promise<PricedSegment[]> {
  if (brandId === undefined && partIds === undefined) return whole
  const picked: PricedSegment[] = []
  for (const priced of whole) {
    const { segment } = priced
    const rows =
      brandId === undefined
        ? rowsOfParts(segment, partIds ?? [], sort === 'relevance')
        : rowsOfBrand(segment, brandId)
    picked.push(pickRows(priced, rows))
    await breathe()
  }
  return picked
}

function withElsewhere(read: ReadChoice, elsewhere: Elsewhere | undefined): ReadChoice {
  if (!elsewhere || elsewhere.size === 0) return read
  const values = read.choice.values.map(filter => ({ ...filter, elsewhere: elsewhere.get(filter.slug) }))
  return { ...read, choice: { ...read.choice, values } }
}

/** Not counting its subcategories. */
function hasParts({ categories }: Directory, id: number): boolean {
  const { count = 0, childIds = [] } = categories.get(id) ?? {}
  return count > childIds.reduce((sum, child) => sum + (categories.get(child)?.count ?? 0), 0)
}

async function withPrices(
  segments: SegmentStore,
  segment: LiveSegment,
  quantity: number | undefined,
): Promise<PricedSegment> {
  const prices = quantity === undefined ? segment.prices : await segments.pricesAt(segment, quantity)
  return { segment, prices }
}

/** Segments are sorted in themselves; of several the database compares the numbers. */
async function inOrder(
  db: PartsContext['db'],
  { first }: Narrowed,
  segments: number,
  sort: RowSort,
  { partIds }: ListScope,
): Promise<number[]> {
  if (segments <= 1) return first.map(({ id }) => id)
  if (partIds && sort === 'relevance') {
    const places = new Map(partIds.map((id, place) => [id, place]))
    return first.map(({ id }) => id).sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
  }
  const byNumber = await sortByNumber(
    db,
    first.map(({ id }) => id),
  )
  if (isByNumber(sort)) return byNumber
  if (sort === '-number') return byNumber.reverse()
  const orders = new Map(first.map(({ id, order }) => [id, order]))
  const direction = directionOf(sort)
  // Sorting keeps the order of equals.
  return byNumber.sort((a, b) => compareNumbers(direction, orders.get(a) ?? 0, orders.get(b) ?? 0))
}

function plainFacets(
  found: Narrowed,
  query: GoodsQuery,
  directory: Directory,
  lang: Lang,
): Omit<Facets, 'parameters'> {
  const plain = {
    brands: inSteadyOrder(found.brands),
    categories: inSteadyOrder(found.categories),
    packagings: inSteadyOrder(found.packages),
  }
  return { ...toFacets(plain, query, directory, lang), in_stock: found.inStock, rohs: found.compliant }
}

/** The most frequent first, counted without filters: a click on a filter does not move the others. */
function inSteadyOrder<K>(counts: ReadonlyMap<K, FilterCount>): [K, number][] {
  return [...counts]
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, LIMITS.facetEntries)
    .sort(([, a], [, b]) => b.all - a.all)
    .map(([key, { count }]) => [key, count])
}

function leadSlugs(columns: readonly { slug: string }[]): string[] {
  const slugs = columns.map(({ slug }) => slug)
  return slugs.filter(slug => !isTradeSlug(slug)).slice(0, LIMITS.leadParameters)
}

/** These parameters of a listed part, from its segment. */
export function valuesOfPart(
  place: Pick<FirstPart, 'segment' | 'row'> | undefined,
  slugs: readonly string[],
  lang: Lang,
): NonNullable<Goods['parameters']> {
  if (!place) return []
  const { segment, row } = place
  return slugs.flatMap(slug => {
    const column = segment.columns.find(known => known.slug === slug)
    const values = column ? valuesOf(column, row) : []
    const parameter = parameterOf(slug)
    if (values.length === 0 || !parameter) return []
    return [{ slug, label: values.map(value => showValue(parameter, value, lang)).join(', ') }]
  })
}
