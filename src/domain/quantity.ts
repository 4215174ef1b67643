import { LIMITS } from './limits.ts'

export type QuantityRule = { min_qty: number; multiple: number }

/** Whether a quantity meets minimum and multiple. */
export function isOrderable({ min_qty, multiple }: QuantityRule, quantity: number): boolean {
  return (
    Number.isInteger(quantity) &&
    quantity >= min_qty &&
    quantity <= LIMITS.quantityMax &&
    quantity % multiple === 0
  )
}

/** The smallest valid quantity that is not below the requested one. */
export function orderableFrom({ min_qty, multiple }: QuantityRule, quantity: number): number {
  return Math.ceil(Math.max(min_qty, quantity) / multiple) * multiple
}
