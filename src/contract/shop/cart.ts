import * as z from 'zod/mini'
import { LIMITS } from '../../domain/limits.ts'
import { LINE_STATES } from '../../domain/line-state.ts'
import { endpoint } from '../wire/endpoint.ts'
import { atMost, RowId } from '../wire/fields.ts'
import { Goods } from './goods.ts'

/** How many of a part. Whether the part is sold in that number is the part's own rule. */
export const Quantity = z
  .int({ error: 'errors.quantity_invalid' })
  .check(
    z.gte(1, { error: 'errors.quantity_invalid' }),
    z.lte(LIMITS.quantityMax, { error: 'errors.quantity_invalid' }),
  )

/** A row of ours in a body: a number, not the text of one. */
export const BodyId = z.int().check(z.gte(1), z.lte(2 ** 31 - 1))

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
  summary: "What is in the cart of who asks: the account's, or the visitor's own",
  data: Cart,
})

export const countCart = endpoint({
  method: 'GET',
  path: '/api/cart/cartCount',
  summary: 'How many lines the cart has',
  data: CartCount,
})

export const addToCart = endpoint({
  method: 'POST',
  path: '/api/cart/add',
  summary: 'Adds so many of a part, to the line that is there',
  body: z.object({ goods_id: BodyId, cart_num: Quantity }),
  data: CartCount,
})

/** Ours: a bill of materials goes into the cart as one. */
export const addLinesToCart = endpoint({
  method: 'POST',
  path: '/api/cart/addLines',
  summary: 'Adds many parts at once; those that cannot be had are named, the others are added',
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

export const setCartQuantity = endpoint({
  method: 'PUT',
  path: '/api/cart/addMinus',
  summary: "Sets a line's quantity",
  body: z.object({ id: BodyId, cart_num: Quantity }),
  data: Cart,
})

export const selectCartLines = endpoint({
  method: 'PUT',
  path: '/api/cart/selected',
  summary: 'Chooses lines for the order, or leaves them out; all of them without ids',
  body: z.object({
    ids: z.optional(atMost(LIMITS.cartLines, z.array(BodyId))),
    selected: z.boolean(),
  }),
  data: Cart,
})

export const removeCartLine = endpoint({
  method: 'DELETE',
  path: '/api/cart/delete/{id}',
  summary: 'Takes a line out of the cart',
  params: z.object({ id: RowId }),
  data: Cart,
})
