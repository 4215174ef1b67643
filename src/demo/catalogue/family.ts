import type { Sketch } from './sketch.ts'
import { listed, mixed, type Supply } from './supply.ts'

/** Parts that are added at their share of the catalog: the usual ones first, then the rest. */
export type PartFamily = {
  /** The number of parts in each round of all families. */
  share: number
  supplies: readonly Supply[]
  /** The parts that the showcase can choose from. */
  notable: readonly Sketch[]
}

export function listedFamily(share: number, sketches: readonly Sketch[]): PartFamily {
  return { share, supplies: [mixed([listed(sketches)])], notable: sketches }
}

export function runFamily(
  share: number,
  tiers: readonly (readonly Supply[])[],
  notable: readonly Sketch[] = [],
): PartFamily {
  const filled = tiers.map(tier => tier.filter(supply => supply.size > 0)).filter(tier => tier.length > 0)
  return { share, supplies: filled.map(mixed), notable }
}
