import type { BomOutcome, MatchedLine, MatchKind } from '../../../../contract/shop/bom.ts'
import type { Goods } from '../../../../contract/shop/goods.ts'
import { partIdOf } from '../../../../contract/shop/names.ts'
import type { BomWarning } from '../../../../domain/bom/bom.ts'
import { lineKey } from '../../../../domain/bom/line-key.ts'
import {
  type Demand,
  type Excess,
  type LeftOut,
  MATCH_WARNINGS,
  QUANTITY_WARNINGS,
  type Settlement,
  settleDemands,
} from '../../../../domain/bom/settle-demands.ts'
import { NO_SPARE, wantedQuantity } from '../../../../domain/bom/wanted-quantity.ts'
import type { ReviewState } from './review-state.ts'

/** A line after the buyer's decisions. */
export type SettledLine = {
  line: MatchedLine
  goods: Goods | null
  /** Our match, if the buyer has chosen an alternate for it. */
  replaces: Goods | null
  /** As in the file, for all boards. */
  needed: number
  /** As typed, or the needed quantity with spare pieces. */
  wanted: number
  isEdited: boolean
  /** The quantity that would be ordered. */
  quantity: number
  outcome: BomOutcome
  warnings: BomWarning[]
  unitPrice: number | null
  amount: number | null
  excess: Excess | null
  leftOut: LeftOut | null
  /** The buyer has rejected our match. */
  isRefused: boolean
}

type Decisions = Omit<ReviewState, 'sort' | 'inCart' | 'isAdded'>

/** Parts that are no candidates of a line but chosen for it, by id. */
export type Replacements = ReadonlyMap<number, Goods>

const NO_REPLACEMENTS: Replacements = new Map()

/** Settles all lines together: lines with the same part share its stock and price. */
export function settleLines(
  lines: readonly MatchedLine[],
  decisions: Decisions,
  replacements = NO_REPLACEMENTS,
): SettledLine[] {
  const decided = lines.map(line => decideLine(line, decisions, replacements))
  const settled = settleDemands(decided.map(toDemand))
  return decided.map((line, i) => join(line, settled[i] ?? null))
}

type DecidedLine = Pick<
  SettledLine,
  'line' | 'goods' | 'replaces' | 'needed' | 'wanted' | 'isEdited' | 'isRefused'
> & { isLeftOut: boolean | undefined }

function decideLine(line: MatchedLine, decisions: Decisions, replacements: Replacements): DecidedLine {
  const key = lineKey(line)
  const { boards, spare, quantities, leftOut, moved } = decisions
  const typed = quantities[key]
  const replacement = replacementOf(line, decisions, replacements)
  return {
    line,
    goods: replacement ?? goodsOf(line, decisions),
    replaces: replacement && line.match.goods,
    needed: wantedQuantity(line.qty, boards, NO_SPARE),
    wanted: typed ?? wantedQuantity(line.qty, boards, spare),
    isEdited: typed !== undefined,
    isLeftOut: leftOut[key],
    isRefused: moved[key] === 'free',
  }
}

function toDemand({ line, goods, wanted, isLeftOut }: DecidedLine): Demand | null {
  if (!goods) return null
  return { partId: partIdOf(goods), offer: goods, quantity: wanted, isLeftOut, warnings: line.warnings }
}

function join({ isLeftOut, ...line }: DecidedLine, settlement: Settlement | null): SettledLine {
  return settlement ? priced(line, settlement) : unpriced(line, isLeftOut ? 'by_buyer' : null)
}

type UnpricedLine = Omit<DecidedLine, 'isLeftOut'>

function priced(decided: UnpricedLine, { orderQuantity, warnings, ...settlement }: Settlement): SettledLine {
  const stale = decided.replaces ? MATCH_WARNINGS : QUANTITY_WARNINGS
  const ofTheFile = decided.line.warnings.filter(warning => !stale.includes(warning))
  return {
    ...decided,
    ...settlement,
    quantity: settlement.outcome === 'cart' ? orderQuantity : decided.wanted,
    warnings: [...ofTheFile, ...warnings],
  }
}

function unpriced(decided: UnpricedLine, leftOut: LeftOut | null): SettledLine {
  const { line, isRefused, wanted } = decided
  const stale = isRefused ? MATCH_WARNINGS : QUANTITY_WARNINGS
  return {
    ...decided,
    quantity: wanted,
    outcome: isRefused ? 'free' : line.outcome,
    warnings: line.warnings.filter(warning => !stale.includes(warning)),
    unitPrice: null,
    amount: null,
    excess: null,
    leftOut,
  }
}

function replacementOf(
  line: MatchedLine,
  { choices, moved }: Decisions,
  replacements: Replacements,
): Goods | null {
  const choice = choices[lineKey(line)]
  const { goods: matched } = line.match
  const isMatched = line.outcome !== 'choose' && moved[lineKey(line)] !== 'free'
  if (choice === undefined || !matched || !isMatched || choice === partIdOf(matched)) return null
  const isCandidate = candidatesOf(line).some(goods => partIdOf(goods) === choice)
  return isCandidate ? null : (replacements.get(choice) ?? null)
}

function goodsOf(line: MatchedLine, { choices, moved }: Decisions): Goods | null {
  if (moved[lineKey(line)] === 'free') return null
  const chosen = candidatesOf(line).find(goods => partIdOf(goods) === choices[lineKey(line)])
  return chosen ?? (line.outcome === 'choose' ? null : line.match.goods)
}

/** The candidates of a line. A single similar number has to be confirmed, too. */
export function candidatesOf({ match, outcome }: MatchedLine): Goods[] {
  if (match.candidates.length > 0 || outcome !== 'choose') return match.candidates
  return match.goods ? [match.goods] : []
}

const UNSURE: readonly MatchKind[] = ['near', 'parameters']

/** Undecided lines with a single candidate of the right number, by row. */
export function onlyMatches(lines: readonly SettledLine[]): Record<string, number> {
  const only: Record<string, number> = {}
  for (const { line, outcome } of lines) {
    const [candidate, another] = candidatesOf(line)
    if (outcome === 'choose' && !UNSURE.includes(line.match.kind) && candidate && !another)
      only[lineKey(line)] = partIdOf(candidate)
  }
  return only
}
