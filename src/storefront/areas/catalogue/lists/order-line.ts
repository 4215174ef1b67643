import type { Goods } from '../../../../contract/shop/goods.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { breakInForce, lineAmount } from '../../../../domain/money.ts'
import { isOrderable, orderableFrom, type QuantityRule } from '../../../../domain/quantity.ts'

export type OrderLine = {
  /** The part can be ordered in this quantity. */
  canOrder: boolean
  /** The index of the price break in force; -1 for none. */
  inForce: number
  unitPrice: number | null
  amount: number | null
}

type Offer = QuantityRule & Pick<Goods, 'prices'>

/** Prices a quantity of a part. */
export function orderLine(offer: Offer, quantity: number | null): OrderLine {
  const canOrder = quantity !== null && isOrderable(offer, quantity)
  const inForce = breakInForce(offer.prices, quantity ?? 0)
  const unitPrice = offer.prices[inForce]?.price ?? null
  const amount = canOrder && unitPrice !== null ? lineAmount(unitPrice, quantity) : null
  return { canOrder, inForce, unitPrice, amount }
}

/** The nearest quantity that can be ordered. */
export function nearestOrderable(rule: QuantityRule, quantity: number | null): number {
  return atMost(rule, orderableFrom(rule, Math.min(quantity ?? 0, LIMITS.quantityMax)))
}

export function oneStepUp(rule: QuantityRule, quantity: number | null): number {
  return nearestOrderable(rule, (quantity ?? 0) + 1)
}

export function oneStepDown(rule: QuantityRule, quantity: number | null): number {
  const below = Math.floor(((quantity ?? 0) - 1) / rule.multiple) * rule.multiple
  return nearestOrderable(rule, Math.max(0, below))
}

function atMost({ multiple }: QuantityRule, quantity: number): number {
  return quantity > LIMITS.quantityMax ? quantity - multiple : quantity
}
