import { LIMITS } from './limits.ts'
import { mostInStock } from './line-state.ts'
import { type PriceBreak, priceAt } from './money.ts'
import type { QuantityRule } from './quantity.ts'

type Offer = QuantityRule & { stock: number; prices: readonly PriceBreak[] }

/** A quantity in two parts: pieces that can be bought now, and pieces to request a quote for. */
export type Split = { fromStock: number; rest: number }

/**
 * Stock is rounded down to the multiple. Pieces that are already in the cart use up stock, and minimum and
 * multiple apply to the line's total.
 */
export function splitQuantity(offer: Offer, wanted: number, inCart = 0): Split {
  const stock = Math.min(offer.stock, wanted + inCart, LIMITS.quantityMax)
  const total = mostInStock({ ...offer, stock })
  const fromStock = priceAt(offer.prices, total) === null ? 0 : Math.max(0, total - inCart)
  return { fromStock, rest: wanted - fromStock }
}

/** Null if the stock is enough, or if nothing of it can be sold; all of it may be in the cart already. */
export function splitIfShort(offer: Offer, wanted: number | null, inCart = 0): Split | null {
  if (wanted === null || wanted <= offer.stock || wanted > LIMITS.quantityMax) return null
  const split = splitQuantity(offer, wanted, inCart)
  return split.fromStock > 0 || inCart > 0 ? split : null
}
