import { LIMITS } from './limits.ts'

export type QuantityRule = { min_qty: number; multiple: number }

/** Whether a buyer may order this many: at least the minimum, in whole multiples. */
export function isOrderable({ min_qty, multiple }: QuantityRule, quantity: number): boolean {
  return (
    Number.isInteger(quantity) &&
    quantity >= min_qty &&
    quantity <= LIMITS.quantityMax &&
    quantity % multiple === 0
  )
}

/** The smallest quantity that may be ordered and is not below the one asked for. */
export function orderableFrom({ min_qty, multiple }: QuantityRule, quantity: number): number {
  return Math.ceil(Math.max(min_qty, quantity) / multiple) * multiple
}
