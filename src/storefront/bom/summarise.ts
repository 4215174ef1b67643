import type { Outcome, ReadBom } from '../../contract/bom.ts'
import type { SettledLine } from './settle-line.ts'

export type BomSummary = Record<Outcome, number> & {
  lines: number
  /** USD for what is in stock and priced. */
  amount: number
  /** Rows with something in them that are no line; blank ones and those added to another line are not missed. */
  leftOut: number
}

export function summarise(lines: readonly SettledLine[], skipped: ReadBom['skipped']): BomSummary {
  const summary = { lines: lines.length, cart: 0, rfq: 0, choose: 0, free: 0, amount: 0, leftOut: 0 }
  let cents = 0
  for (const { outcome, amount } of lines) {
    summary[outcome]++
    if (outcome === 'cart') cents += Math.round((amount ?? 0) * 100)
  }
  const leftOut = skipped.filter(({ reason }) => reason !== 'empty' && reason !== 'merged').length
  return { ...summary, amount: cents / 100, leftOut }
}

export type LineFilter = Outcome | 'all'

/** A line stays where it was found while the buyer decides about it: it must not vanish under their hands. */
export function isShownIn(filter: LineFilter, { line, outcome }: SettledLine): boolean {
  return filter === 'all' || outcome === filter || line.outcome === filter
}
