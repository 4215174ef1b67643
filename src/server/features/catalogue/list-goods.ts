import type { Facets, Goods, GoodsQuery } from '../../../contract/shop/goods.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Lang } from '../../../domain/locales.ts'
import type { PlainSort } from '../../../domain/sorts.ts'
import { splitFilter } from '../../../domain/split-filter.ts'
import type { Source } from './candidates.queries.ts'
import type { PartsContext } from './catalogue-context.ts'
import { categoryLink, type Directory, withDescendants } from './directory.ts'
import { listPartsById } from './goods.queries.ts'
import { toGoods } from './goods.wire.ts'
import { type FoundPage, findPage } from './list.queries.ts'
import { readSort } from './read-choice.ts'

export type ListedGoods = {
  list: Goods[]
  total: number
  page: number
  page_size: number
  total_capped?: true
  facets: Facets
  not_understood?: { name: string; text: string }[]
  relax?: { slug: string; name: string; total: number; also?: { slug: string; name: string }[] }[]
}

/** One page of parts from a source, filtered and sorted. */
export async function listGoods(
  context: PartsContext,
  source: Source,
  query: GoodsQuery,
): Promise<ListedGoods> {
  return showGoods(context, source, query, await findListed(context, source, query))
}

/** The parts that a page lists and counts, by id. */
export async function findListed(
  { db, directory }: PartsContext,
  source: Source,
  query: GoodsQuery,
): Promise<FoundPage> {
  const { page, page_size, sort, qty: quantity, brand_id, category_id, packaging, in_stock, rohs } = query
  const categoryIds = category_id?.flatMap(id => withDescendants(directory, id))
  const narrowing = {
    brandIds: brand_id,
    categoryIds,
    packagings: splitFilter(packaging ?? ''),
    in_stock,
    rohs,
  }
  const sorting = { sort: plainSort(sort), quantity }
  return findPage(db, { source, narrowing, page, page_size, ...sorting })
}

export async function showGoods(
  { db, directory, lang }: PartsContext,
  source: Source,
  query: GoodsQuery,
  found: FoundPage,
): Promise<ListedGoods> {
  const { page, page_size, sort } = query
  const parts = await listPartsById(db, found.ids)
  const isByNumber = source.kind === 'search' && plainSort(sort) === 'relevance'
  const list = parts.map(part => toGoods(part, directory, lang))
  return {
    list: isByNumber ? inStockFirst(list) : list,
    total: Math.min(found.total, LIMITS.listTotal),
    page,
    page_size,
    ...(found.total > LIMITS.listTotal && { total_capped: true }),
    facets: { ...toFacets(found, query, directory, lang), parameters: [] },
  }
}

export function toFacets(
  { brands, categories, packagings }: Pick<FoundPage, 'brands' | 'categories' | 'packagings'>,
  { brand_id, category_id }: GoodsQuery,
  directory: Directory,
  lang: Lang,
): Omit<Facets, 'parameters'> {
  return {
    brands: withChosen(brands, brand_id).map(([id, count]) => ({
      id,
      name: directory.brands.get(id)?.brand_name ?? '',
      count,
    })),
    categories: withChosen(categories, category_id).map(([id, count]) => ({
      id,
      name: categoryLink(directory, id, lang).category_name,
      count,
    })),
    packagings: packagings.map(([name, count]) => ({ name, count })),
  }
}

/** The same number of several manufacturers: those in stock first. Other parts keep their place. */
export function inStockFirst(list: readonly Goods[]): Goods[] {
  const runs: Goods[][] = []
  for (const goods of list) {
    const run = runs.at(-1)
    if (run?.[0]?.part_number === goods.part_number) run.push(goods)
    else runs.push([goods])
  }
  return runs.flatMap(run => run.toSorted((a, b) => Number(a.stock === 0) - Number(b.stock === 0)))
}

/** Lists of several categories have no parameters to sort by. */
export function plainSort(sort: GoodsQuery['sort']): PlainSort {
  const read = readSort(sort)
  return typeof read === 'string' ? read : 'relevance'
}

/** A chosen option stays among the options, even if nothing matches it. */
function withChosen(counted: [number, number][], chosen: number[] = []): [number, number][] {
  const missing = chosen.filter(id => !counted.some(([known]) => known === id))
  return [...counted, ...missing.map((id): [number, number] => [id, 0])]
}
