import { compareValues } from '../../../../domain/parameters/compare-values.ts'
import { parameterOf } from '../../../../domain/parameters/own-attributes.ts'
import type { ParameterValue } from '../../../../domain/parameters/parameter.ts'
import { valueKey } from '../../../../domain/parameters/write-value.ts'
import {
  countCodes,
  countMisses,
  findMisses,
  firstRows,
  type Misses,
  type RowOrder,
  SLICE,
} from './narrow.ts'
import { type Codes, type Column, type LiveSegment, NO_PRICE, NOT_STATED } from './segment.ts'
import { chosenSlugs, filterOf, moreOf, type PartChoice, type PricedSegment } from './segment-filters.ts'

export type SortBy = 'relevance' | 'price' | 'stock' | { slug: string; isDescending: boolean }

export type CountedValue = { value: ParameterValue; count: number; all: number }
export type CountedColumn = { slug: string; values: CountedValue[]; missing: number; stated: number }

export type Narrowed = {
  total: number
  /** The first parts of each segment, with the number they are sorted by. */
  first: { id: number; order: number }[]
  brands: Map<number, number>
  categories: Map<number, number>
  packages: Map<string, number>
  columns: CountedColumn[]
  /** How many parts there would be without each chosen filter. */
  without: { slug: string; total: number }[]
}

/**
 * One list over the segments of a category and its subcategories. Every count leaves out the filter of its own
 * property, so that this choice can be changed.
 */
export async function narrowSegments(
  segments: readonly PricedSegment[],
  choice: PartChoice,
  sort: SortBy,
  wanted: number,
  breathe: () => Promise<void>,
): Promise<Narrowed> {
  const ranks = typeof sort === 'object' ? rankValues(segments, sort.slug) : NO_RANKS
  const slugs = chosenSlugs(choice)
  const found: Narrowed = { ...emptyList(), without: slugs.map(slug => ({ slug, total: 0 })) }
  const columns = new Map<string, MergedColumn>()
  for (const priced of segments) {
    const { segment } = priced
    const filters = slugs.map(slug => filterOf(priced, choice, slug))
    const misses = await findMisses(segment, filters, breathe)
    const { total, without } = countMisses(misses, filters.length)
    found.total += total
    for (const [i, one] of found.without.entries()) one.total += total + (without[i] ?? 0)
    const order = orderOf(priced, sort, ranks)
    for (const row of firstRows(misses, order, wanted))
      found.first.push({ id: segment.ids[row] ?? 0, order: order?.numbers[row] ?? 0 })
    const counting: Counting = {
      misses,
      total,
      withoutOwn: slug => total + (without[slugs.indexOf(slug)] ?? 0),
      slugs,
    }
    countPlain(found, segment, counting)
    for (const column of segment.columns) {
      if (segment.ids.length > SLICE) await breathe()
      countColumn(columns, column, counting)
    }
  }
  return { ...found, columns: [...columns].map(([slug, column]) => finishColumn(slug, column, found)) }
}

const NO_RANKS: ReadonlyMap<string, number> = new Map()

function emptyList(): Omit<Narrowed, 'without'> {
  return { total: 0, first: [], brands: new Map(), categories: new Map(), packages: new Map(), columns: [] }
}

/** What is known of one segment while its properties are counted. */
type Counting = {
  misses: Misses
  total: number
  /** How many parts pass all filters but that of this property. */
  withoutOwn: (slug: string) => number
  slugs: readonly string[]
}

function countPlain(
  found: Narrowed,
  { brands, packages, categoryId }: LiveSegment,
  counting: Counting,
): void {
  const { misses, slugs, withoutOwn } = counting
  const count = (codes: Codes, values: number, slug: string) =>
    countCodes(misses, codes, values, slugs.indexOf(slug) + 1)
  addCounts(found.brands, brands.ids, count(brands.codes, brands.ids.length, 'brand_id'))
  addCounts(found.packages, packages.names, count(packages.codes, packages.names.length, 'packaging'))
  found.categories.set(categoryId, withoutOwn('category_id'))
}

function addCounts<T>(sums: Map<T, number>, keys: readonly T[], counts: Uint32Array): void {
  for (const [i, key] of keys.entries()) sums.set(key, (sums.get(key) ?? 0) + (counts[i + 1] ?? 0))
}

type MergedColumn = { values: Map<string, CountedValue>; stated: number }

function countColumn(
  columns: Map<string, MergedColumn>,
  column: Column,
  { misses, slugs, withoutOwn }: Counting,
): void {
  const all = countAll(column)
  const counts =
    slugs.length === 0
      ? all
      : countCodes(misses, column.codes, column.values.length, slugs.indexOf(column.slug) + 1, moreOf(column))
  const merged = columns.get(column.slug) ?? { values: new Map<string, CountedValue>(), stated: 0 }
  columns.set(column.slug, merged)
  merged.stated += withoutOwn(column.slug) - (counts[NOT_STATED] ?? 0)
  for (const [i, value] of column.values.entries()) {
    const known = merged.values.get(valueKey(value)) ?? { value, count: 0, all: 0 }
    known.count += counts[i + 1] ?? 0
    known.all += all[i + 1] ?? 0
    merged.values.set(valueKey(value), known)
  }
}

const counted = new WeakMap<Column, Uint32Array>()

/** Without any filter. Segments do not change, so it is counted once. */
function countAll(column: Column): Uint32Array {
  const known = counted.get(column)
  if (known) return known
  const counts = countCodes(
    new Uint8Array(column.codes.length),
    column.codes,
    column.values.length,
    0,
    moreOf(column),
  )
  counted.set(column, counts)
  return counts
}

function finishColumn(
  slug: string,
  { values, stated }: MergedColumn,
  { total, without }: Narrowed,
): CountedColumn {
  const withoutOwn = without.find(one => one.slug === slug)?.total ?? total
  const sorted = [...values.values()].sort((a, b) => compareBySlug(slug, a.value, b.value))
  return { slug, values: sorted, stated, missing: withoutOwn - stated }
}

/** The place of each value among those of all segments. */
function rankValues(segments: readonly PricedSegment[], slug: string): Map<string, number> {
  const values = new Map<string, ParameterValue>()
  for (const { segment } of segments)
    for (const value of segment.columns.find(column => column.slug === slug)?.values ?? [])
      values.set(valueKey(value), value)
  const sorted = [...values].sort(([, a], [, b]) => compareBySlug(slug, a, b))
  return new Map(sorted.map(([key], i) => [key, i + 1]))
}

/** Parts without a price or without a value come last. */
export function directionOf(sort: Exclude<SortBy, 'relevance'>): { isDescending: boolean; lacking?: number } {
  if (sort === 'price') return { isDescending: false, lacking: NO_PRICE }
  if (sort === 'stock') return { isDescending: true }
  return { isDescending: sort.isDescending, lacking: 0 }
}

function orderOf(priced: PricedSegment, sort: SortBy, ranks: ReadonlyMap<string, number>): RowOrder {
  if (sort === 'relevance') return null
  return { numbers: numbersOf(priced, sort, ranks), ...directionOf(sort) }
}

function numbersOf(
  { segment, prices }: PricedSegment,
  sort: Exclude<SortBy, 'relevance'>,
  ranks: ReadonlyMap<string, number>,
): NonNullable<RowOrder>['numbers'] {
  if (sort === 'price') return prices
  if (sort === 'stock') return segment.stock
  const column = segment.columns.find(known => known.slug === sort.slug)
  if (!column) return new Uint8Array(segment.ids.length)
  const rankOf = Float64Array.from([0, ...column.values.map(value => ranks.get(valueKey(value)) ?? 0)])
  return Float64Array.from(column.codes, code => rankOf[code] ?? 0)
}

function compareBySlug(slug: string, a: ParameterValue, b: ParameterValue): number {
  const parameter = parameterOf(slug)
  return parameter ? compareValues(parameter, a, b) : 0
}
