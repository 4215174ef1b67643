import { compareAmounts, lineAmount } from '../money.ts'
import { type DemandedGoods, outcomeOf } from './outcome.ts'

/**
 * Sorts by the cost of this quantity, cheapest first; then parts with too few pieces, then parts that are sold
 * out or have no price.
 */
export function byCost<G extends DemandedGoods>(candidates: readonly G[], quantity: number): G[] {
  const ranked = candidates.map(goods => ({ goods, ...rankOf(goods, quantity) }))
  return ranked.sort((a, b) => a.rank - b.rank || compareAmounts(a.cost, b.cost)).map(({ goods }) => goods)
}

function rankOf(goods: DemandedGoods, quantity: number): { rank: number; cost: number } {
  const { outcome, orderQuantity, unitPrice } = outcomeOf({ goods, quantity })
  if (unitPrice === null) return { rank: 3, cost: 0 }
  const cost = lineAmount(unitPrice, orderQuantity)
  if (outcome === 'cart') return { rank: 0, cost }
  return { rank: goods.stock > 0 ? 1 : 2, cost }
}
