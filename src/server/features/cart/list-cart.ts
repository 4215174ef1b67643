import type { Cart } from '../../../contract/shop/cart.ts'
import { listLines } from './cart.queries.ts'
import type { CartOwner } from './cart-owner.ts'
import { type CartTools, describeCart } from './describe-cart.ts'

export async function listCart(tools: CartTools, owner: CartOwner | null): Promise<Cart> {
  return describeCart(tools, owner ? await listLines(tools.db, owner) : [])
}
