import { setImmediate } from 'node:timers/promises'
import { packageKey } from '../../../domain/parameters/packages.ts'
import type { Parameter } from '../../../domain/parameters/parameter.ts'
import { isOpposite } from '../../../domain/parameters/replaces.ts'
import { valueKey } from '../../../domain/parameters/write-value.ts'
import { type Difference, differencesOf, type ParameterOf, type Stated } from './alternate-differences.ts'
import type { PartRow } from './goods.queries.ts'
import { findMisses, type Misses, type SegmentFilter } from './segments/narrow.ts'
import { type Column, type LiveSegment, valuesOf } from './segments/segment.ts'
import { allow } from './segments/segment-filters.ts'

type EqualPart = { id: number; differences: Difference[] }

/** A part with fewer values cannot be compared, not counting those that parts of any kind share. */
const STATED_VALUES = 3
const GENERAL = new Set(['mounting', 'temperature', 'pins'])

/** Same package and equal in all that must be equal; of the rest at most one speaks against it. */
export async function findByParameters(
  segment: LiveSegment,
  part: PartRow,
  parameterFor: ParameterOf,
): Promise<EqualPart[]> {
  const row = segment.ids.indexOf(part.id)
  const stated = segment.columns.filter(column => valuesOf(column, row).length > 0)
  const telling = stated.filter(({ slug }) => !GENERAL.has(slug))
  if (row < 0 || part.packaging === '' || telling.length < STATED_VALUES) return []
  const equal = stated.filter(({ slug }) => mustBeEqual(parameterFor(slug)))
  const several = equal.filter(column => valuesOf(column, row).length > 1)
  const misses = await findMisses(segment, equalFilters(segment, part, equal, row), () => setImmediate())
  const own = statedIn(segment, row)
  const found: EqualPart[] = []
  for (const other of inStockFirst(segment, misses)) {
    if (other === row || !several.every(column => hasAll(column, row, other))) continue
    const differences = differencesOf(own, statedIn(segment, other), parameterFor)
    if (differences.filter(speaksAgainst).length > 1 || differences.some(isOtherSign)) continue
    found.push({ id: segment.ids[other] ?? 0, differences })
  }
  return found
}

/** Worse, or stated by both and different in a way that has no order, such as 128 × 64 and 16 × 2 pixels. */
function speaksAgainst({ slug, wanted, offered, effect }: Difference): boolean {
  if (effect !== 'unknown') return effect === 'worse'
  return wanted.length > 0 && offered.length > 0 && slug !== 'series'
}

function isOtherSign({ wanted, offered }: Difference): boolean {
  return wanted.some(value => offered.some(other => isOpposite(value, other)))
}

/** The filter finds parts with one of the values: I²C is no replacement for I²C and SPI. */
function hasAll(column: Column, row: number, other: number): boolean {
  const offered = new Set(valuesOf(column, other).map(valueKey))
  return valuesOf(column, row).every(value => offered.has(valueKey(value)))
}

const MOST_COMPARED = 200

function inStockFirst({ stock }: LiveSegment, misses: Misses): number[] {
  const rows: number[] = []
  for (let row = 0; row < misses.length; row++) if (misses[row] === 0) rows.push(row)
  return rows.sort((a, b) => Number(stock[a] === 0) - Number(stock[b] === 0) || a - b).slice(0, MOST_COMPARED)
}

function equalFilters(
  segment: LiveSegment,
  part: PartRow,
  columns: readonly Column[],
  row: number,
): SegmentFilter[] {
  const { packages } = segment
  const key = packageKey(part.packaging)
  return [
    {
      slug: 'packaging',
      codes: packages.codes,
      allowed: allow(packages.names, name => packageKey(name) === key),
    },
    ...columns.map(column => {
      const wanted = new Set(valuesOf(column, row).map(valueKey))
      const allowed = allow(column.values, value => wanted.has(valueKey(value)))
      return { slug: column.slug, codes: column.codes, allowed }
    }),
  ]
}

/** Words without an order, such as polarity and function, cannot replace each other. */
function mustBeEqual(parameter: Parameter | undefined): boolean {
  const { better, kind } = parameter ?? {}
  return better === 'equal' || (better === undefined && (kind === 'enum' || kind === 'flag'))
}

function statedIn({ columns }: LiveSegment, row: number): Stated {
  return new Map(columns.map(column => [column.slug, valuesOf(column, row)]))
}
