import { listCart } from '../../../../contract/shop/cart.ts'
import { partIdOf, quantityOf } from '../../../../contract/shop/names.ts'
import type { Call } from '../../../../contract/wire/call.ts'

/** The pieces of each part in the cart. Loaded when needed: most visits do not exceed the stock. */
export async function readPieces(call: Call): Promise<ReadonlyMap<number, number>> {
  const { list } = await call(listCart)
  return new Map(list.map(line => [partIdOf(line.goods), quantityOf(line)]))
}
