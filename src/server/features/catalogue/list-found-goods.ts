import type { GoodsQuery } from '../../../contract/shop/goods.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { parameterOf } from '../../../domain/parameters/own-attributes.ts'
import type { Source } from './candidates.queries.ts'
import type { PartsContext } from './catalogue-context.ts'
import { withDescendants } from './directory.ts'
import { type FoundId, type FoundPage, listFoundIds } from './list.queries.ts'
import { type ListScope, listCategoryGoods } from './list-category-goods.ts'
import { findListed, inStockFirst, type ListedGoods, listGoods, plainSort, showGoods } from './list-goods.ts'
import type { SegmentStore } from './segments/segment-store.ts'

type FoundContext = PartsContext & { segments: SegmentStore }
type FoundSource = Extract<Source, { kind: 'brand' | 'search' }>

/**
 * One page of a manufacturer's parts or of the parts that match a search. Once a category is fixed, because all parts
 * are in one or the buyer has chosen it, the list can be filtered by parameter like that of a category.
 */
export async function listFoundGoods(
  context: FoundContext,
  source: FoundSource,
  query: GoodsQuery,
): Promise<ListedGoods> {
  const found = isFixed(query) ? null : await findListed(context, source, query)
  if (found && !isInOneCategory(found)) return showGoods(context, source, query, found)
  const scope = (found && scopeOfOne(found)) ?? (await scopeOf(context, source, query))
  if (scope.categoryIds.length === 0) return listGoods(context, source, query)
  const { list, ...listed } = await listCategoryGoods(context, scope.categoryIds, query, scope)
  const isByNumber = source.kind === 'search' && query.sort === 'relevance'
  return {
    ...listed,
    list: isByNumber ? inStockFirst(list) : list,
    ...(scope.isCapped && { total_capped: true }),
  }
}

function isFixed(query: GoodsQuery): boolean {
  return query.category_id !== undefined || isByValue(query)
}

/** Filters that only the segments of categories know. */
export function isByValue({ parameters = {}, stock, price }: GoodsQuery): boolean {
  return Boolean(stock ?? price) || Object.keys(parameters).some(name => parameterOf(name))
}

/** Parts without a category have no parameters. */
function isInOneCategory({ total, categories }: FoundPage): boolean {
  const [[, count] = [0, 0], ...others] = categories
  return total > 1 && total <= LIMITS.listTotal && others.length === 0 && count === total
}

type FoundScope = ListScope & { categoryIds: number[]; isCapped?: boolean }

function scopeOfOne({ idsOfOne, categories }: FoundPage): FoundScope | null {
  return idsOfOne && { partIds: idsOfOne, categoryIds: categories.map(([id]) => id) }
}

async function scopeOf(context: FoundContext, source: FoundSource, query: GoodsQuery): Promise<FoundScope> {
  if (source.kind === 'brand') {
    const { brands } = await context.segments.values.current()
    return { brandId: source.brandId, categoryIds: [...(brands.get(source.brandId) ?? [])] }
  }
  const hits = await listHits(context, source, query)
  const kept = hits.slice(0, LIMITS.listTotal)
  const categoryIds = new Set(kept.flatMap(({ categoryId }) => categoryId ?? []))
  return {
    partIds: kept.map(({ id }) => id),
    categoryIds: [...categoryIds],
    isCapped: hits.length > LIMITS.listTotal,
  }
}

/** Of more matches than are counted, those of the chosen categories. */
async function listHits(
  { db, directory }: FoundContext,
  source: FoundSource,
  { category_id, sort, qty: quantity }: GoodsQuery,
): Promise<FoundId[]> {
  const sorting = { sort: plainSort(sort), quantity }
  const hits = await listFoundIds(db, source, sorting)
  if (hits.length <= LIMITS.listTotal || !category_id) return hits
  return listFoundIds(
    db,
    source,
    sorting,
    category_id.flatMap(id => withDescendants(directory, id)),
  )
}
