import type { Codes, LiveSegment, Prices } from './segment.ts'

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
type NumberFilter = { slug: string; numbers: Int32Array | Prices; from: number; to: number }

/** A condition on a property that no part of the segment states. */
type AbsentFilter = { slug: string; isAllowed: boolean }

export type SegmentFilter = CodeFilter | NumberFilter | AbsentFilter

/**
 * For each part 0 if it passes all filters, the place of the filter (from 1) if it misses only that one, or
 * MISSED if it misses several. The counts of a filter need the parts that miss only this filter.
 */
export type Misses = Uint8Array

const MISSED = 255
const NONE = new Uint32Array()
/** Rows between two turns of the event loop. */
export const SLICE = 65_536

/**
 * The filters that most rows miss come first. As soon as most rows have missed two, only the others are looked at.
 */
export async function findMisses(
  { ids }: Pick<LiveSegment, 'ids'>,
  filters: readonly SegmentFilter[],
  breathe: () => Promise<void>,
): Promise<Misses> {
  const misses = new Uint8Array(ids.length)
  const sample = sampleOf(ids.length)
  let rows: Uint32Array | null = null
  for (const { filter, place } of strictestFirst(filters, sample)) {
    const size: number = rows?.length ?? ids.length
    if (countNear(misses, sample) * ids.length < (size * sample.length) / 2) rows = nearRows(misses, rows)
    const mark = markOf(filter, place)
    const end = rows?.length ?? ids.length
    for (let start = 0; start < end; start += SLICE) {
      if (start > 0) await breathe()
      mark(misses, rows, start, Math.min(start + SLICE, end))
    }
  }
  return misses
}

const SAMPLE = 512

/** A few rows from everywhere. */
function sampleOf(size: number): Uint32Array {
  const length = Math.min(SAMPLE, size)
  return Uint32Array.from({ length }, (_, i) => Math.floor((i * size) / length))
}

type Placed = { filter: SegmentFilter; place: number }

function strictestFirst(filters: readonly SegmentFilter[], sample: Uint32Array): Placed[] {
  const placed = filters.map((filter, i) => ({ filter, place: i + 1 }))
  if (filters.length <= 2) return placed
  return placed
    .map(one => ({ ...one, passing: countPassingOf(one.filter, sample) }))
    .sort((a, b) => a.passing - b.passing)
}

/** Roughly: further values of parts are not looked at. */
function countPassingOf(filter: SegmentFilter, rows: Uint32Array): number {
  if ('allowed' in filter) return countWhere(rows, row => filter.allowed[filter.codes[row] ?? 0] === 1)
  if (!('numbers' in filter)) return filter.isAllowed ? rows.length : 0
  const { numbers, from, to } = filter
  return countWhere(rows, row => (numbers[row] ?? 0) >= from && (numbers[row] ?? 0) <= to)
}

function countWhere(rows: Uint32Array, test: (row: number) => boolean): number {
  let count = 0
  for (const row of rows) if (test(row)) count++
  return count
}

function countNear(misses: Misses, rows: Uint32Array): number {
  let count = 0
  for (let i = 0; i < rows.length; i++) count += Number(misses[rows[i] ?? 0] !== MISSED)
  return count
}

/** The rows that have missed at most one filter; `among` is written over, because new memory takes longer than the work. */
function nearRows(misses: Misses, among: Uint32Array | null): Uint32Array {
  const near = among ?? new Uint32Array(misses.length)
  let count = 0
  // Added rather than decided: on random data a wrong guess of the processor takes longer than the work.
  if (among)
    for (let i = 0; i < among.length; i++) {
      const row = among[i] ?? 0
      near[count] = row
      count += Number(misses[row] !== MISSED)
    }
  else
    for (let row = 0; row < misses.length; row++) {
      near[count] = row
      count += Number(misses[row] !== MISSED)
    }
  return near.subarray(0, count)
}

/** Marks the rows from one place to another, of all rows or of those listed. */
type Mark = (misses: Misses, rows: Uint32Array | null, start: number, end: number) => void

function markOf(filter: SegmentFilter, place: number): Mark {
  if ('allowed' in filter) {
    const { codes, allowed, forbidden, more } = filter
    if (!more && !forbidden) return markCodes(codes, allowed, place)
    return markFurther(filter, place, more ? judgeMore(filter, more) : undefined)
  }
  if ('numbers' in filter) return markNumbers(filter, place)
  return filter.isAllowed ? () => {} : markAll(place)
}

/** The new value of each mark when a row misses the filter at this place, and from 256 on when it passes. */
function stepsOf(place: number): Uint8Array {
  const steps = new Uint8Array(512).fill(MISSED, 0, 256)
  steps[0] = place
  for (let mark = 0; mark < 256; mark++) steps[256 + mark] = mark
  return steps
}

/** Twice the same loops: V8 compiles each for one kind of array, which takes two thirds of the time. */
function markCodes(codes: Codes, allowed: Uint8Array, place: number): Mark {
  const steps = stepsOf(place)
  return codes instanceof Uint8Array ? markBytes(codes, allowed, steps) : markWords(codes, allowed, steps)
}

function markBytes(codes: Uint8Array, allowed: Uint8Array, steps: Uint8Array): Mark {
  return (misses, rows, start, end) => {
    if (rows)
      for (let i = start; i < end; i++) {
        const row = rows[i] ?? 0
        misses[row] = steps[((allowed[codes[row] ?? 0] ?? 0) << 8) | (misses[row] ?? 0)] ?? 0
      }
    else
      for (let row = start; row < end; row++)
        misses[row] = steps[((allowed[codes[row] ?? 0] ?? 0) << 8) | (misses[row] ?? 0)] ?? 0
  }
}

function markWords(codes: Uint16Array, allowed: Uint8Array, steps: Uint8Array): Mark {
  return (misses, rows, start, end) => {
    if (rows)
      for (let i = start; i < end; i++) {
        const row = rows[i] ?? 0
        misses[row] = steps[((allowed[codes[row] ?? 0] ?? 0) << 8) | (misses[row] ?? 0)] ?? 0
      }
    else
      for (let row = start; row < end; row++)
        misses[row] = steps[((allowed[codes[row] ?? 0] ?? 0) << 8) | (misses[row] ?? 0)] ?? 0
  }
}

/** Apart from the plain case, which is several times faster. */
function markFurther(
  { codes, allowed, forbidden }: CodeFilter,
  place: number,
  further: FurtherRows | undefined,
): Mark {
  return (misses, rows, start, end) => {
    for (let i = start; i < end; i++) {
      const row = rows ? (rows[i] ?? 0) : i
      const code = codes[row] ?? 0
      const isForbidden = forbidden?.[code] === 1 || further?.forbidden.has(row)
      const isAllowed = !isForbidden && (allowed[code] === 1 || further?.allowed.has(row))
      if (!isAllowed) misses[row] = misses[row] === 0 ? place : MISSED
    }
  }
}

function markNumbers({ numbers, from, to }: NumberFilter, place: number): Mark {
  const steps = stepsOf(place)
  return (misses, rows, start, end) => {
    for (let i = start; i < end; i++) {
      const row = rows ? (rows[i] ?? 0) : i
      const number = numbers[row] ?? Number.NaN
      const passes = Number(number >= from) & Number(number <= to)
      misses[row] = steps[(passes << 8) | (misses[row] ?? 0)] ?? 0
    }
  }
}

function markAll(place: number): Mark {
  return (misses, rows, start, end) => {
    for (let i = start; i < end; i++) {
      const row = rows ? (rows[i] ?? 0) : i
      misses[row] = misses[row] === 0 ? place : MISSED
    }
  }
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

/** The rows that pass all filters, at 0, those that miss only the filter at each place, and all that do not pass. */
export type SortedRows = { misses: Misses; at: readonly Uint32Array[]; missing: Uint32Array }

/** Once: the rows that are counted afterwards, for each property, are usually a small part of all. */
export function sortRows(misses: Misses, filters: number): SortedRows {
  const counts = countMarks(misses)
  const next = new Uint32Array(256)
  for (let mark = 1; mark < 256; mark++) next[mark] = (next[mark - 1] ?? 0) + (counts[mark - 1] ?? 0)
  const starts = next.slice(0, filters + 2)
  const sorted = new Uint32Array(misses.length)
  for (let row = 0; row < misses.length; row++) {
    const mark = misses[row] ?? MISSED
    const place = next[mark] ?? 0
    sorted[place] = row
    next[mark] = place + 1
  }
  const at = Array.from({ length: filters + 1 }, (_, place) =>
    sorted.subarray(starts[place], starts[place + 1]),
  )
  return { misses, at, missing: sorted.subarray(starts[1]) }
}

/**
 * Parts per code among those that pass all filters, except the filter at `ownPlace`; `all` are the parts per code without
 * any filter, of their first values.
 */
export function countCodes(
  { misses, at, missing }: SortedRows,
  codes: Codes,
  all: Uint32Array,
  ownPlace: number,
  more?: MoreCodes,
): Uint32Array {
  const isShorter = missing.length < (at[0]?.length ?? 0)
  const counts = isShorter ? all.slice() : new Uint32Array(all.length)
  // If a list leaves out few rows, those are counted instead.
  if (isShorter) addCodes(counts, codes, missing, -1)
  else addCodes(counts, codes, at[0] ?? NONE, 1)
  if (ownPlace > 0) addCodes(counts, codes, at[ownPlace] ?? NONE, 1)
  if (more)
    for (const [i, row] of more.rows.entries()) {
      const missed = misses[row]
      const code = more.codes[i] ?? 0
      if (missed === 0 || missed === ownPlace) counts[code] = (counts[code] ?? 0) + 1
    }
  return counts
}

type Step = 1 | -1

/** As in `markCodes`. */
function addCodes(counts: Uint32Array, codes: Codes, rows: Uint32Array, step: Step): void {
  if (codes instanceof Uint8Array) addBytes(counts, codes, rows, step)
  else addWords(counts, codes, rows, step)
}

function addBytes(counts: Uint32Array, codes: Uint8Array, rows: Uint32Array, step: Step): void {
  for (let i = 0; i < rows.length; i++) {
    const code = codes[rows[i] ?? 0] ?? 0
    counts[code] = (counts[code] ?? 0) + step
  }
}

function addWords(counts: Uint32Array, codes: Uint16Array, rows: Uint32Array, step: Step): void {
  for (let i = 0; i < rows.length; i++) {
    const code = codes[rows[i] ?? 0] ?? 0
    counts[code] = (counts[code] ?? 0) + step
  }
}

/** Parts per code, without any filter. */
export function countAllCodes(codes: ArrayLike<number>, values: number): Uint32Array {
  const counts = new Uint32Array(values + 1)
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] ?? 0
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
    for (let i = 0; i < rows.length; i++) count += Number((numbers[rows[i] ?? 0] ?? 0) > 0)
  return count
}

/** How many parts pass all filters. */
export function countPassing(misses: Misses): number {
  return countMarks(misses)[0] ?? 0
}

function countMarks(misses: Misses): Uint32Array {
  const counts = new Uint32Array(256)
  for (let row = 0; row < misses.length; row++) {
    const mark = misses[row] ?? MISSED
    counts[mark] = (counts[mark] ?? 0) + 1
  }
  return counts
}

/**
 * The sort keys of rows; ties keep the order of part numbers. Parts with the number `lacking` come last in both
 * directions.
 */
export type RowOrder = {
  numbers: Int32Array | Prices | Codes
  isDescending: boolean
  lacking?: number
} | null

/** The first rows that pass, in order. */
export function firstRows({ at: [passing = NONE] }: SortedRows, order: RowOrder, count: number): number[] {
  if (!order) return [...passing.subarray(0, count)]
  const numbers = order.numbers
  const [sign, lacking] = [order.isDescending ? -1 : 1, order.lacking ?? Number.NaN]
  const rankOf = (row: number) => {
    const number = numbers[row] ?? 0
    return number === lacking ? Number.POSITIVE_INFINITY : sign * number
  }
  return smallest(passing, count, rankOf)
}

type Direction = Pick<NonNullable<RowOrder>, 'isDescending' | 'lacking'>

export function compareNumbers({ isDescending, lacking }: Direction, a: number, b: number): number {
  if (a === b) return 0
  if (a === lacking) return 1
  if (b === lacking) return -1
  return a < b === isDescending ? 1 : -1
}

/**
 * The rows of the lowest rank, in the order of ranks and then of rows. Sorts only rows that can be among the
 * first: a whole category takes a hundred times longer to sort.
 */
export function smallest(rows: Uint32Array, count: number, rankOf: (row: number) => number): number[] {
  if (count <= 0) return []
  const compare = (a: number, b: number) => compareRanks(rankOf(a), rankOf(b)) || a - b
  let best: number[] = []
  // Rows come in their order, so that one of the same rank comes too late.
  let limit = Number.NaN
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0
    if (rankOf(row) >= limit) continue
    best.push(row)
    if (best.length < count * 2) continue
    best = best.sort(compare).slice(0, count)
    limit = rankOf(best[count - 1] ?? 0)
  }
  return best.sort(compare).slice(0, count)
}

function compareRanks(a: number, b: number): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
