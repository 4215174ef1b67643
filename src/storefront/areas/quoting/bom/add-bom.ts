import { addLinesToCart } from '../../../../contract/shop/cart.ts'
import type { Call } from '../../../../contract/wire/call.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { missingParts, type Wanted } from './bom-in-cart.ts'
import type { InCart } from './bom-session.ts'
import type { SettledLine } from './settle-line.ts'

export type AddedBom = {
  added: Wanted[]
  /** Part numbers the shop would not take. */
  refused: string[]
  /** How many lines the cart has now; null when not even the first were added. */
  count: number | null
  /** Why the rest was not sent; what went before is in the cart. */
  error: unknown
}

/** Puts into the cart what it lacks of a bill's lines, as many at a time as one call takes. */
export async function addBom(call: Call, lines: readonly SettledLine[], inCart: InCart): Promise<AddedBom> {
  const numbers = new Map(lines.map(({ goods, line }) => [goods?.goods_id, line.part_number]))
  const wanted = missingParts(lines, inCart)
  const outcome: AddedBom = { added: [], refused: [], count: null, error: null }
  for (let start = 0; start < wanted.length; start += LIMITS.cartLines) {
    const some = wanted.slice(start, start + LIMITS.cartLines)
    try {
      const { count, refused } = await call(addLinesToCart, { lines: some })
      const refusedIds = new Set(refused.map(({ goods_id }) => goods_id))
      outcome.count = count
      outcome.added.push(...some.filter(({ goods_id }) => !refusedIds.has(goods_id)))
      outcome.refused.push(...refused.map(({ goods_id }) => numbers.get(goods_id) ?? ''))
    } catch (error) {
      return { ...outcome, error }
    }
  }
  return outcome
}
