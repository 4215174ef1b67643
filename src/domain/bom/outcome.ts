import { LIMITS } from '../limits.ts'
import { type PriceBreak, priceAt } from '../money.ts'
import { orderableFrom, type QuantityRule } from '../quantity.ts'
import type { BomWarning } from './bom.ts'

export type DemandedGoods = QuantityRule & { stock: number; prices: readonly PriceBreak[] }

type BomDemand = {
  goods: DemandedGoods
  quantity: number
  /** Pieces of the same part in other lines: all lines share one stock and one price. */
  others?: number
  /** Warnings from reading the file. */
  warnings?: readonly BomWarning[]
}

type Offered = {
  outcome: 'cart' | 'rfq'
  warnings: BomWarning[]
  /** The quantity to order for this line: the requested one, raised to minimum and multiple. */
  orderQuantity: number
  unitPrice: number | null
}

/**
 * Whether a part can be bought right away. Small BOMs are below many minimums: the quantity is raised, which
 * is no reason for an RFQ.
 */
export function outcomeOf({ goods, quantity, others = 0, warnings: doubts = [] }: BomDemand): Offered {
  const total = orderableFrom(goods, quantity + others)
  const isShort = goods.stock < total || total > LIMITS.quantityMax
  const unitPrice = priceAt(goods.prices, total)
  const warnings: BomWarning[] = [
    ...raisedBy(goods, quantity + others),
    ...(isShort ? (['short'] as const) : []),
    ...(unitPrice === null ? (['no_price'] as const) : []),
  ]
  return {
    // A quantity that could not be parsed must not be sold.
    outcome: isShort || unitPrice === null || doubts.includes('bad_quantity') ? 'rfq' : 'cart',
    warnings,
    orderQuantity: others > 0 ? quantity : total,
    unitPrice,
  }
}

function raisedBy({ min_qty, multiple }: QuantityRule, quantity: number): BomWarning[] {
  if (quantity < min_qty) return ['below_minimum']
  return quantity % multiple === 0 ? [] : ['not_a_multiple']
}

type PartDemand = { partId: number | null; quantity: number }

/** For each line, the number of pieces of its part in the other lines. */
export function demandOfOtherLines(lines: readonly PartDemand[]): number[] {
  const totals = new Map<number, number>()
  for (const { partId, quantity } of lines)
    if (partId !== null) totals.set(partId, (totals.get(partId) ?? 0) + quantity)
  return lines.map(({ partId, quantity }) => (partId === null ? 0 : (totals.get(partId) ?? 0) - quantity))
}
