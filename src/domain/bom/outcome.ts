import { LIMITS } from '../limits.ts'
import { type PriceBreak, priceAt } from '../money.ts'
import { orderableFrom, type QuantityRule } from '../quantity.ts'
import type { BomWarning } from './bom.ts'

type Wanted = {
  goods: QuantityRule & { stock: number; prices: readonly PriceBreak[] }
  qty: number
  /** Pieces of the same part in other lines: all lines share one stock and one price. */
  others?: number
  /** Warnings from reading the file. */
  warnings?: readonly BomWarning[]
}

type Offered = {
  outcome: 'cart' | 'rfq'
  warnings: BomWarning[]
  /** The quantity to order for this line: the requested one, raised to minimum and multiple. */
  orderQty: number
  unitPrice: number | null
}

/**
 * Whether a part can be bought right away. Small BOMs are below many minimums: the quantity is raised, which
 * is no reason for an RFQ.
 */
export function outcomeOf({ goods, qty, others = 0, warnings: doubts = [] }: Wanted): Offered {
  const total = orderableFrom(goods, qty + others)
  const isShort = goods.stock < total || total > LIMITS.quantityMax
  const unitPrice = priceAt(goods.prices, total)
  const warnings: BomWarning[] = [
    ...raisedBy(goods, qty + others),
    ...(isShort ? (['short'] as const) : []),
    ...(unitPrice === null ? (['no_price'] as const) : []),
  ]
  return {
    // A quantity that could not be parsed must not be sold.
    outcome: isShort || unitPrice === null || doubts.includes('bad_quantity') ? 'rfq' : 'cart',
    warnings,
    orderQty: others > 0 ? qty : total,
    unitPrice,
  }
}

function raisedBy({ min_qty, multiple }: QuantityRule, qty: number): BomWarning[] {
  if (qty < min_qty) return ['below_minimum']
  return qty % multiple === 0 ? [] : ['not_a_multiple']
}

type PartWanted = { goodsId: number | null; qty: number }

/** For each line, the number of pieces of its part in the other lines. */
export function wantedElsewhere(lines: readonly PartWanted[]): number[] {
  const totals = new Map<number, number>()
  for (const { goodsId, qty } of lines)
    if (goodsId !== null) totals.set(goodsId, (totals.get(goodsId) ?? 0) + qty)
  return lines.map(({ goodsId, qty }) => (goodsId === null ? 0 : (totals.get(goodsId) ?? 0) - qty))
}
