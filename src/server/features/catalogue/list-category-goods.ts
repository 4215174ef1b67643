import { setImmediate } from 'node:timers/promises'
import type { Facets, FacetValue, Goods, GoodsQuery } from '../../../contract/shop/goods.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Lang } from '../../../domain/locales.ts'
import { passes, readFilter } from '../../../domain/parameters/filter.ts'
import { parameterOf } from '../../../domain/parameters/own-attributes.ts'
import type { ParameterValue } from '../../../domain/parameters/parameter.ts'
import { isTradeSlug } from '../../../domain/parameters/trade-parameters.ts'
import { showValue } from '../../../domain/parameters/write-value.ts'
import type { PartsContext } from './catalogue-context.ts'
import { categoryNames, type Directory, withDescendants } from './directory.ts'
import { type ListedPart, listPartsById } from './goods.queries.ts'
import { toGoods } from './goods.wire.ts'
import { type ListedGoods, toFacets } from './list-goods.ts'
import { relaxations, shownColumns, toFacet, toFacetValue } from './parameter-facets.ts'
import { type ReadChoice, readChoice } from './read-choice.ts'
import { findWaysOut } from './segments/find-ways-out.ts'
import { compareNumbers } from './segments/narrow.ts'
import {
  directionOf,
  type FilterCount,
  isByNumber,
  type Narrowed,
  narrowSegments,
  type SortBy,
} from './segments/narrow-segments.ts'
import { pickRows, rowsOfBrand, rowsOfParts } from './segments/pick-rows.ts'
import { type LiveSegment, valuesOf } from './segments/segment.ts'
import type { PricedSegment, ValueFilter } from './segments/segment-filters.ts'
import type { SegmentStore } from './segments/segment-store.ts'
import { sortByNumber } from './segments.queries.ts'

type CategoryContext = PartsContext & { segments: SegmentStore }

/** By parameter: what its filter means in other categories. */
export type Elsewhere = ReadonlyMap<string, NonNullable<ValueFilter['elsewhere']>>

/** What the list is about, if not all parts of the categories. */
export type ListScope = {
  elsewhere?: Elsewhere
  /** Only parts of this manufacturer. */
  brandId?: number
  /** Only these parts, the best first. */
  partIds?: readonly number[]
}

/** One page of the parts of a category, or of several, filtered by parameters, with exact counts. */
export async function listCategoryGoods(
  context: CategoryContext,
  categoryIds: readonly number[],
  query: GoodsQuery,
  scope: ListScope = {},
): Promise<ListedGoods> {
  const { db, directory, lang } = context
  const { page, page_size } = query
  const wanted = Math.min(page * page_size, LIMITS.listTotal)
  const { read, priced, found } = await narrowCategories(context, categoryIds, query, wanted, scope)
  const loaded = priced.map(({ segment }) => segment)
  const ids = (await inOrder(db, found, loaded.length, read, scope)).slice((page - 1) * page_size, wanted)
  const parts = await listPartsById(db, ids)
  const columns = shownColumns(found, read, categoryNames(directory, mainCategory(query, categoryIds, found)))
  return {
    list: parts.map(part => ({
      ...toGoods(part, directory, lang),
      parameters: valuesOfPart(loaded, leadSlugs(columns), part, lang),
    })),
    total: found.total,
    page,
    page_size,
    facets: {
      ...plainFacets(found, query, directory, lang),
      parameters: columns.map(column => toFacet(column, read, lang)),
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

/** All values of one parameter in such a list, or those that contain a text or are what it means (`4k7`). */
export async function listFacetValues(
  context: CategoryContext,
  { id, slug, find, page, page_size, ...query }: GoodsQuery & { id: number; slug: string; find: string },
): Promise<{ list: FacetValue[]; total: number; page: number; page_size: number }> {
  const parameter = parameterOf(slug)
  if (!parameter) throw new Refusal(404)
  const { read, found } = await narrowCategories(context, [id], { ...query, page: 1, page_size: 1 }, 0)
  const chosen = read.parameters.find(one => one.parameter.slug === slug)
  const all = found.columns.find(column => column.slug === slug)?.values ?? []
  const meant = readFilter(parameter, find)
  const isMeant = ({ value }: { value: ParameterValue }) =>
    meant.any.length > 0 && passes(parameter, meant, value)
  const values = all.flatMap(counted => {
    const value = toFacetValue(parameter, counted, chosen, context.lang, all)
    const isNamed = `${value.label} ${value.value}`.toLowerCase().includes(find.toLowerCase())
    return isNamed || isMeant(counted) ? [value] : []
  })
  const from = (page - 1) * page_size
  return { list: values.slice(from, from + page_size), total: values.length, page, page_size }
}

type NarrowedCategory = { read: ReadChoice; priced: PricedSegment[]; found: Narrowed }

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
  const found = await narrowSegments(priced, read.choice, read.sort, wanted, breathe)
  return { read, priced, found }
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
  { sort }: ReadChoice,
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
  segments: readonly LiveSegment[],
  slugs: readonly string[],
  { id, categoryId }: ListedPart,
  lang: Lang,
): NonNullable<Goods['parameters']> {
  const segment = segments.find(known => known.categoryId === categoryId)
  const row = segment?.ids.indexOf(id) ?? -1
  if (!segment || row < 0) return []
  return slugs.flatMap(slug => {
    const column = segment.columns.find(known => known.slug === slug)
    const values = column ? valuesOf(column, row) : []
    const parameter = parameterOf(slug)
    if (values.length === 0 || !parameter) return []
    return [{ slug, label: values.map(value => showValue(parameter, value, lang)).join(', ') }]
  })
}
