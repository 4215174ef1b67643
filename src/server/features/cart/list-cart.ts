import type { Cart } from '../../../contract/shop/cart.ts'
import type { PartsContext } from '../catalogue/index.ts'
import { listLines } from './cart.queries.ts'
import type { CartOwner } from './cart-owner.ts'
import { describeCart } from './describe-cart.ts'

export async function listCart(context: PartsContext, owner: CartOwner | null): Promise<Cart> {
  return describeCart(context, owner ? await listLines(context.db, owner) : [])
}
