import type { BomOutcome, ReadBom } from '../../../../contract/shop/bom.ts'
import { sumAmounts } from '../../../../domain/money.ts'
import type { SettledLine } from './settle-line.ts'

export type BomSummary = Record<BomOutcome, number> & {
  lines: number
  /** USD for lines in stock with a price. */
  amount: number
  /** Lines whose quantity is raised to one that is sold, and their share of the amount. */
  raised: number
  raisedAmount: number
  /** Rows with content that are not lines, without blank rows and rows merged into another line. */
  leftOut: number
}

export function summarize(lines: readonly SettledLine[], skipped: ReadBom['skipped']): BomSummary {
  const counts = { cart: 0, rfq: 0, choose: 0, free: 0 }
  for (const { outcome } of lines) counts[outcome]++
  const bought = lines.filter(({ outcome }) => outcome === 'cart')
  const raised = bought.filter(({ line, quantity }) => quantity !== line.qty)
  return {
    ...counts,
    lines: lines.length,
    amount: sumOf(bought),
    raised: raised.length,
    raisedAmount: sumOf(raised),
    leftOut: skipped.filter(({ reason }) => reason !== 'empty' && reason !== 'merged').length,
  }
}

function sumOf(lines: readonly SettledLine[]): number {
  return sumAmounts(lines.map(({ amount }) => amount ?? 0))
}

export type LineFilter = BomOutcome | 'all'

/** A line stays in its group while the buyer decides about it, so that it does not disappear. */
export function isShownIn(filter: LineFilter, { line, outcome }: SettledLine): boolean {
  return filter === 'all' || outcome === filter || line.outcome === filter
}
