import type { Facets, Goods, GoodsQuery } from '../../../contract/shop/goods.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Lang } from '../../../domain/locales.ts'
import type { Database } from '../../database/connection.ts'
import type { Source } from './candidates.queries.ts'
import { categoryLink, type Directory, withDescendants } from './directory.ts'
import { listPartsById } from './goods.queries.ts'
import { toGoods } from './goods.wire.ts'
import { type FoundPage, findPage } from './list.queries.ts'

type GoodsList = {
  list: Goods[]
  total: number
  page: number
  page_size: number
  total_capped?: true
  facets: Facets
}

/** One page of parts from a source, filtered and sorted. */
export async function listGoods(
  db: Database,
  directory: Directory,
  source: Source,
  query: GoodsQuery,
  lang: Lang,
): Promise<GoodsList> {
  const { page, page_size, sort, brand_id, category_id, packaging, in_stock, rohs } = query
  const categoryIds = category_id === undefined ? undefined : withDescendants(directory, category_id)
  const narrowing = { brandId: brand_id, categoryIds, packaging, in_stock, rohs }
  const found = await findPage(db, { source, narrowing, page, page_size, sort })
  const parts = await listPartsById(db, found.ids)
  return {
    list: parts.map(part => toGoods(part, directory, lang)),
    total: Math.min(found.total, LIMITS.listTotal),
    page,
    page_size,
    ...(found.total > LIMITS.listTotal && { total_capped: true }),
    facets: toFacets(found, query, directory, lang),
  }
}

function toFacets(
  { brands, categories, packagings }: FoundPage,
  { brand_id, category_id }: GoodsQuery,
  directory: Directory,
  lang: Lang,
): Facets {
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

/** A chosen option stays among the options, even if nothing matches it. */
function withChosen(counted: [number, number][], chosen: number | undefined): [number, number][] {
  if (chosen === undefined || counted.some(([id]) => id === chosen)) return counted
  return [...counted, [chosen, 0]]
}
