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
  /** The smallest number that may be ordered and is not below the one wanted. */
  orderQty: number
}

/** Whether a part can be bought at once in this number; if not, the warnings say why a quote is needed. */
export function outcomeOf({ goods, qty }: Wanted): Offered {
  const warnings = OBSTACLES.filter(({ stands }) => stands({ goods, qty })).map(({ warning }) => warning)
  const isBuyable = warnings.length === 0 && qty <= LIMITS.quantityMax
  return { outcome: isBuyable ? 'cart' : 'rfq', warnings, orderQty: orderableFrom(goods, qty) }
}

const OBSTACLES: { warning: BomWarning; stands: (wanted: Wanted) => boolean }[] = [
  { warning: 'below_minimum', stands: ({ goods, qty }) => qty < goods.min_qty },
  {
    warning: 'not_a_multiple',
    stands: ({ goods, qty }) => qty >= goods.min_qty && qty % goods.multiple !== 0,
  },
  { warning: 'short', stands: ({ goods, qty }) => goods.stock < qty },
  // Too few pieces are one obstacle, not two: the price list may only begin at the minimum.
  {
    warning: 'no_price',
    stands: ({ goods, qty }) => priceAt(goods.prices, Math.max(qty, goods.min_qty)) === null,
  },
]
