import { createContext, use } from 'react'
import { partIdOf } from '../../../../contract/shop/names.ts'
import { useAlternateCounts } from '../../catalogue/alternates/use-alternate-counts.ts'
import type { SettledLine } from './settle-line.ts'

const CountsContext = createContext<ReadonlyMap<number, number>>(new Map())

export const AlternateCountsProvider = CountsContext.Provider

/** Counted for all lines on the page together. */
export function useLineAlternates(lines: readonly SettledLine[]): ReadonlyMap<number, number> {
  return useAlternateCounts(lines.flatMap(line => replaceableId(line) ?? []))
}

/** How many alternates of the line's part can be bought; 0 if the line needs none. */
export function useAlternateCount(settled: SettledLine): number {
  const counts = use(CountsContext)
  const id = replaceableId(settled)
  return id === null ? 0 : (counts.get(id) ?? 0)
}

/** The matched part of a line that is short, or that has been replaced. */
export function replaceableId({ line, outcome, leftOut, replaces }: SettledLine): number | null {
  if (replaces) return partIdOf(replaces)
  const { goods } = line.match
  return goods && outcome === 'rfq' && !leftOut && line.outcome !== 'choose' ? partIdOf(goods) : null
}
