import { type Directory, trail } from '../directory.ts'
import type { Assignment } from './explain.ts'
import { PLAIN_SLUGS } from './reading-filters.ts'

/** One way to read it: the same filters in one or more categories. */
export type ReadWay = Assignment & {
  /** Where the list is: a category with parts, or the group of several. */
  categoryIds: readonly number[]
  /** The categories with matching parts, most first. */
  leaves: readonly { categoryId: number; total: number }[]
  total: number
}

/** The first way to read a search that parts of a category match. */
export type Match = Assignment & { categoryId: number; total: number }

/** Exact ratings win over better ones, then usual readings over others, then the number of parts. */
export function toWays(directory: Directory, matches: readonly Match[]): ReadWay[] {
  const exact = matches.filter(({ readings }) => !readings.some(({ isOrBetter }) => isOrBetter))
  const groups = new Map<string, Match[]>()
  for (const match of exact.length > 0 ? exact : matches) {
    const key = JSON.stringify(match.readings.map(({ slug, text, doubt }) => [slug, text, doubt]))
    groups.set(key, [...(groups.get(key) ?? []), match])
  }
  return [...groups.values()]
    .flatMap(group => toWay(directory, group))
    .sort((a, b) => a.cost - b.cost || b.total - a.total)
}

function toWay(directory: Directory, group: readonly Match[]): ReadWay[] {
  const [first] = group
  if (!first) return []
  const leaves = group.toSorted((a, b) => b.total - a.total)
  const ids = leaves.map(({ categoryId }) => categoryId)
  const isNamed = first.readings.some(({ slug }) => slug === 'category_id')
  const above = isNamed ? null : commonParent(directory, ids)
  return [
    {
      readings: first.readings,
      cost: Math.min(...group.map(({ cost }) => cost)),
      categoryIds: above === null ? ids : [above],
      leaves,
      total: group.reduce((sum, { total }) => sum + total, 0),
    },
  ]
}

/** The lowest category that contains all of them; null if they have none in common. */
function commonParent(directory: Directory, ids: readonly number[]): number | null {
  const [first = [], ...others] = ids.map(id =>
    trail(directory, id, 'en').map(({ category_id }) => category_id),
  )
  return first.findLast(id => others.every(path => path.includes(id))) ?? null
}

/**
 * Ways that are as usual as the best one: the words mean different parameters in different categories, as 100 Ω of
 * a resistor and of a ferrite bead. They are listed together, because only the buyer knows which is meant.
 */
export function listedWays(ways: readonly ReadWay[]): readonly ReadWay[] {
  const [best] = ways
  return ways.filter(way => best && doubtOf(way) === doubtOf(best) && isAlike(way, best))
}

export function doubtOf({ readings }: ReadWay): number {
  return readings.reduce((sum, { doubt }) => sum + doubt, 0)
}

/** Filters that are no parameters are the same. */
function isAlike(way: ReadWay, best: ReadWay): boolean {
  return way.readings.every(({ slug, text }, place) => {
    const other = best.readings[place]
    const isPlain = PLAIN_SLUGS.has(slug) || PLAIN_SLUGS.has(other?.slug ?? '')
    return !isPlain || (slug === other?.slug && text === other.text)
  })
}

/** A code such as 104 is a capacitance or a resistance: other words must tell which. */
export function isAmbiguous([best, ...others]: readonly ReadWay[]): boolean {
  const codes = best?.readings.flatMap(({ isCode, slug }, place) => (isCode ? [{ place, slug }] : [])) ?? []
  return codes.some(({ place, slug }) => others.some(way => way.readings[place]?.slug !== slug))
}
