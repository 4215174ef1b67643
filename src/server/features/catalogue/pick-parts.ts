import type { PartsContext } from './catalogue-context.ts'
import { withDescendants } from './directory.ts'
import { type SampledPart, sampleParts } from './sample.queries.ts'

/** Enough to choose from, few enough to query each. */
const CATEGORIES_MAX = 40

/** A varied choice of parts in stock from these categories and their subcategories. */
export async function pickParts(
  { db, directory }: Pick<PartsContext, 'db' | 'directory'>,
  categoryIds: readonly number[],
  count: number,
): Promise<number[]> {
  const kinds = inTurns(categoryIds.map(id => withDescendants(directory, id)))
  const wanted = [...new Set(kinds)].slice(0, CATEGORIES_MAX)
  return wanted.length === 0 ? [] : spread(await sampleParts(db, wanted), count).map(({ id }) => id)
}

/** The first of each, the second of each, and so on. */
function inTurns<T>(rows: readonly T[][]): T[] {
  const longest = Math.max(0, ...rows.map(row => row.length))
  return Array.from({ length: longest }, (_, turn) => rows.flatMap(row => row.slice(turn, turn + 1))).flat()
}

/** Always takes the first part whose category and manufacturer have been used least. */
function spread(parts: readonly SampledPart[], count: number): SampledPart[] {
  const left = [...parts]
  const taken: SampledPart[] = []
  while (taken.length < count && left.length > 0) {
    const alike = left.map(part => likeness(part, taken))
    taken.push(...left.splice(alike.indexOf(Math.min(...alike)), 1))
  }
  return taken
}

function likeness({ categoryId, brandId }: SampledPart, taken: readonly SampledPart[]): number {
  return taken.reduce(
    (sum, other) => sum + (other.categoryId === categoryId ? 1 : 0) + (other.brandId === brandId ? 1 : 0),
    0,
  )
}
