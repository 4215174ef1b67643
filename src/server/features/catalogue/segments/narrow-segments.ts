import { compareValues, naturalOrder } from '../../../../domain/parameters/compare-values.ts'
import { parameterOf } from '../../../../domain/parameters/own-attributes.ts'
import type { ParameterValue } from '../../../../domain/parameters/parameter.ts'
import { valueKey } from '../../../../domain/parameters/write-value.ts'
import type { PlainSort } from '../../../../domain/sorts.ts'
import {
  countAllCodes,
  countCodes,
  countPositive,
  findMisses,
  firstRows,
  type RowOrder,
  SLICE,
  type SortedRows,
  sortRows,
} from './narrow.ts'
import { type Codes, type Column, type LiveSegment, NO_PRICE, NOT_STATED } from './segment.ts'
import { chosenSlugs, filterOf, moreOf, type PartChoice, type PricedSegment } from './segment-filters.ts'

export type SortBy = PlainSort | { slug: string; isDescending: boolean }
/** `available`: parts in stock come first. */
export type RowSort = SortBy | 'available'

/** How many parts have a value: with all filters but that of its own property, and with none. */
export type FilterCount = { count: number; all: number }
export type CountedValue = FilterCount & { value: ParameterValue }
export type CountedColumn = { slug: string; values: CountedValue[]; missing: number; stated: number }

/** A part with its place in memory. */
export type FirstPart = { id: number; order: number; segment: LiveSegment; row: number }

export type Narrowed = {
  total: number
  /** The first parts of each segment, with the number they are sorted by. */
  first: FirstPart[]
  brands: Map<number, FilterCount>
  categories: Map<number, FilterCount>
  packages: Map<string, FilterCount>
  /** How many of the parts are in stock, and how many comply. */
  inStock: number
  compliant: number
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
  sort: RowSort,
  wanted: number,
  breathe: () => Promise<void>,
): Promise<Narrowed> {
  const ranks = ranksFor(segments, sort)
  const slugs = chosenSlugs(choice)
  const found: Narrowed = { ...emptyList(), without: slugs.map(slug => ({ slug, total: 0 })) }
  const columns = new Map<string, MergedColumn>()
  for (const priced of segments) {
    const { segment } = priced
    const filters = slugs.map(slug => filterOf(priced, choice, slug))
    const misses = await findMisses(segment, filters, breathe)
    const rows = sortRows(misses, filters.length)
    const [total = 0, ...without] = rows.at.map(({ length }) => length)
    found.total += total
    for (const [i, one] of found.without.entries()) one.total += total + (without[i] ?? 0)
    const order = orderOf(priced, sort, ranks)
    for (const row of firstRows(rows, order, wanted))
      found.first.push({ id: segment.ids[row] ?? 0, order: order?.numbers[row] ?? 0, segment, row })
    const counting: Counting = {
      rows,
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

function emptyList(): Omit<Narrowed, 'without'> {
  const plain = { brands: new Map(), categories: new Map(), packages: new Map() }
  return { total: 0, first: [], ...plain, inStock: 0, compliant: 0, columns: [] }
}

/** The state of one segment while its properties are counted. */
type Counting = {
  rows: SortedRows
  total: number
  /** How many parts pass all filters but that of this property. */
  withoutOwn: (slug: string) => number
  slugs: readonly string[]
}

function countPlain(found: Narrowed, segment: LiveSegment, counting: Counting): void {
  const { brands, packages, categoryId, ids, stock, rohs } = segment
  const { rows, slugs, withoutOwn } = counting
  const placeOf = (slug: string) => slugs.indexOf(slug) + 1
  addCounts(found.brands, brands.ids, brands.codes, rows, placeOf('brand_id'))
  addCounts(found.packages, packages.names, packages.codes, rows, placeOf('packaging'))
  found.categories.set(categoryId, { count: withoutOwn('category_id'), all: ids.length })
  found.inStock += countPositive(rows, stock, placeOf('in_stock'))
  found.compliant += countPositive(rows, rohs, placeOf('rohs'))
}

function addCounts<T>(
  sums: Map<T, FilterCount>,
  keys: readonly T[],
  codes: Codes,
  rows: SortedRows,
  ownPlace: number,
): void {
  const all = countAll(codes, keys.length)
  const counts = countCodes(rows, codes, all, ownPlace)
  for (const [i, key] of keys.entries()) {
    // Of a part of a segment, as the hits of a search, some values have no parts at all.
    if (all[i + 1] === 0) continue
    const known = sums.get(key) ?? { count: 0, all: 0 }
    known.count += counts[i + 1] ?? 0
    known.all += all[i + 1] ?? 0
    sums.set(key, known)
  }
}

type MergedColumn = { values: Map<string, CountedValue>; stated: number }

function countColumn(
  columns: Map<string, MergedColumn>,
  column: Column,
  { rows, slugs, withoutOwn }: Counting,
): void {
  const { codes, moreCodes } = column
  const first = countAll(codes, column.values.length)
  const more = countAllCodes(moreCodes, column.values.length)
  const all = first.map((count, code) => count + (more[code] ?? 0))
  const counts =
    slugs.length === 0 ? all : countCodes(rows, codes, first, slugs.indexOf(column.slug) + 1, moreOf(column))
  const merged = columns.get(column.slug) ?? { values: new Map<string, CountedValue>(), stated: 0 }
  columns.set(column.slug, merged)
  merged.stated += withoutOwn(column.slug) - (counts[NOT_STATED] ?? 0)
  for (const [i, value] of column.values.entries()) {
    if (all[i + 1] === 0) continue
    const known = merged.values.get(valueKey(value)) ?? { value, count: 0, all: 0 }
    known.count += counts[i + 1] ?? 0
    known.all += all[i + 1] ?? 0
    merged.values.set(valueKey(value), known)
  }
}

const counted = new WeakMap<Codes, Uint32Array>()

/** Without any filter. Segments do not change, so it is counted once. */
function countAll(codes: Codes, values: number): Uint32Array {
  const known = counted.get(codes)
  if (known) return known
  const counts = countAllCodes(codes, values)
  counted.set(codes, counts)
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

type Ranks = ReadonlyMap<string, number>
const NO_RANKS: Ranks = new Map()

/** The place of each value among those of all segments. */
function ranksFor(segments: readonly PricedSegment[], sort: RowSort): Ranks {
  if (typeof sort === 'object') return rankValues(segments, sort.slug)
  return isByPackage(sort) ? rankPackages(segments) : NO_RANKS
}

function isByPackage(sort: RowSort): boolean {
  return sort === 'packaging' || sort === '-packaging'
}

function rankPackages(segments: readonly PricedSegment[]): Ranks {
  const names = new Set(segments.flatMap(({ segment }) => segment.packages.names))
  return new Map([...names].sort(naturalOrder).map((name, i) => [name, i + 1]))
}

function rankValues(segments: readonly PricedSegment[], slug: string): Ranks {
  const values = new Map<string, ParameterValue>()
  for (const { segment } of segments)
    for (const value of segment.columns.find(column => column.slug === slug)?.values ?? [])
      values.set(valueKey(value), value)
  const sorted = [...values].sort(([, a], [, b]) => compareBySlug(slug, a, b))
  return new Map(sorted.map(([key], i) => [key, i + 1]))
}

type Sorted = Exclude<RowSort, 'relevance' | 'number'>

/** Segments are in the order of part numbers already. */
export function isByNumber(sort: RowSort): sort is 'relevance' | 'number' {
  return sort === 'relevance' || sort === 'number'
}

/** Parts without a price or without a value come last. */
export function directionOf(sort: Sorted): { isDescending: boolean; lacking?: number } {
  if (typeof sort === 'object') return { isDescending: sort.isDescending, lacking: 0 }
  const isTurned = sort.startsWith('-')
  if (sort === 'stock' || sort === '-stock') return { isDescending: !isTurned }
  if (sort === '-number') return { isDescending: true }
  if (sort === 'available') return { isDescending: false }
  return { isDescending: isTurned, lacking: isByPackage(sort) ? 0 : NO_PRICE }
}

function orderOf(priced: PricedSegment, sort: RowSort, ranks: Ranks): RowOrder {
  if (isByNumber(sort)) return null
  return { numbers: numbersOf(priced, sort, ranks), ...directionOf(sort) }
}

function numbersOf(
  { segment, prices }: PricedSegment,
  sort: Sorted,
  ranks: Ranks,
): NonNullable<RowOrder>['numbers'] {
  if (sort === 'price' || sort === '-price') return prices
  if (sort === 'stock' || sort === '-stock') return segment.stock
  if (sort === '-number') return rowNumbers(segment.ids.length)
  if (sort === 'available') return soldOut(segment.stock)
  if (typeof sort !== 'object') return rankCodes(segment.packages.codes, segment.packages.names, ranks)
  const column = segment.columns.find(known => known.slug === sort.slug)
  if (!column) return new Uint8Array(segment.ids.length)
  return rankCodes(column.codes, column.values.map(valueKey), ranks)
}

function rankCodes(codes: Codes, keys: readonly string[], ranks: Ranks): Uint32Array {
  const rankOf = Uint32Array.from([0, ...keys.map(key => ranks.get(key) ?? 0)])
  const found = new Uint32Array(codes.length)
  for (let row = 0; row < found.length; row++) found[row] = rankOf[codes[row] ?? 0] ?? 0
  return found
}

/** 1 for parts that are sold out. */
function soldOut(stock: Int32Array): Uint8Array {
  const marks = new Uint8Array(stock.length)
  for (let row = 0; row < marks.length; row++) marks[row] = Number((stock[row] ?? 0) <= 0)
  return marks
}

function rowNumbers(size: number): Uint32Array {
  const rows = new Uint32Array(size)
  for (let row = 0; row < size; row++) rows[row] = row
  return rows
}

function compareBySlug(slug: string, a: ParameterValue, b: ParameterValue): number {
  const parameter = parameterOf(slug)
  return parameter ? compareValues(parameter, a, b) : 0
}
