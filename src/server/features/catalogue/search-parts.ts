import type { searchParts as searchPartsEndpoint } from '../../../contract/shop/catalogue.ts'
import type { GoodsQuery, Suggestion } from '../../../contract/shop/goods.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { alikeKeys, inLatinLetters } from '../../../domain/number-folding.ts'
import { nearKeys, searchKey } from '../../../domain/part-number.ts'
import { withoutNoise } from '../../../domain/search-noise.ts'
import { searchTerms } from '../../../domain/search-terms.ts'
import type { PartsContext } from './catalogue-context.ts'
import { listGoods } from './list-goods.ts'
import { listPartsNear } from './number.queries.ts'
import { relaxSearch } from './relax-search.ts'
import { hasMatches, searchSource } from './search-source.ts'
import { toSuggestion } from './suggest-parts.ts'

type Found = CallData<typeof searchPartsEndpoint>

/**
 * The search tolerates any notation of a number. Only when nothing matches are words left out, and typing
 * errors corrected.
 */
export async function searchParts(
  context: PartsContext,
  query: GoodsQuery & { keyword: string },
): Promise<Found> {
  const source = await searchSource(context, query.keyword)
  const found = await listGoods(context, source, query)
  if (found.total > 0 || (isNarrowed(query) && (await hasMatches(context.db, source)))) return found
  const relaxed = await relaxSearch(context, query.keyword)
  if (!relaxed) return { ...found, did_you_mean: await listNear(context, query.keyword) }
  const { leftOut } = relaxed
  const fewer = await listGoods(context, relaxed.source, query)
  return { ...fewer, ...(leftOut.length > 0 && { left_out: leftOut }) }
}

function isNarrowed({ brand_id, category_id, packaging, in_stock, rohs }: GoodsQuery): boolean {
  return [brand_id, category_id, packaging].some(Boolean) || in_stock === '1' || rohs === '1'
}

/** Similar numbers, first those that differ in letters that look alike. */
async function listNear({ db, directory }: PartsContext, keyword: string): Promise<Suggestion[]> {
  const key = searchKey(inLatinLetters(numberIn(withoutNoise(keyword).text)))
  const keys = [...new Set([...alikeKeys(key), ...nearKeys(key)])]
  if (keys.length === 0) return []
  const hits = await listPartsNear(db, keys, LIMITS.suggestions * 3)
  const unique = new Map(hits.map(hit => [hit.id, hit]))
  return [...unique.values()].slice(0, LIMITS.suggestions).map(hit => toSuggestion(hit, directory))
}

/** Among several words the one that looks like a number. */
function numberIn(text: string): string {
  const numbers = searchTerms(text).filter(({ kind }) => kind === 'number')
  return numbers.length === 1 ? (numbers[0]?.text ?? text) : text
}
