import { addToCart } from '../../../../contract/shop/cart.ts'
import { type Call, NoAnswer } from '../../../../contract/wire/call.ts'
import { Refusal } from '../../../../contract/wire/errors.ts'
import { cartChanged } from '../../../shell/cart-count/cart-count.ts'

type Outcome =
  | { kind: 'added' | 'wrong quantity' | 'no answer' | 'broken' }
  /** In the shop's own words. */
  | { kind: 'refused'; words: string }

/** Puts so many of a part into the cart. */
export async function addPart(call: Call, goodsId: number, quantity: number): Promise<Outcome> {
  try {
    const { count } = await call(addToCart, { goods_id: goodsId, cart_num: quantity })
    cartChanged(count)
    return { kind: 'added' }
  } catch (error) {
    if (error instanceof NoAnswer) return { kind: 'no answer' }
    if (!(error instanceof Refusal)) return { kind: 'broken' }
    return error.code === 400 ? { kind: 'wrong quantity' } : { kind: 'refused', words: error.message }
  }
}
