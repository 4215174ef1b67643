import * as cart from '../../../contract/shop/cart.ts'
import { type Route, serve } from '../../api/route.ts'
import type { Connection } from '../../database/connection.ts'
import type { Directories } from '../catalogue/index.ts'
import { type AddedLine, addLine, addLines } from './add-lines.ts'
import { countLines } from './cart.queries.ts'
import { findOwner } from './cart-owner.ts'
import { removeLine, selectLines, setQuantity } from './change-lines.ts'
import { listCart } from './list-cart.ts'
import { openOwner } from './open-owner.ts'

export function cartRoutes(connection: Connection, directory: Directories): Route[] {
  const { db } = connection
  return [
    serve(cart.listCart, asked => listCart({ db, directory, lang: asked.lang }, findOwner(asked))),
    serve(cart.countCart, async asked => {
      const owner = findOwner(asked)
      return { count: owner ? await countLines(db, owner) : 0 }
    }),
    serve(cart.addToCart, async asked => {
      const tools = { connection, directory, lang: asked.lang }
      const { count } = await addLine(tools, await openOwner(db, asked, 1), toAddedLine(asked.body))
      return { count }
    }),
    serve(cart.addLinesToCart, async asked => {
      const { lines } = asked.body
      const owner = await openOwner(db, asked, lines.length)
      const tools = { connection, directory, lang: asked.lang }
      const { count, rejectedPartIds } = await addLines(tools, owner, lines.map(toAddedLine))
      return { count, refused: rejectedPartIds.map(partId => ({ goods_id: partId })) }
    }),
    serve(cart.setCartQuantity, asked => {
      const { id, cart_num: quantity } = asked.body
      return setQuantity({ connection, directory, lang: asked.lang }, findOwner(asked), { id, quantity })
    }),
    serve(cart.selectCartLines, asked =>
      selectLines({ connection, directory, lang: asked.lang }, findOwner(asked), asked.body),
    ),
    serve(cart.removeCartLine, asked =>
      removeLine({ connection, directory, lang: asked.lang }, findOwner(asked), asked.params.id),
    ),
  ]
}

function toAddedLine({ goods_id, cart_num }: { goods_id: number; cart_num: number }): AddedLine {
  return { partId: goods_id, quantity: cart_num }
}
