import type { Cart } from '../../../contract/shop/cart.ts'
import { listLines } from './cart.queries.ts'
import { type CartReadTools, describeCart } from './cart.wire.ts'
import type { CartOwner } from './cart-owner.ts'

export async function listCart(tools: CartReadTools, owner: CartOwner | null): Promise<Cart> {
  return describeCart(tools, owner ? await listLines(tools.db, owner) : [])
}
