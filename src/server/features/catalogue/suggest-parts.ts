import type { Suggestion } from '../../../contract/shop/goods.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { priceAt, realPrices } from '../../../domain/money.ts'
import { alikeKeys, inLatinLetters } from '../../../domain/number-folding.ts'
import { pageUrl } from '../../../domain/page-url.ts'
import { searchKey } from '../../../domain/part-number.ts'
import { withoutNoise } from '../../../domain/search-noise.ts'
import { searchTerms } from '../../../domain/search-terms.ts'
import type { Database } from '../../database/connection.ts'
import type { PartsContext } from './catalogue-context.ts'
import type { Directory } from './directory.ts'
import {
  listAliases,
  listPartsNear,
  listPartsToSuggest,
  type NumberHit,
  type PartHit,
} from './number.queries.ts'

/**
 * Numbers that begin with the typed text, filled up with former and customers' numbers. Only if there are none, letters
 * that look alike are taken for each other.
 */
export async function suggestParts(
  { db, directory }: Pick<PartsContext, 'db' | 'directory'>,
  keyword: string,
): Promise<Suggestion[]> {
  const key = searchKey(keyword)
  if (!key) return []
  const limit = LIMITS.suggestions
  const hits = await listPartsToSuggest(db, key, limit)
  const former = hits.length < limit ? await listAliases(db, key, { isPrefix: true, limit }) : []
  const found = hits.length + former.length > 0 ? [...hits, ...former] : await listAlike(db, keyword, key)
  const unique = new Map(found.map(hit => [hit.id, hit]))
  return [...unique.values()].slice(0, limit).map(hit => toSuggestion(hit, directory))
}

/** More would take longer than a suggestion may. */
const MOST_ALIKE = 60

/**
 * In Latin letters and without quantities, as the search reads it: `ВС847`, `STM32F1O3`, `ft232rl, 5 pcs`. Words and
 * values are no numbers.
 */
async function listAlike(db: Database, keyword: string, typed: string): Promise<PartHit[]> {
  const text = inLatinLetters(withoutNoise(keyword).text)
  if (!searchTerms(text).some(({ kind }) => kind === 'number')) return []
  const key = searchKey(text)
  const keys = [key, ...alikeKeys(key)].filter(other => other !== '' && other !== typed).slice(0, MOST_ALIKE)
  if (keys.length === 0) return []
  const hits = await listPartsNear(db, keys, LIMITS.suggestions, LIMITS.suggestions)
  return hits.toSorted((a, b) => Number(a.stock === 0) - Number(b.stock === 0))
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
