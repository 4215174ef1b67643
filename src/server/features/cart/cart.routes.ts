import * as cart from '../../../contract/shop/cart.ts'
import { type Route, serve } from '../../api/route.ts'
import type { Context } from '../../context.ts'
import type { Directories } from '../catalogue/index.ts'
import { addInStock } from './add-in-stock.ts'
import { type AddedLine, addLine, addLines } from './add-lines.ts'
import { countLines } from './cart.queries.ts'
import { findOwner } from './cart-owner.ts'
import { removeLine, replaceLine, selectLines, setQuantity } from './change-lines.ts'
import { listCart } from './list-cart.ts'
import { openOwner } from './open-owner.ts'

export function cartRoutes(directory: Directories): Route[] {
  const withDirectory = async (context: Context) => ({
    ...context,
    directory: await directory(context.who.user),
  })
  return [
    serve(cart.listCart, async ({ context }) =>
      listCart(await withDirectory(context), findOwner(context.who)),
    ),
    serve(cart.countCart, async ({ context }) => {
      const owner = findOwner(context.who)
      return { count: owner ? await countLines(context.db, owner) : 0 }
    }),
    serve(cart.addToCart, async ({ context, body }) => {
      const owner = await openOwner(context, 1)
      const { count } = await addLine(await withDirectory(context), owner, toAddedLine(body))
      return { count }
    }),
    serve(cart.addLinesToCart, async ({ context, body: { lines } }) => {
      const owner = await openOwner(context, lines.length)
      const added = await addLines(await withDirectory(context), owner, lines.map(toAddedLine))
      return { count: added.count, refused: added.rejectedPartIds.map(partId => ({ goods_id: partId })) }
    }),
    serve(cart.addInStock, async ({ context, body }) => {
      const owner = await openOwner(context, 1)
      return addInStock(await withDirectory(context), owner, toAddedLine(body))
    }),
    serve(cart.setCartQuantity, async ({ context, body: { id, cart_num: quantity } }) =>
      setQuantity(await withDirectory(context), findOwner(context.who), { id, quantity }),
    ),
    serve(cart.replaceCartLine, async ({ context, body }) =>
      replaceLine(await withDirectory(context), findOwner(context.who), body.id, toAddedLine(body)),
    ),
    serve(cart.selectCartLines, async ({ context, body }) =>
      selectLines(await withDirectory(context), findOwner(context.who), body),
    ),
    serve(cart.removeCartLine, async ({ context, params }) =>
      removeLine(await withDirectory(context), findOwner(context.who), params.id),
    ),
  ]
}

function toAddedLine({ goods_id, cart_num }: { goods_id: number; cart_num: number }): AddedLine {
  return { partId: goods_id, quantity: cart_num }
}
