import type { Codes, LiveSegment } from './segment.ts'

/**
 * A condition on one property: which codes pass. It is decided on the distinct values, so any rule costs the
 * same for a million parts.
 */
type CodeFilter = {
  slug: string
  codes: Codes
  allowed: Uint8Array
  /** Codes that exclude a part even if another of its values is allowed. */
  forbidden?: Uint8Array | undefined
  more?: MoreCodes | undefined
}
type MoreCodes = { rows: Uint32Array; codes: Uint16Array }

/** A condition on a number of each part: its stock or its price. */
type NumberFilter = { slug: string; numbers: Int32Array | Float64Array; from: number; to: number }

/** A condition on a property that no part of the segment states. */
type AbsentFilter = { slug: string; isAllowed: boolean }

export type SegmentFilter = CodeFilter | NumberFilter | AbsentFilter

/**
 * For each part 0 if it passes all filters, the place of the filter (from 1) if it misses only that one, or
 * MISSED if it misses several. Parts that miss one filter are what this filter's own counts need.
 */
export type Misses = Uint8Array

const MISSED = 255
/** Rows between two turns of the event loop. */
export const SLICE = 65_536

export async function findMisses(
  { ids }: Pick<LiveSegment, 'ids'>,
  filters: readonly SegmentFilter[],
  breathe: () => Promise<void>,
): Promise<Misses> {
  const misses = new Uint8Array(ids.length)
  for (const [i, filter] of filters.entries()) {
    const place = i + 1
    const further = 'more' in filter && filter.more ? judgeMore(filter, filter.more) : undefined
    for (let start = 0; start < ids.length; start += SLICE) {
      if (start > 0) await breathe()
      const end = Math.min(start + SLICE, ids.length)
      if ('allowed' in filter) markCodes(misses, filter, place, start, end, further)
      else if ('numbers' in filter) markNumbers(misses, filter, place, start, end)
      else if (!filter.isAllowed) markAll(misses, place, start, end)
    }
  }
  return misses
}

function markCodes(
  misses: Misses,
  filter: CodeFilter,
  place: number,
  start: number,
  end: number,
  further: FurtherRows | undefined,
): void {
  const { codes, allowed, forbidden } = filter
  if (further || forbidden) {
    markFurther(misses, filter, place, start, end, further)
    return
  }
  for (let row = start; row < end; row++) {
    if (allowed[codes[row] ?? 0] === 1) continue
    misses[row] = misses[row] === 0 ? place : MISSED
  }
}

/** Apart from the plain case, which is several times faster. */
function markFurther(
  misses: Misses,
  { codes, allowed, forbidden }: CodeFilter,
  place: number,
  start: number,
  end: number,
  further: FurtherRows | undefined,
): void {
  for (let row = start; row < end; row++) {
    const code = codes[row] ?? 0
    const isForbidden = forbidden?.[code] === 1 || further?.forbidden.has(row)
    const isAllowed = !isForbidden && (allowed[code] === 1 || further?.allowed.has(row))
    if (!isAllowed) misses[row] = misses[row] === 0 ? place : MISSED
  }
}

function markNumbers(
  misses: Misses,
  { numbers, from, to }: NumberFilter,
  place: number,
  start: number,
  end: number,
): void {
  for (let row = start; row < end; row++) {
    const number = numbers[row] ?? Number.NaN
    if (number >= from && number <= to) continue
    misses[row] = misses[row] === 0 ? place : MISSED
  }
}

function markAll(misses: Misses, place: number, start: number, end: number): void {
  for (let row = start; row < end; row++) misses[row] = misses[row] === 0 ? place : MISSED
}

/** Rows that pass or fail because of a further value. */
type FurtherRows = { allowed: ReadonlySet<number>; forbidden: ReadonlySet<number> }

function judgeMore({ allowed, forbidden }: CodeFilter, { rows, codes }: MoreCodes): FurtherRows {
  const found = { allowed: new Set<number>(), forbidden: new Set<number>() }
  for (const [i, row] of rows.entries()) {
    const code = codes[i] ?? 0
    if (allowed[code] === 1) found.allowed.add(row)
    if (forbidden?.[code] === 1) found.forbidden.add(row)
  }
  return found
}

/** The rows that pass all filters, at 0, and those that miss only the filter at each place. */
export type SortedRows = { misses: Misses; at: readonly Uint32Array[] }

/** In one pass: what is counted afterwards, for each property, is usually a small part of all rows. */
export function sortRows(misses: Misses, filters: number): SortedRows {
  const { total, without } = countMisses(misses, filters)
  const at = [total, ...without].map(count => new Uint32Array(count))
  const filled = new Uint32Array(filters + 1)
  for (let row = 0; row < misses.length; row++) {
    const place = misses[row] ?? MISSED
    if (place > filters) continue
    const rows = at[place]
    const next = filled[place] ?? 0
    if (rows) rows[next] = row
    filled[place] = next + 1
  }
  return { misses, at }
}

/** Parts per code among those that pass all filters, except the filter at `ownPlace`. */
export function countCodes(
  { misses, at }: SortedRows,
  codes: Codes,
  values: number,
  ownPlace: number,
  more?: MoreCodes,
): Uint32Array {
  const counts = new Uint32Array(values + 1)
  for (const rows of counted(at, ownPlace))
    for (let i = 0; i < rows.length; i++) {
      const code = codes[rows[i] ?? 0] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
    }
  if (more)
    for (const [i, row] of more.rows.entries()) {
      const missed = misses[row]
      const code = more.codes[i] ?? 0
      if (missed === 0 || missed === ownPlace) counts[code] = (counts[code] ?? 0) + 1
    }
  return counts
}

/** Parts per code, without any filter. */
export function countAllCodes(codes: Codes, values: number, more?: MoreCodes): Uint32Array {
  const counts = new Uint32Array(values + 1)
  for (const list of more ? [codes, more.codes] : [codes])
    for (let i = 0; i < list.length; i++) {
      const code = list[i] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
    }
  return counts
}

function counted(at: SortedRows['at'], ownPlace: number): Uint32Array[] {
  const places = ownPlace > 0 ? [0, ownPlace] : [0]
  return places.flatMap(place => at[place] ?? [])
}

/** Parts with a positive number among those that pass all filters, except the filter at `ownPlace`. */
export function countPositive(
  { at }: SortedRows,
  numbers: Int32Array | Uint8Array,
  ownPlace: number,
): number {
  let count = 0
  for (const rows of counted(at, ownPlace))
    for (let i = 0; i < rows.length; i++) if ((numbers[rows[i] ?? 0] ?? 0) > 0) count++
  return count
}

/** How many parts pass, and how many more would without each filter. */
export function countMisses(misses: Misses, filters: number): { total: number; without: number[] } {
  const counts = new Uint32Array(256)
  for (let row = 0; row < misses.length; row++) {
    const missed = misses[row] ?? MISSED
    counts[missed] = (counts[missed] ?? 0) + 1
  }
  return {
    total: counts[0] ?? 0,
    without: Array.from({ length: filters }, (_, i) => counts[i + 1] ?? 0),
  }
}

/**
 * What rows are sorted by; ties keep the order of part numbers. Parts with the number `lacking` come last in
 * both directions.
 */
export type RowOrder = {
  numbers: Int32Array | Float64Array | Codes
  isDescending: boolean
  lacking?: number
} | null

/** The first rows that pass, in order. */
export function firstRows({ at: [passing = NONE] }: SortedRows, order: RowOrder, count: number): number[] {
  if (!order) return [...passing.subarray(0, count)]
  return smallest(passing, count, (a, b) => compareRows(order, a, b))
}

const NONE = new Uint32Array()

function compareRows(order: NonNullable<RowOrder>, a: number, b: number): number {
  return compareNumbers(order, order.numbers[a] ?? 0, order.numbers[b] ?? 0) || a - b
}

type Direction = Pick<NonNullable<RowOrder>, 'isDescending' | 'lacking'>

export function compareNumbers({ isDescending, lacking }: Direction, a: number, b: number): number {
  if (a === b) return 0
  if (a === lacking) return 1
  if (b === lacking) return -1
  return a < b === isDescending ? 1 : -1
}

/** Sorts only what can be among the first: a whole category takes a hundred times longer to sort. */
export function smallest(
  rows: Uint32Array,
  count: number,
  compare: (a: number, b: number) => number,
): number[] {
  if (rows.length <= count * 4) return [...rows].sort(compare).slice(0, count)
  let best = [...rows.subarray(0, count * 2)].sort(compare)
  let last = best[count - 1] ?? 0
  let waiting: number[] = []
  for (let i = count * 2; i < rows.length; i++) {
    const row = rows[i] ?? 0
    if (compare(row, last) > 0) continue
    waiting.push(row)
    if (waiting.length < count) continue
    best = best.slice(0, count).concat(waiting).sort(compare)
    last = best[count - 1] ?? 0
    waiting = []
  }
  return best.slice(0, count).concat(waiting).sort(compare).slice(0, count)
}
