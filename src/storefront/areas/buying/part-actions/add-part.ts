import { addToCart } from '../../../../contract/shop/cart.ts'
import { asPieces } from '../../../../contract/shop/names.ts'
import type { Call } from '../../../../contract/wire/call.ts'
import { isRefusedFor } from '../../../../contract/wire/errors.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { wordingOf } from '../../../../web/forms/problem.ts'
import { cartChanged } from '../../../shell/cart-count/cart-count.ts'

type Outcome = { kind: 'added' | 'wrong quantity' } | { kind: 'failed'; why: Wording }

/** Adds a quantity of a part to the cart. */
export async function addPart(call: Call, partId: number, quantity: number): Promise<Outcome> {
  try {
    const { count } = await call(addToCart, asPieces({ partId, quantity }))
    cartChanged(count)
    return { kind: 'added' }
  } catch (error) {
    return isWrongQuantity(error) ? { kind: 'wrong quantity' } : { kind: 'failed', why: wordingOf(error) }
  }
}

/** The quantity is all that a buyer types here, so only it can fail the check of the input. */
function isWrongQuantity(error: unknown): boolean {
  return isRefusedFor(error, 'goods.multiple_of_min') || isRefusedFor(error, 'errors.check_input')
}
