import type { searchParts as searchPartsEndpoint } from '../../../contract/shop/catalogue.ts'
import type { GoodsQuery, Suggestion } from '../../../contract/shop/goods.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Lang } from '../../../domain/locales.ts'
import { exactNumber, nearKeys, searchKey, withoutPackagingSuffix } from '../../../domain/part-number.ts'
import { type SearchTerm, searchTerms } from '../../../domain/search-terms.ts'
import type { Database } from '../../database/connection.ts'
import type { SearchWord, Source } from './candidates.queries.ts'
import type { PartsContext } from './catalogue-context.ts'
import type { Directory } from './directory.ts'
import { findPage } from './list.queries.ts'
import { listGoods } from './list-goods.ts'
import { brandsNamed, categoriesNamed } from './name-index.ts'
import { listAliases, listPartsByKey, listPartsByPrefix, listPartsNear } from './number.queries.ts'
import { toSuggestion } from './suggest-parts.ts'

type Found = CallData<typeof searchPartsEndpoint>

/** The search tolerates any notation of a number; typing errors are only corrected when nothing matches. */
export async function searchParts(
  context: PartsContext,
  query: GoodsQuery & { keyword: string },
): Promise<Found> {
  const { db, directory } = context
  const key = searchKey(query.keyword)
  const source = await searchSource(context, query.keyword, key)
  const found = await listGoods(context, source, query)
  if (found.total > 0 || (isNarrowed(query) && (await hasMatches(db, source)))) return found
  return { ...found, did_you_mean: await listNear(db, directory, key) }
}

async function searchSource(
  { db, directory, lang }: PartsContext,
  keyword: string,
  key: string,
): Promise<Source> {
  const [firstIds, suffixIds] = key
    ? await Promise.all([bestIds(db, keyword, key), idsBySuffix(db, keyword, key)])
    : [[], []]
  return {
    kind: 'search',
    key,
    firstIds,
    suffixIds: suffixIds.filter(id => !firstIds.includes(id)),
    words: searchTerms(keyword).map(term => meaningsOf(term, directory, lang)),
  }
}

/** The number itself, then without punctuation, then parts with this former number or customer's number. */
async function bestIds(db: Database, keyword: string, key: string): Promise<number[]> {
  const [same, former] = await Promise.all([
    listPartsByKey(db, key),
    listAliases(db, key, { isPrefix: false, limit: 100 }),
  ])
  const isExact = (number: string) => exactNumber(number) === exactNumber(keyword)
  const ids = [
    ...same.filter(hit => isExact(hit.part_number)),
    ...same.filter(hit => !isExact(hit.part_number)),
    ...former,
  ].map(hit => hit.id)
  return [...new Set(ids)]
}

const MOST_SUFFIXES = 200

/** `LTC3780EG#TRPBF` also finds LTC3780EG#PBF and LTC3780EG. */
async function idsBySuffix(db: Database, keyword: string, key: string): Promise<number[]> {
  const bare = searchKey(withoutPackagingSuffix(keyword))
  if (bare === key || bare.length < LIMITS.keywordMinLength) return []
  const hits = await listPartsByPrefix(db, bare, MOST_SUFFIXES)
  return hits.filter(hit => searchKey(withoutPackagingSuffix(hit.part_number)) === bare).map(hit => hit.id)
}

function meaningsOf(
  { text, key, spellings, names }: SearchTerm,
  directory: Directory,
  lang: Lang,
): SearchWord {
  return {
    key,
    spellings,
    brandIds: brandsNamed(directory, text),
    categoryIds: categoriesNamed(directory, lang, names),
  }
}

/** Ignores filters: no results because of a filter do not mean a typing error. */
async function hasMatches(db: Database, source: Source): Promise<boolean> {
  const { total } = await findPage(db, { source, narrowing: {}, page: 1, page_size: 1, sort: 'relevance' })
  return total > 0
}

function isNarrowed({ brand_id, category_id, packaging, in_stock, rohs }: GoodsQuery): boolean {
  return [brand_id, category_id, packaging].some(Boolean) || in_stock === '1' || rohs === '1'
}

async function listNear(db: Database, directory: Directory, key: string): Promise<Suggestion[]> {
  const keys = nearKeys(key)
  if (keys.length === 0) return []
  const hits = await listPartsNear(db, keys, LIMITS.suggestions * 3)
  const unique = new Map(hits.map(hit => [hit.id, hit]))
  return [...unique.values()].slice(0, LIMITS.suggestions).map(hit => toSuggestion(hit, directory))
}
