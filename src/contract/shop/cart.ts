import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { LINE_STATES } from '../../domain/line-state.ts'
import { endpoint } from '../wire/endpoint.ts'
import { atMost, BodyId, Quantity, RowId } from '../wire/fields.ts'
import { Goods } from './goods.ts'

export const CartLine = z.object({
  id: z.int(),
  goods: Goods,
  cart_num: z.int(),
  price: z.nullable(z.number()),
  amount: z.nullable(z.number()),
  selected: z.boolean(),
  state: z.enum(LINE_STATES),
})
export type CartLine = z.infer<typeof CartLine>

export const Cart = z.object({
  list: z.array(CartLine),
  selected_count: z.int(),
  subtotal: z.number(),
})
export type Cart = z.infer<typeof Cart>

const CartCount = z.object({ count: z.int() })

export const listCart = endpoint({
  method: 'GET',
  path: '/api/cart/lists',
  summary: 'The cart of the signed-in customer or of the visitor',
  data: Cart,
})

export const countCart = endpoint({
  method: 'GET',
  path: '/api/cart/cartCount',
  summary: 'The number of lines in the cart',
  data: CartCount,
})

export const addToCart = endpoint({
  method: 'POST',
  path: '/api/cart/add',
  summary: 'Adds pieces of a part, to its existing line if there is one',
  body: z.object({ goods_id: BodyId, cart_num: Quantity }),
  data: CartCount,
})

/** Not in the fixed API: adds a whole bill of materials in one request. */
export const addLinesToCart = endpoint({
  method: 'POST',
  path: '/api/cart/addLines',
  summary: 'Adds many parts in one request; parts that cannot be ordered are reported, the others are added',
  body: z.object({
    lines: atMost(
      LIMITS.cartLines,
      z
        .array(z.object({ goods_id: BodyId, cart_num: Quantity }), { error: 'errors.lines_required' })
        .check(z.minLength(1, { error: 'errors.lines_required' })),
      'errors.lines_too_many',
    ),
  }),
  data: z.object({ count: z.int(), refused: z.array(z.object({ goods_id: z.int() })) }),
})

/**
 * Not in the fixed API: the shop rounds down and counts the pieces in the cart, so that two tabs do not take the
 * same pieces.
 */
export const addInStock = endpoint({
  method: 'POST',
  path: '/api/cart/addInStock',
  summary:
    'Adds at most the pieces in stock, rounded down to the multiple and less those in the cart; `rest` is the quantity left to request, `in_cart` the quantity in the cart before',
  body: z.object({ goods_id: BodyId, cart_num: Quantity }),
  data: z.object({ count: z.int(), added: z.int(), rest: z.int(), in_cart: z.int() }),
})

export const setCartQuantity = endpoint({
  method: 'PUT',
  path: '/api/cart/addMinus',
  summary: "Sets a line's quantity",
  body: z.object({ id: BodyId, cart_num: Quantity }),
  data: Cart,
})

/** Not in the fixed API: an alternate takes the place of a line. */
export const replaceCartLine = endpoint({
  method: 'PUT',
  path: '/api/cart/replace',
  summary: 'Replaces the part of a line by another part, which is added to its own line if there is one',
  body: z.object({ id: BodyId, goods_id: BodyId, cart_num: Quantity }),
  data: Cart,
})

export const selectCartLines = endpoint({
  method: 'PUT',
  path: '/api/cart/selected',
  summary: 'Selects or deselects lines for the order; without ids, all lines',
  body: z.object({
    ids: z.optional(atMost(LIMITS.cartLines, z.array(BodyId))),
    selected: z.boolean(),
  }),
  data: Cart,
})

export const removeCartLine = endpoint({
  method: 'DELETE',
  path: '/api/cart/delete/{id}',
  summary: 'Removes a line from the cart',
  params: z.object({ id: RowId }),
  data: Cart,
})
