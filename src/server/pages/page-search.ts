import { LIMITS } from '../../domain/limits.ts'
import { CATEGORY_FILTERS, joinValues, LIST_FILTERS } from '../../domain/list-filters.ts'
import type { Lang } from '../../domain/locales.ts'
import { PARAMETERS } from '../../domain/parameters/dictionary.ts'
import { isEmptyFilter, readFilter, writeFilter } from '../../domain/parameters/filter.ts'
import { isOwnAttribute, parameterOf } from '../../domain/parameters/own-attributes.ts'
import { TRADE_PARAMETERS } from '../../domain/parameters/trade-parameters.ts'
import { findPlainSort } from '../../domain/sorts.ts'
import { readTypedFilter, TYPED } from '../../domain/typed-filter.ts'
import { knownSearch } from '../../storefront/shell/entry/entry-server.tsx'

type Reader = { search?: readonly string[]; readsParameters?: boolean }

/** The part of a query that a screen reads, and whether its page may be cached. */
export type PageSearch = { search: string; isKept: boolean }

/** Combinations of filters are endless and would push out the pages that many visitors read. */
const KEPT_FILTERS = 1

/**
 * Always written the same way: `10K`, `10000` and `10kΩ` are one page. Names that the screen does not read
 * would fill the cache with copies.
 */
export function readPageSearch(
  { search, readsParameters }: Reader,
  given: URLSearchParams,
  lang: Lang,
): PageSearch {
  const query = readsParameters ? withTyped(given, lang) : given
  const plain = new URLSearchParams(knownSearch(query, { search }))
  for (const [name, value] of [...plain]) if (isDefault(name, value)) plain.delete(name)
  const sort = plain.get('sort')
  const isSorted = sort !== null && isKnownSort(sort, readsParameters)
  if (!isSorted) plain.delete('sort')
  const others = LIST_FILTERS.filter(name => plain.has(name)).length
  const { filters, isUnderstood } = readsParameters ? readParameters(query) : NO_PARAMETERS
  // Names of attributes that the dictionary does not know are endless.
  const isEndless = isSorted && isOwnAttribute(sort.replace(/^-/, ''))
  const isKept = isUnderstood && !isEndless && filters.length + others <= KEPT_FILTERS
  const isLate = ([name]: [string, string]) => readsParameters && LATE_NAMES.has(name)
  const early = [...plain].filter(named => !isLate(named))
  const all = new URLSearchParams([...early, ...filters, ...[...plain].filter(isLate)])
  return { search: all.size > 0 ? `?${all}` : '', isKept }
}

/** A form without a script sends a number as it is written in the page's language. */
function withTyped(query: URLSearchParams, lang: Lang): URLSearchParams {
  const name = query.get(TYPED)
  const text = name === null ? null : query.get(name)
  if (name === null || text === null || !(name === 'price' || parameterOf(name))) return query
  const read = new URLSearchParams(query)
  read.set(name, readTypedFilter(name, text, lang))
  return read
}

/** A form without a script sends its empty fields, too. */
function isDefault(name: string, value: string): boolean {
  return name === 'page' ? value === '1' : value === '' && FILTER_NAMES.has(name)
}

const FILTER_NAMES: ReadonlySet<string> = new Set(LIST_FILTERS)

/** Links of lists have them after the parameters. A server that writes them elsewhere breaks hydration. */
const LATE_NAMES: ReadonlySet<string> = new Set([...CATEGORY_FILTERS, 'sort', 'page'])

/** Anything else is the usual order. */
function isKnownSort(sort: string, readsParameters = false): boolean {
  if (findPlainSort(sort)) return sort !== 'relevance'
  return readsParameters && parameterOf(sort.replace(/^-/, '')) !== undefined
}

/** `isUnderstood` is false when a filter could not be read or is not in the dictionary: such pages are rare. */
type ParameterFilters = { filters: [slug: string, text: string][]; isUnderstood: boolean }

const NO_PARAMETERS: ParameterFilters = { filters: [], isUnderstood: true }

function readParameters(query: URLSearchParams): ParameterFilters {
  const filters: ParameterFilters['filters'] = []
  let isUnderstood = true
  for (const slug of namedParameters(query)) {
    const parameter = parameterOf(slug)
    const text = joinValues(query.getAll(slug))
    if (!parameter || text.trim() === '' || filters.length >= LIMITS.filters) continue
    // The API ignores longer ones, too.
    if (text.length > LIMITS.filterLength) continue
    // Names of attributes that the dictionary does not know are endless.
    if (isOwnAttribute(slug)) isUnderstood = false
    const { misunderstood, ...filter } = readFilter(parameter, text)
    if (misunderstood.length > 0) isUnderstood = false
    const written = isEmptyFilter(filter) ? [] : [writeFilter(parameter, filter)]
    filters.push([slug, [...written, ...misunderstood].join(',')])
  }
  return { filters, isUnderstood }
}

const KNOWN = [...PARAMETERS, ...TRADE_PARAMETERS].map(({ slug }) => slug)

/** In the dictionary's order, then attributes that it does not know. */
function namedParameters(query: URLSearchParams): string[] {
  const own = [...new Set(query.keys())].filter(isOwnAttribute).sort()
  return [...KNOWN.filter(slug => query.has(slug)), ...own]
}
