import type { PricedPart } from '../../server/features/catalogue/index.ts'

const MOST_USD = 5_000

/** A multiple of the minimum order, smaller for expensive parts. */
export function demoQuantity({ minQty, price }: PricedPart, minimums: number): number {
  const affordable = Math.floor(MOST_USD / (minQty * Number(price)))
  return minQty * Math.max(1, Math.min(minimums, affordable))
}
