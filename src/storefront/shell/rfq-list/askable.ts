import { LIMITS } from '../../../domain/limits.ts'

export function isAskable(quantity: number | null): quantity is number {
  return quantity !== null && quantity >= 1 && quantity <= LIMITS.quantityMax
}

/** No wish is fine; what is no price is NaN. */
export function isOfferable(price: number | null): boolean {
  return price === null || (price >= 0 && price <= LIMITS.priceMax)
}
