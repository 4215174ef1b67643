import { CHECKOUT_PATH } from '../../domain/paths.ts'

/**
 * The API calls the id of a part `goods_id`, and the quantity of a cart line `cart_num`. The code says `partId` and
 * `quantity`. Only the contract, routes and these functions know both names.
 */
export function partIdOf<Wire extends { goods_id?: unknown }>(wire: Wire): Wire['goods_id'] {
  return wire.goods_id
}

export function quantityOf<Wire extends { cart_num?: unknown }>(wire: Wire): Wire['cart_num'] {
  return wire.cart_num
}

/** The name of the field in forms. */
export const PART_FIELD = 'goods_id'

export function asPart<Id extends number | null | undefined>(partId: Id): { goods_id: Id } {
  return { goods_id: partId }
}

export function asQuantity(quantity: number): { cart_num: number } {
  return { cart_num: quantity }
}

/** A quantity of one part, as the API takes it. */
export function asPieces({ partId, quantity }: { partId: number; quantity: number }) {
  return { ...asPart(partId), ...asQuantity(quantity) }
}

/** A purchase without the cart, in the URL of the checkout. */
export const BUY_NOW_SEARCH = { partId: 'goods_id', quantity: 'cart_num' }

export function buyNowPath(partId: number, quantity: number): string {
  return `${CHECKOUT_PATH}?${BUY_NOW_SEARCH.partId}=${partId}&${BUY_NOW_SEARCH.quantity}=${quantity}`
}
