import { findMisses } from './narrow.ts'
import { chosenSlugs, filterOf, type PartChoice, type PricedSegment } from './segment-filters.ts'

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
