import { addLinesToCart } from '../../../../contract/shop/cart.ts'
import { asPieces, partIdOf } from '../../../../contract/shop/names.ts'
import type { Call } from '../../../../contract/wire/call.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { type MissingPart, missingParts } from './bom-in-cart.ts'
import type { InCart } from './review-state.ts'
import type { SettledLine } from './settle-line.ts'

export type AddedBom = {
  added: MissingPart[]
  /** Part numbers that the server rejected. */
  refused: string[]
  /** The number of cart lines now; null if not even the first lines were added. */
  count: number | null
  /** Why the rest was not sent; earlier lines are in the cart. */
  error: unknown
}

/** Adds the missing quantities of a BOM's lines to the cart, in batches of the size that one call accepts. */
export async function addBom(call: Call, lines: readonly SettledLine[], inCart: InCart): Promise<AddedBom> {
  const numbers = new Map(lines.map(({ goods, line }) => [goods && partIdOf(goods), line.part_number]))
  const missing = missingParts(lines, inCart)
  const outcome: AddedBom = { added: [], refused: [], count: null, error: null }
  for (let start = 0; start < missing.length; start += LIMITS.cartLines) {
    const some = missing.slice(start, start + LIMITS.cartLines)
    try {
      const { count, refused } = await call(addLinesToCart, {
        lines: some.map(asPieces),
      })
      const refusedIds = new Set(refused.map(partIdOf))
      outcome.count = count
      outcome.added.push(...some.filter(({ partId }) => !refusedIds.has(partId)))
      outcome.refused.push(...refused.map(line => numbers.get(partIdOf(line)) ?? ''))
    } catch (error) {
      return { ...outcome, error }
    }
  }
  return outcome
}
