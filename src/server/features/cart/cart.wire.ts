import type { Cart, CartLine } from '../../../contract/shop/cart.ts'
import type { Goods } from '../../../contract/shop/goods.ts'
import { lineState, orderableTotal } from '../../../domain/line-state.ts'
import type { CartLineRow } from './cart.queries.ts'

export type PricedLine = CartLineRow & { goods: Goods; price: number | null; amount: number | null }

export function toCart(lines: readonly PricedLine[]): Cart {
  const selected = lines.filter(line => line.isSelected)
  return {
    list: lines.map(toCartLine),
    selected_count: selected.length,
    subtotal: orderableTotal(selected),
  }
}

function toCartLine({ id, goods, quantity, price, amount, isSelected }: PricedLine): CartLine {
  const state = lineState(goods, quantity)
  return { id, goods, cart_num: quantity, price, amount, selected: isSelected, state }
}
