import { categoryParameters } from '../category-parameters.ts'
import type { Directory } from '../directory.ts'
import type { Reading, SearchToken } from './readings.ts'

/** One way to read all words of a search in a category: a reading for each token, in their order. */
export type Assignment = { readings: readonly Reading[]; cost: number }

const MOST_READINGS = 5
const MOST_ASSIGNMENTS = 16

/** Categories in which every word means something that parts there have. */
export function explainingCategories(tokens: readonly SearchToken[]): number[] {
  const [first, ...others] = tokens.map(
    ({ readings }) => new Set(readings.flatMap(({ categoryIds }) => [...categoryIds])),
  )
  return [...(first ?? [])].filter(id => others.every(ids => ids.has(id)))
}

/** The ways to read the words in one category, the most usual first. No two words limit the same property. */
export function assignReadings(
  directory: Directory,
  tokens: readonly SearchToken[],
  categoryId: number,
): Assignment[] {
  const { lead, more } = categoryParameters(directory, categoryId)
  const placeOf = (slug: string) => {
    if (PLAIN.has(slug) || lead.includes(slug)) return 0
    return more.includes(slug) ? COST.more : COST.other
  }
  let assignments: Assignment[] = [{ readings: [], cost: 0 }]
  for (const { readings } of tokens) {
    const here = readings
      .filter(({ categoryIds }) => categoryIds.has(categoryId))
      .map(reading => ({ reading, cost: costOf(reading) + placeOf(reading.slug) }))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, MOST_READINGS)
    assignments = assignments
      .flatMap(({ readings, cost }) =>
        here
          .filter(({ reading }) => isFree(readings, reading))
          .map(one => ({ readings: [...readings, one.reading], cost: cost + one.cost })),
      )
      .sort((a, b) => a.cost - b.cost)
      .slice(0, MOST_ASSIGNMENTS)
  }
  return assignments
}

const PLAIN: ReadonlySet<string> = new Set(['packaging', 'brand_id', 'category_id'])
const COST = { orBetter: 1, inside: 1, more: 2, other: 3 }

/** A stated value is nearer than a range that includes it. */
function costOf({ doubt, isOrBetter, isInside }: Reading): number {
  return doubt + (isOrBetter ? COST.orBetter : 0) + (isInside ? COST.inside : 0)
}

/** Several words may name the category. */
function isFree(taken: readonly Reading[], { slug }: Reading): boolean {
  return slug === 'category_id' || taken.every(other => other.slug !== slug)
}
