import type { Call } from '../../contract/call.ts'
import { addLinesToCart } from '../../contract/cart.ts'
import { LIMITS } from '../../domain/limits.ts'
import type { SettledLine } from './settle-line.ts'

type Wanted = { goods_id: number; cart_num: number }

export type AddedBom = {
  added: number
  /** Part numbers the shop would not take. */
  refused: string[]
  /** How many lines the cart has now; null when not even the first were added. */
  count: number | null
  /** Why the rest was not sent; what went before is in the cart. */
  error: unknown
}

/** Puts lines of a bill into the cart, as many at a time as one call takes. */
export async function addBom(call: Call, lines: readonly SettledLine[]): Promise<AddedBom> {
  const numbers = new Map(lines.map(({ goods, line }) => [goods?.goods_id, line.part_number]))
  const wanted = wantedParts(lines)
  const outcome: AddedBom = { added: 0, refused: [], count: null, error: null }
  for (let start = 0; start < wanted.length; start += LIMITS.cartLines) {
    const some = wanted.slice(start, start + LIMITS.cartLines)
    try {
      const { count, refused } = await call(addLinesToCart, { lines: some })
      outcome.count = count
      outcome.added += some.length - refused.length
      outcome.refused.push(...refused.map(({ goods_id }) => numbers.get(goods_id) ?? ''))
    } catch (error) {
      return { ...outcome, error }
    }
  }
  return outcome
}

/** The same part on several lines is wanted as often. */
function wantedParts(lines: readonly SettledLine[]): Wanted[] {
  const sums = new Map<number, number>()
  for (const { goods, qty } of lines) {
    if (goods) sums.set(goods.goods_id, Math.min((sums.get(goods.goods_id) ?? 0) + qty, LIMITS.quantityMax))
  }
  return [...sums].map(([goods_id, cart_num]) => ({ goods_id, cart_num }))
}
