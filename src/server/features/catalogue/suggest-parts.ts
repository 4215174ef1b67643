import type { Suggestion } from '../../../contract/shop/goods.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { priceAt, realPrices } from '../../../domain/money.ts'
import { pageUrl } from '../../../domain/page-url.ts'
import { searchKey } from '../../../domain/part-number.ts'
import type { PartsContext } from './catalogue-context.ts'
import type { Directory } from './directory.ts'
import { listAliases, listPartsByPrefix, type NumberHit, type PartHit } from './number.queries.ts'

/** Numbers that begin with the typed text, filled up with former and customers' numbers. */
export async function suggestParts(
  { db, directory }: Pick<PartsContext, 'db' | 'directory'>,
  keyword: string,
): Promise<Suggestion[]> {
  const key = searchKey(keyword)
  if (!key) return []
  const limit = LIMITS.suggestions
  const hits = await listPartsByPrefix(db, key, limit)
  const former = hits.length < limit ? await listAliases(db, key, { isPrefix: true, limit }) : []
  const unique = new Map([...hits, ...former].map(hit => [hit.id, hit]))
  return [...unique.values()].slice(0, limit).map(hit => toSuggestion(hit, directory))
}

export function toSuggestion(hit: PartHit, directory: Directory): Suggestion {
  const { packaging, stock, min_qty } = hit
  return { ...toNumber(hit, directory), packaging, stock, price: firstPrice(hit, directory), min_qty }
}

/** At the minimum quantity, for the buyer's company. */
function firstPrice(hit: PartHit, { priceFor }: Directory): number | null {
  const { id, manufacturer_id: manufacturerId, category_id: categoryId, min_qty, price } = hit
  const list = realPrices([{ qty: min_qty, price: Number(price) }])
  const prices = priceFor ? priceFor({ id, manufacturerId, categoryId }, list) : list
  return priceAt(prices, Math.max(min_qty, prices[0]?.qty ?? 0))
}

/** The number alone, for lists of numbers. */
export function toNumber({ id, part_number, manufacturer_id }: NumberHit, { brands }: Directory): Suggestion {
  return {
    part_number,
    brand_name: brands.get(manufacturer_id)?.brand_name ?? '',
    goods_page_url: pageUrl(part_number, id),
  }
}
