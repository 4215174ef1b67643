import { LIMITS } from '../../../domain/limits.ts'
import type { Lang } from '../../../domain/locales.ts'
import { exactNumber, searchKey, withoutPackagingSuffix } from '../../../domain/part-number.ts'
import {
  isDecimal,
  isMeasure,
  type SearchTerm,
  searchTerms,
  TERM_WEIGHTS,
} from '../../../domain/search-terms.ts'
import type { Database } from '../../database/connection.ts'
import type { Source } from './candidates.queries.ts'
import type { PartsContext } from './catalogue-context.ts'
import type { Directory } from './directory.ts'
import { findPage } from './list.queries.ts'
import { brandsCalled, brandsNamed, categoriesCalled, categoriesNamed } from './name-index.ts'
import { listAliases, listPartsByDecimal, listPartsByKey, listPartsByPrefix } from './number.queries.ts'
import { seriesPattern } from './series.ts'
import { categoriesWithNoun } from './still-tells.ts'
import type { SearchWord } from './words.queries.ts'

export type SearchSource = Extract<Source, { kind: 'search' }>

/** Everything that a search may mean; with `isInside`, its numbers may also be inside longer ones: 78L05. */
export async function searchSource(
  { db, directory, lang }: PartsContext,
  keyword: string,
  { isInside = false, large = LARGE } = {},
): Promise<SearchSource> {
  const key = isDecimal(keyword) || isMeasure(keyword) ? '' : searchKey(keyword)
  const terms = searchTerms(keyword)
  const [firstIds, suffixIds] = key
    ? await Promise.all([bestIds(db, keyword, key), idsBySuffix(db, keyword, key)])
    : [await idsByDecimal(db, keyword), []]
  const words = terms
    .map(term => (isInside && term.kind === 'number' ? { ...term, isCore: true } : term))
    .map(term => ({
      ...meaningsOf(term, directory, lang, terms.length === 1),
      ...seriesOf(term, terms, directory),
    }))
  return {
    kind: 'search',
    key: firstIds.length === 0 && isKind(terms, words) ? '' : key,
    firstIds,
    suffixIds: suffixIds.filter(id => !firstIds.includes(id)),
    words,
    mayBeBroad: countParts(directory) > large && terms.every(({ kind }) => kind !== 'number'),
  }
}

/** `mcu` means microcontrollers, not numbers that begin with these letters. */
function isKind([term, ...others]: readonly SearchTerm[], [word]: readonly SearchWord[]): boolean {
  const isName = term !== undefined && term.names.length > 1 && /^\p{L}+$/u.test(term.text)
  return isName && others.length === 0 && word !== undefined && word.categoryIds.length > 0
}

/** Beside its maker, a short word is also a series: `jst ph` finds B2B-PH-K-S. */
function seriesOf(
  { text, kind, names }: SearchTerm,
  terms: readonly SearchTerm[],
  directory: Directory,
): Pick<SearchWord, 'series'> {
  if (kind !== 'word' || names.length > 1 || terms.length === 1) return {}
  const makers = terms.flatMap(other => (other.text === text ? [] : brandsCalled(directory, other.text)))
  const series = makers.length > 0 ? seriesPattern(directory, text, makers) : undefined
  return series ? { series } : {}
}

/** Among fewer parts an index always finds the matches fast enough. */
const LARGE = 100_000

export function countParts({ brandsByName }: Directory): number {
  return brandsByName.reduce((sum, { goods_count }) => sum + goods_count, 0)
}

/** The number itself, then without punctuation, then parts with this former number or customer's number. */
export async function bestIds(db: Database, keyword: string, key: string): Promise<number[]> {
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

/** The number itself, former and customers' numbers, then those that begin with it as it is written: 40.52.9.012.0000. */
async function idsByDecimal(db: Database, keyword: string): Promise<number[]> {
  if (!isDecimal(keyword)) return []
  const withPoint = (number: string) => exactNumber(number).replaceAll(',', '.')
  const [decimal, key] = [withPoint(keyword), searchKey(keyword)]
  const [hits, former] = await Promise.all([
    listPartsByDecimal(db, decimal, { key, limit: MOST_SUFFIXES }),
    listAliases(db, key, { isPrefix: false, limit: 100 }),
  ])
  const ids = [
    ...hits.filter(hit => withPoint(hit.part_number) === decimal),
    ...former.filter(hit => withPoint(hit.alias) === decimal),
    ...hits,
  ].map(hit => hit.id)
  return [...new Set(ids)]
}

const MOST_SUFFIXES = 200

/** `LTC3780EG#TRPBF` also finds LTC3780EG#PBF and LTC3780EG. */
async function idsBySuffix(db: Database, keyword: string, key: string): Promise<number[]> {
  const bare = searchKey(withoutPackagingSuffix(keyword))
  if (bare === key || bare.length < LIMITS.keywordMinLength) return []
  const hits = await listPartsByPrefix(db, bare, MOST_SUFFIXES)
  return hits
    .filter(hit => searchKey(withoutPackagingSuffix(hit.part_number)) === bare)
    .sort((a, b) => Number(a.stock === 0) - Number(b.stock === 0))
    .map(hit => hit.id)
}

export function meaningsOf(
  { text, key, spellings, isCore, names }: SearchTerm,
  directory: Directory,
  lang: Lang,
  isOnly = false,
): SearchWord {
  const called = categoriesCalled(directory, names)
  const categoryIds = called.size > 0 ? [...called] : categoriesNamed(directory, lang, names)
  const phrase = categoryIds.length > 0 ? phrasePattern(names) : undefined
  return {
    key,
    spellings,
    isCore,
    brandIds: brandsNamed(directory, text),
    categoryIds,
    isCategory: isOnly && called.size > 0,
    ...(phrase && { phrase }),
  }
}

/** A low power microcontroller is a microcontroller: parts that are only called low power are not asked for. */
export function weightOf(
  { directory, lang }: PartsContext,
  { kind, names, text, isKindOfPart }: SearchTerm,
): number {
  const isName =
    kind === 'word' &&
    (isKindOfPart ||
      categoriesCalled(directory, names).size > 0 ||
      brandsCalled(directory, text).length > 0 ||
      categoriesWithNoun(directory, lang, text).length > 0)
  return TERM_WEIGHTS[isName ? 'name' : kind]
}

/** A relay for 24 V in a module is no power module. Two words may be in either order, with another between them. */
function phrasePattern(names: SearchTerm['names']): string | undefined {
  const plain = names.filter(words => words.every(word => /^[a-z0-9-]+$/.test(word)))
  if (!plain.some(words => words.length > 1)) return undefined
  const together = (words: readonly string[]) => words.join('[^a-z0-9]*(?:[a-z0-9]+[^a-z0-9]+)?')
  const orders = plain.flatMap(words => (words.length === 2 ? [words, words.toReversed()] : [words]))
  return [...new Set(orders.map(together))].join('|')
}

/** Ignores filters: no results because of a filter do not mean a typing error. */
export async function hasMatches(db: Database, source: Source): Promise<boolean> {
  const sorting = { sort: 'relevance', quantity: undefined } as const
  const { total } = await findPage(db, { source, narrowing: {}, page: 1, page_size: 1, ...sorting })
  return total > 0
}
