import { LIMITS } from '../limits.ts'
import { type PriceBreak, priceAt } from '../money.ts'
import { orderableFrom, type QuantityRule } from '../quantity.ts'
import type { BomWarning } from './bom.ts'

type Wanted = {
  goods: QuantityRule & { stock: number; prices: readonly PriceBreak[] }
  qty: number
}

type Offered = {
  outcome: 'cart' | 'rfq'
  warnings: BomWarning[]
  /** What would be ordered: the quantity wanted, raised to minimum and multiple. */
  orderQty: number
}

/** Whether a part can be bought at once. Small bills stay below many minimums: that raises the quantity, it is no reason to ask. */
export function outcomeOf({ goods, qty }: Wanted): Offered {
  const orderQty = orderableFrom(goods, qty)
  const isShort = goods.stock < orderQty || orderQty > LIMITS.quantityMax
  const hasPrice = priceAt(goods.prices, orderQty) !== null
  const warnings: BomWarning[] = [
    ...raisedBy(goods, qty),
    ...(isShort ? (['short'] as const) : []),
    ...(hasPrice ? [] : (['no_price'] as const)),
  ]
  return { outcome: isShort || !hasPrice ? 'rfq' : 'cart', warnings, orderQty }
}

function raisedBy({ min_qty, multiple }: QuantityRule, qty: number): BomWarning[] {
  if (qty < min_qty) return ['below_minimum']
  return qty % multiple === 0 ? [] : ['not_a_multiple']
}
