import { type PriceBreak, priceAt, sumAmounts } from './money.ts'
import { isOrderable, orderableFrom, type QuantityRule } from './quantity.ts'

export const LINE_STATES = ['ok', 'sold_out', 'understock', 'unavailable'] as const
/** unavailable: the part has left the catalog, or has no price for this quantity. */
export type LineState = (typeof LINE_STATES)[number]

type Offer = { stock: number; prices: readonly PriceBreak[] }

/** Whether this quantity of a part can be ordered now. */
export function lineState({ stock, prices }: Offer, quantity: number): LineState {
  if (priceAt(prices, quantity) === null) return 'unavailable'
  if (stock <= 0) return 'sold_out'
  return stock < quantity ? 'understock' : 'ok'
}

type PricedLine = { goods: Offer & QuantityRule; quantity: number; amount: number | null }

/** The sum of the lines that can be ordered as they are; including the others would promise a wrong total. */
export function orderableTotal(lines: readonly PricedLine[]): number {
  const ordered = lines.filter(
    ({ goods, quantity }) => isOrderable(goods, quantity) && lineState(goods, quantity) === 'ok',
  )
  return sumAmounts(ordered.map(({ amount }) => amount ?? 0))
}

/** The largest quantity that can be ordered from stock; 0 when that is below the minimum. */
export function mostInStock(offer: QuantityRule & { stock: number }): number {
  const most = Math.floor(offer.stock / offer.multiple) * offer.multiple
  return most >= orderableFrom(offer, offer.min_qty) ? most : 0
}
