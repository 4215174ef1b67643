import { type BomOutcome, OUTCOMES, type ReadBom } from '../../../../contract/shop/bom.ts'
import { compareAmounts, sumAmounts } from '../../../../domain/money.ts'
import type { LineSort } from './review-state.ts'
import type { SettledLine } from './settle-line.ts'

/** Counts by outcome do not include lines that are left out. */
export type BomSummary = Record<BomOutcome, number> & {
  lines: number
  leftOut: number
  /** USD for lines in stock with a price. */
  amount: number
  /** Lines bought in more pieces than wanted, and the cost of these pieces. */
  raised: number
  excessCost: number
  /** Lines that we left out because of the excess, and its cost. */
  costly: number
  costlyExcess: number
  skipped: number
}

export function summarize(lines: readonly SettledLine[], skipped: ReadBom['skipped']): BomSummary {
  const counts = { cart: 0, rfq: 0, choose: 0, free: 0 }
  const included = lines.filter(({ leftOut }) => leftOut === null)
  for (const { outcome } of included) counts[outcome]++
  const bought = included.filter(({ outcome }) => outcome === 'cart')
  const costly = lines.filter(({ leftOut }) => leftOut === 'costly')
  return {
    ...counts,
    lines: lines.length,
    leftOut: lines.length - included.length,
    amount: sumAmounts(bought.map(({ amount }) => amount ?? 0)),
    raised: bought.filter(({ excess }) => excess !== null).length,
    excessCost: excessOf(bought),
    costly: costly.length,
    costlyExcess: excessOf(costly),
    skipped: countSkipped(skipped),
  }
}

/** Rows with content that are not lines, without blank rows and rows merged into another line. */
export function countSkipped(skipped: ReadBom['skipped']): number {
  return skipped.filter(({ reason }) => reason !== 'empty' && reason !== 'merged').length
}

function excessOf(lines: readonly SettledLine[]): number {
  return sumAmounts(lines.map(({ excess }) => excess?.cost ?? 0))
}

/** Whether the line is in stock, priced and not left out. */
export function isBought({ outcome, leftOut }: SettledLine): boolean {
  return outcome === 'cart' && leftOut === null
}

/** Whether the line needs a quote, because it cannot be bought right away, and is not left out. */
export function isToQuote({ outcome, leftOut }: SettledLine): boolean {
  return outcome !== 'cart' && leftOut === null
}

export const LINE_FILTERS = ['all', ...OUTCOMES, 'left_out'] as const
export type LineFilter = (typeof LINE_FILTERS)[number]

/** A line stays in its group while the buyer decides about it, so that it does not disappear. */
export function isShownIn(filter: LineFilter, { line, outcome, leftOut }: SettledLine): boolean {
  if (filter === 'left_out') return leftOut !== null
  return filter === 'all' || outcome === filter || line.outcome === filter
}

/** The number of a filter's lines. */
export function countIn(filter: LineFilter, summary: BomSummary): number {
  if (filter === 'all') return summary.lines
  return filter === 'left_out' ? summary.leftOut : summary[filter]
}

/** The most expensive lines first; otherwise the order of the file. */
export function sortLines(lines: readonly SettledLine[], sort: LineSort): SettledLine[] {
  if (sort === 'file') return [...lines]
  const costOf = ({ excess, amount }: SettledLine) => (sort === 'excess' ? excess?.cost : amount) ?? 0
  return lines.toSorted((a, b) => compareAmounts(costOf(b), costOf(a)))
}
