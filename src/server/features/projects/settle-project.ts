import type { MatchedLine } from '../../../contract/shop/bom.ts'
import type { Goods } from '../../../contract/shop/goods.ts'
import { partIdOf } from '../../../contract/shop/names.ts'
import type { BomLine } from '../../../domain/bom/bom.ts'
import { lineKey } from '../../../domain/bom/line-key.ts'
import {
  type Demand,
  QUANTITY_WARNINGS,
  type Settlement,
  settleDemands,
} from '../../../domain/bom/settle-demands.ts'
import { type Spare, wantedQuantity } from '../../../domain/bom/wanted-quantity.ts'
import { sumAmounts } from '../../../domain/money.ts'
import type { ProjectLineRow, SavedProject } from './projects.queries.ts'

export type Decisions = {
  boards: number
  spare: Spare
  choices: Record<string, number>
  quantities: Record<string, number>
  left_out: Record<string, boolean>
}

type DecidedLine = {
  line: MatchedLine
  goods: Goods | null
  isRefused: boolean
  quantity: number
  typedQuantity: number | null
  isLeftOut: boolean | undefined
}

/**
 * The lines to store, with today's prices and stock. `others` are chosen parts that are no candidates of their
 * line, such as alternates.
 */
export function settleProject(
  lines: readonly MatchedLine[],
  decisions: Decisions,
  others: ReadonlyMap<number, Goods>,
): { project: SavedProject; rows: ProjectLineRow[] } {
  const decided = lines.map(line => decide(line, decisions, others))
  const settled = settleDemands(decided.map(toDemand))
  const rows = decided.map((one, i) => toRow(one, settled[i] ?? null))
  const bought = rows.filter((_, i) => settled[i]?.leftOut === null).map(({ amount }) => amount ?? 0)
  const { boards, spare } = decisions
  return { project: { boards, spare, amount: sumAmounts(bought) }, rows }
}

/** Chosen parts that are not among the candidates of their line. */
export function otherChoices(lines: readonly MatchedLine[], { choices }: Decisions): number[] {
  return lines.flatMap(line => {
    const choice = choices[lineKey(line)] ?? REFUSED
    return choice === REFUSED || offered(line).some(goods => partIdOf(goods) === choice) ? [] : [choice]
  })
}

const REFUSED = 0

function offered({ match }: MatchedLine): Goods[] {
  return match.goods ? [match.goods, ...match.candidates] : match.candidates
}

function decide(line: MatchedLine, decisions: Decisions, others: ReadonlyMap<number, Goods>): DecidedLine {
  const key = lineKey(line)
  const choice = decisions.choices[key]
  const chosen = offered(line).find(goods => partIdOf(goods) === choice) ?? others.get(choice ?? REFUSED)
  const typed = decisions.quantities[key]
  return {
    line,
    goods: chosen ?? (line.outcome === 'choose' ? null : line.match.goods),
    isRefused: choice === REFUSED,
    quantity: typed ?? wantedQuantity(line.qty, decisions.boards, decisions.spare),
    typedQuantity: typed ?? null,
    isLeftOut: decisions.left_out[key],
  }
}

function toDemand({ line, goods, isRefused, quantity, isLeftOut }: DecidedLine): Demand | null {
  if (!goods || isRefused) return null
  return { partId: partIdOf(goods), offer: goods, quantity, isLeftOut, warnings: line.warnings }
}

function toRow(decided: DecidedLine, settlement: Settlement | null): ProjectLineRow {
  const { line, goods, isRefused, quantity, typedQuantity, isLeftOut } = decided
  return {
    asked: toAsked(line),
    matchKind: line.match.kind,
    candidateIds: candidatesOf(line, goods).map(partIdOf),
    partId: goods && partIdOf(goods),
    isRefused,
    typedQuantity,
    isLeftOut: isLeftOut ?? null,
    quantity: settlement?.outcome === 'cart' ? settlement.orderQuantity : quantity,
    unitPrice: settlement?.unitPrice ?? null,
    amount: settlement?.amount ?? null,
    stock: settlement && goods ? goods.stock : null,
  }
}

/** A part that was chosen from elsewhere joins the candidates. */
function candidatesOf(line: MatchedLine, chosen: Goods | null): Goods[] {
  if (!chosen || offered(line).some(goods => partIdOf(goods) === partIdOf(chosen)))
    return line.match.candidates
  return [chosen, ...offered(line).filter((goods, i, all) => all.indexOf(goods) === i)]
}

function toAsked({ match: _, outcome: __, warnings, ...line }: MatchedLine): BomLine {
  return { ...line, warnings: warnings.filter(warning => !QUANTITY_WARNINGS.includes(warning)) }
}
