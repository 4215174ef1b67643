import { addPercent, isHigherPrice, lineAmount, percentAbove, sumAmounts } from '../money.ts'
import type { OfferLine } from './offer.ts'

/** The price with this margin on the cost, in percent. */
export function priceForMargin(cost: number, percent: number): number {
  return addPercent(cost, percent)
}

/** The margin on the cost in percent, to a tenth; null if there is no cost to compare with. */
export function marginOn(price: number, cost: number): number | null {
  return percentAbove(price, cost)
}

type ComparedLine = Pick<OfferLine, 'kind' | 'alternateOf' | 'quantity'> & {
  amount: number | null
  cost: number | null
}

/** Over the offers that have a cost, without alternates. Null: there are none. */
export function marginOfOffers(lines: readonly ComparedLine[]): number | null {
  const compared = lines.flatMap(({ kind, alternateOf, quantity, amount, cost }) => {
    if (cost === null || amount === null || kind === 'no_bid' || alternateOf !== null) return []
    return [{ price: amount, cost: lineAmount(cost, quantity) }]
  })
  if (compared.length === 0) return null
  return marginOn(
    sumAmounts(compared.map(({ price }) => price)),
    sumAmounts(compared.map(({ cost }) => cost)),
  )
}

export type PriceFloor = {
  /** Percent below our list price. */
  maxDiscount: number
  /** Percent on the cost. */
  minMargin: number
}

type FloorLine = { unitPrice: number; listPrice: number | null; cost: number | null }

/** Whether a price needs the approval of a manager. */
export function isBelowFloor({ unitPrice, listPrice, cost }: FloorLine, floor: PriceFloor): boolean {
  const lowest = [
    ...(listPrice === null ? [] : [addPercent(listPrice, -floor.maxDiscount)]),
    ...(cost === null ? [] : [priceForMargin(cost, floor.minMargin)]),
  ]
  return lowest.some(price => isHigherPrice(price, unitPrice))
}
