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
  type SegmentFilter,
} from './narrow.ts'
import { type Codes, type Column, type LiveSegment, NO_PRICE, NOT_STATED } from './segment.ts'

/** A condition on one property of parts, decided on its distinct values. `null` stands for not stated. */
type ValueFilter = {
  slug: string
  isAllowed: (value: ParameterValue | null) => boolean
  /** Excludes a part even if another of its values is allowed. */
  isForbidden?: (value: ParameterValue) => boolean
}

/** What buyers have chosen. Each part of it is a filter of its own. */
export type PartChoice = {
  brandIds: ReadonlySet<number>
  categoryIds: ReadonlySet<number> | null
  isPackage: ((name: string) => boolean) | null
  isInStock: boolean
  isCompliant: boolean
  stock: Interval | null
  price: Interval | null
  values: readonly ValueFilter[]
}
export type Interval = { from: number; to: number }

export type SortBy = 'relevance' | 'price' | 'stock' | { slug: string; isDescending: boolean }

/** A segment with the prices at the buyer's quantity. */
export type PricedSegment = { segment: LiveSegment; prices: Float64Array }

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

/** Slugs of the filters that are not parameters. */
const PLAIN_FILTERS = ['brand_id', 'category_id', 'packaging', 'in_stock', 'rohs', 'stock', 'price'] as const

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
      if (segment.ids.length > ROWS_AT_ONCE) await breathe()
      countColumn(columns, column, counting)
    }
  }
  return { ...found, columns: [...columns].map(([slug, column]) => finishColumn(slug, column, found)) }
}

/** Filters whose removal together leaves parts, and how many. */
export type WayOut = { slugs: string[]; total: number }

/**
 * For a list of nothing: the smallest sets of filters that have to go. The parts of each combination of missed
 * filters are counted; a set frees those that miss nothing else.
 */
export async function findWaysOut(
  segments: readonly PricedSegment[],
  choice: PartChoice,
  breathe: () => Promise<void>,
): Promise<WayOut[]> {
  const slugs = chosenSlugs(choice)
  const combinations = new Map<number, number>()
  for (const priced of segments) {
    const missed = new Uint32Array(priced.segment.ids.length)
    for (const [i, slug] of slugs.entries()) {
      const misses = await findMisses(priced.segment, [filterOf(priced, choice, slug)], breathe)
      for (let row = 0; row < missed.length; row++)
        if (misses[row] !== 0) missed[row] = (missed[row] ?? 0) | (1 << i)
    }
    for (const set of missed) combinations.set(set, (combinations.get(set) ?? 0) + 1)
  }
  const fewest = Math.min(...[...combinations.keys()].map(countBits))
  return [...combinations.keys()]
    .filter(set => countBits(set) === fewest)
    .map(set => ({
      slugs: slugs.filter((_, i) => set & (1 << i)),
      total: [...combinations].reduce((sum, [other, count]) => (other & ~set ? sum : sum + count), 0),
    }))
    .sort((a, b) => b.total - a.total)
}

function countBits(set: number): number {
  let bits = 0
  for (let rest = set; rest > 0; rest >>>= 1) bits += rest & 1
  return bits
}

const NO_RANKS: ReadonlyMap<string, number> = new Map()
/** Counting one column of this many parts takes about a millisecond. */
const ROWS_AT_ONCE = 65_536

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

function chosenSlugs({
  brandIds,
  categoryIds,
  isPackage,
  isInStock,
  isCompliant,
  stock,
  price,
  values,
}: PartChoice): string[] {
  const plain = {
    brand_id: brandIds.size > 0,
    category_id: categoryIds !== null,
    packaging: isPackage !== null,
    in_stock: isInStock,
    rohs: isCompliant,
    stock: stock !== null,
    price: price !== null,
  }
  return [...PLAIN_FILTERS.filter(slug => plain[slug]), ...values.map(({ slug }) => slug)]
}

function filterOf({ segment, prices }: PricedSegment, choice: PartChoice, slug: string): SegmentFilter {
  const { brands, packages, rohs, stock } = segment
  switch (slug) {
    case 'brand_id':
      return { slug, codes: brands.codes, allowed: allow(brands.ids, id => choice.brandIds.has(id)) }
    case 'category_id':
      return { slug, isAllowed: choice.categoryIds?.has(segment.categoryId) ?? true }
    case 'packaging':
      return {
        slug,
        codes: packages.codes,
        allowed: allow(packages.names, name => choice.isPackage?.(name) ?? true),
      }
    case 'in_stock':
      return { slug, numbers: stock, from: 1, to: Number.POSITIVE_INFINITY }
    case 'rohs':
      return { slug, codes: rohs, allowed: Uint8Array.of(0, 1) }
    case 'stock':
      return { slug, numbers: stock, ...(choice.stock ?? EVERYTHING) }
    case 'price':
      // Parts without a price are sorted as infinitely dear, which is not within any limit.
      return {
        slug,
        numbers: prices,
        from: choice.price?.from ?? 0,
        to: Math.min(choice.price?.to ?? NO_PRICE, Number.MAX_VALUE),
      }
    default:
      return valueFilter(segment, choice, slug)
  }
}

const EVERYTHING: Interval = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

function allow<T>(values: readonly T[], isAllowed: (value: T) => boolean): Uint8Array {
  return Uint8Array.from([0, ...values.map(value => (isAllowed(value) ? 1 : 0))])
}

function valueFilter({ columns }: LiveSegment, { values }: PartChoice, slug: string): SegmentFilter {
  const filter = values.find(known => known.slug === slug)
  const isAllowed = filter?.isAllowed ?? (() => true)
  const column = columns.find(known => known.slug === slug)
  if (!column) return { slug, isAllowed: isAllowed(null) }
  const allowed = allow(column.values, isAllowed)
  allowed[NOT_STATED] = isAllowed(null) ? 1 : 0
  const forbidden = filter?.isForbidden ? allow(column.values, filter.isForbidden) : undefined
  return { slug, codes: column.codes, allowed, forbidden, more: moreOf(column) }
}

function moreOf({ moreRows, moreCodes }: Column) {
  return moreRows.length > 0 ? { rows: moreRows, codes: moreCodes } : undefined
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

function orderOf(
  { segment, prices }: PricedSegment,
  sort: SortBy,
  ranks: ReadonlyMap<string, number>,
): RowOrder {
  if (sort === 'relevance') return null
  if (sort === 'price') return { numbers: prices, isDescending: false, lacking: NO_PRICE }
  if (sort === 'stock') return { numbers: segment.stock, isDescending: true }
  const column = segment.columns.find(known => known.slug === sort.slug)
  if (!column) return { numbers: new Uint8Array(segment.ids.length), isDescending: false }
  const rankOf = Float64Array.from([0, ...column.values.map(value => ranks.get(valueKey(value)) ?? 0)])
  return {
    numbers: Float64Array.from(column.codes, code => rankOf[code] ?? 0),
    isDescending: sort.isDescending,
    lacking: 0,
  }
}

function compareBySlug(slug: string, a: ParameterValue, b: ParameterValue): number {
  const parameter = parameterOf(slug)
  return parameter ? compareValues(parameter, a, b) : 0
}
