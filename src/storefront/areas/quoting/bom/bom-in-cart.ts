import { partIdOf } from '../../../../contract/shop/names.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import type { InCart } from './review-state.ts'
import type { SettledLine } from './settle-line.ts'

export type MissingPart = { partId: number; quantity: number }

/** The quantities of these lines that the cart lacks. Lines with the same part add up. */
export function missingParts(lines: readonly SettledLine[], inCart: InCart): MissingPart[] {
  const sums = new Map<number, number>()
  for (const { goods, quantity } of lines) {
    if (goods)
      sums.set(partIdOf(goods), Math.min((sums.get(partIdOf(goods)) ?? 0) + quantity, LIMITS.quantityMax))
  }
  return [...sums]
    .map(([partId, quantity]) => ({ partId, quantity: quantity - (inCart[partId] ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

/** Lines that are not in the cart, or not in full. */
export function linesToAdd(lines: readonly SettledLine[], inCart: InCart): SettledLine[] {
  const missing = new Set(missingParts(lines, inCart).map(({ partId }) => partId))
  return lines.filter(({ goods }) => goods && missing.has(partIdOf(goods)))
}

export function withAdded(inCart: InCart, added: readonly MissingPart[]): InCart {
  const sums: Record<string, number> = { ...inCart }
  for (const { partId, quantity } of added) sums[partId] = (sums[partId] ?? 0) + quantity
  return sums
}
