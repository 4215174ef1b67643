import type { BomOutcome, MatchedLine } from '../../../../contract/shop/bom.ts'
import type { Goods } from '../../../../contract/shop/goods.ts'
import type { BomWarning } from '../../../../domain/bom/bom.ts'
import { lineKey } from '../../../../domain/bom/line-key.ts'
import { demandOfOtherLines, outcomeOf } from '../../../../domain/bom/outcome.ts'
import { lineAmount } from '../../../../domain/money.ts'
import type { BomSession } from './bom-session.ts'

/** A line after the buyer's decisions. */
export type SettledLine = {
  line: MatchedLine
  goods: Goods | null
  /** The quantity that would be ordered; the line itself has the file's quantity. */
  quantity: number
  outcome: BomOutcome
  warnings: BomWarning[]
  unitPrice: number | null
  amount: number | null
  /** The buyer has rejected our match. */
  isRefused: boolean
}

type Decisions = Pick<BomSession, 'choices' | 'moved'>

/** Settles all lines together: lines with the same part share its stock and price. */
export function settleLines(lines: readonly MatchedLine[], decisions: Decisions): SettledLine[] {
  const elsewhere = demandOfOtherLines(
    lines.map(line => ({ partId: goodsOf(line, decisions)?.goods_id ?? null, quantity: line.qty })),
  )
  return lines.map((line, i) => settleLine(line, decisions, elsewhere[i]))
}

export function settleLine(line: MatchedLine, decisions: Decisions, others = 0): SettledLine {
  const isRefused = decisions.moved[lineKey(line)] === 'free'
  if (isRefused) return unpriced(line, 'free', true)
  const goods = goodsOf(line, decisions)
  return goods ? priced(line, goods, others) : unpriced(line, line.outcome, false)
}

function goodsOf(line: MatchedLine, { choices, moved }: Decisions): Goods | null {
  if (moved[lineKey(line)] === 'free') return null
  const chosen = candidatesOf(line).find(({ goods_id }) => goods_id === choices[lineKey(line)])
  return chosen ?? (line.outcome === 'choose' ? null : line.match.goods)
}

/** Undecided lines with a single candidate of the right number, by row. */
export function onlyMatches(lines: readonly SettledLine[]): Record<string, number> {
  const only: Record<string, number> = {}
  for (const { line, outcome } of lines) {
    const [candidate, another] = candidatesOf(line)
    if (outcome === 'choose' && line.match.kind !== 'near' && candidate && !another)
      only[lineKey(line)] = candidate.goods_id
  }
  return only
}

/** The candidates of a line. A single similar number has to be confirmed, too. */
export function candidatesOf({ match, outcome }: MatchedLine): Goods[] {
  if (match.candidates.length > 0 || outcome !== 'choose') return match.candidates
  return match.goods ? [match.goods] : []
}

function unpriced(line: MatchedLine, outcome: BomOutcome, isRefused: boolean): SettledLine {
  const stale = isRefused ? OF_THE_PART : OF_THE_QUANTITY
  const warnings = line.warnings.filter(warning => !stale.includes(warning))
  const { qty: quantity } = line
  return { line, goods: null, quantity, outcome, warnings, unitPrice: null, amount: null, isRefused }
}

const OF_THE_QUANTITY: readonly BomWarning[] = ['below_minimum', 'not_a_multiple', 'short', 'no_price']
const OF_THE_PART: readonly BomWarning[] = [...OF_THE_QUANTITY, 'alternate', 'former_number', 'other_maker']

function priced(line: MatchedLine, goods: Goods, others: number): SettledLine {
  const { outcome, orderQuantity, unitPrice, warnings } = outcomeOf({
    goods,
    others,
    quantity: line.qty,
    warnings: line.warnings,
  })
  const ofTheFile = line.warnings.filter(warning => !OF_THE_QUANTITY.includes(warning))
  return {
    line,
    goods,
    quantity: outcome === 'cart' ? orderQuantity : line.qty,
    outcome,
    warnings: [...ofTheFile, ...warnings],
    unitPrice,
    amount: unitPrice === null || outcome === 'rfq' ? null : lineAmount(unitPrice, orderQuantity),
    isRefused: false,
  }
}
