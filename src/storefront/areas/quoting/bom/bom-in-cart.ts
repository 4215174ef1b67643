import { LIMITS } from '../../../../domain/limits.ts'
import type { InCart } from './bom-session.ts'
import type { SettledLine } from './settle-line.ts'

export type Wanted = { goods_id: number; cart_num: number }

/** The quantities of these lines that the cart lacks. Lines with the same part add up. */
export function missingParts(lines: readonly SettledLine[], inCart: InCart): Wanted[] {
  const sums = new Map<number, number>()
  for (const { goods, qty } of lines) {
    if (goods) sums.set(goods.goods_id, Math.min((sums.get(goods.goods_id) ?? 0) + qty, LIMITS.quantityMax))
  }
  return [...sums]
    .map(([goods_id, wanted]) => ({ goods_id, cart_num: wanted - (inCart[goods_id] ?? 0) }))
    .filter(({ cart_num }) => cart_num > 0)
}

/** Lines that are not in the cart, or not in full. */
export function linesToAdd(lines: readonly SettledLine[], inCart: InCart): SettledLine[] {
  const missing = new Set(missingParts(lines, inCart).map(({ goods_id }) => goods_id))
  return lines.filter(({ goods }) => goods && missing.has(goods.goods_id))
}

export function withAdded(inCart: InCart, added: readonly Wanted[]): InCart {
  const sums: Record<string, number> = { ...inCart }
  for (const { goods_id, cart_num } of added) sums[goods_id] = (sums[goods_id] ?? 0) + cart_num
  return sums
}
