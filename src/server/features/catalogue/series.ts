import { searchKey } from '../../../domain/part-number.ts'
import { searchTerms } from '../../../domain/search-terms.ts'
import type { PartsContext } from './catalogue-context.ts'
import { type Directory, withDescendants } from './directory.ts'
import { INSIDE_MIN_LENGTH, listIdsInSeries } from './number.queries.ts'

/** Parts whose numbers name a series, and the words that name it. */
export type Series = { ids: number[]; words: string[] }

/** A word that no description has may be the series of a maker, and part of its numbers: `jst ph`, `hirose df13`. */
export async function findSeries(
  { db, directory }: PartsContext,
  words: readonly string[],
  { brandIds = [], categoryIds }: { brandIds: readonly number[] | undefined; categoryIds: readonly number[] },
): Promise<Series | null> {
  const named: string[] = []
  const places = [...new Set(categoryIds.flatMap(id => withDescendants(directory, id)))]
  let among: number[] | undefined
  for (const word of words) {
    const isNumber = searchTerms(word).some(({ kind }) => kind === 'number')
    const pattern = isNumber ? undefined : seriesPattern(directory, word, brandIds)
    if (!pattern) continue
    const ids = await listIdsInSeries(db, {
      pattern,
      key: searchKey(word),
      brandIds,
      categoryIds: places,
      among,
    })
    if (ids.length === 0) continue
    named.push(word)
    among = ids
  }
  return among ? { ids: among, words: named } : null
}

const SERIES = /^[a-z][a-z\d]{1,5}$/i
/** Two letters have no index: all numbers of the maker are looked at. */
const MOST_NUMBERS = 50_000
/** Too many numbers of all makers contain three characters: R10, A10. */
const SHORTEST_WITHOUT_MAKER = 4

/** Where a word of a number begins: B2B-PH-K-S and PHR-2, but not GRAPH. Undefined if it would take too long. */
export function seriesPattern(
  { brands }: Directory,
  word: string,
  brandIds: readonly number[],
): string | undefined {
  if (!SERIES.test(word)) return undefined
  const numbers = brandIds.reduce((sum, id) => sum + (brands.get(id)?.goods_count ?? 0), 0)
  const shortest = brandIds.length > 0 ? INSIDE_MIN_LENGTH : SHORTEST_WITHOUT_MAKER
  const isFast = word.length >= shortest && /\d/.test(word)
  if (!isFast && (brandIds.length === 0 || numbers > MOST_NUMBERS)) return undefined
  return `(^|[^a-z${/\d$/.test(word) ? '0-9' : ''}])${word}${/\d$/.test(word) ? '([^0-9]|$)' : ''}`
}
