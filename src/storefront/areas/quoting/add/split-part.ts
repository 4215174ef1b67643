import { addInStock } from '../../../../contract/shop/cart.ts'
import type { ShownGoods } from '../../../../contract/shop/goods.ts'
import { asPieces, partIdOf } from '../../../../contract/shop/names.ts'
import type { Call } from '../../../../contract/wire/call.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { wordingOf } from '../../../../web/forms/problem.ts'
import { cartChanged } from '../../../shell/cart-count/cart-count.ts'
import { requestRest } from './request-rest.ts'

export type Splitting =
  | { kind: 'failed'; why: Wording }
  | { kind: 'split'; added: number; rest: number; inCart: number; isRequested: boolean }

/**
 * Adds the pieces in stock to the cart, then the rest to the RFQ list. The shop counts the pieces in the cart, so
 * both numbers are the shop's. If the cart cannot be changed, nothing is requested.
 */
export async function splitPart(call: Call, goods: ShownGoods, quantity: number): Promise<Splitting> {
  try {
    const line = asPieces({ partId: partIdOf(goods), quantity })
    const { count, added, rest, in_cart: inCart } = await call(addInStock, line)
    cartChanged(count)
    return { kind: 'split', added, rest, inCart, isRequested: requestRest(goods, rest) }
  } catch (error) {
    return { kind: 'failed', why: wordingOf(error) }
  }
}
