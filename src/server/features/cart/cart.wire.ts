import type { Cart, CartLine } from '../../../contract/shop/cart.ts'
import type { Goods } from '../../../contract/shop/goods.ts'
import { lineState, orderableTotal } from '../../../domain/line-state.ts'
import { lineAmount, priceAt } from '../../../domain/money.ts'
import { findGoods, type PartsContext, removedGoods } from '../catalogue/index.ts'
import type { CartLineRow } from './cart.queries.ts'

/** The cart with its parts at current prices and stock. */
export async function describeCart(context: PartsContext, rows: readonly CartLineRow[]): Promise<Cart> {
  const goods = await findGoods(
    context,
    rows.map(row => row.partId),
  )
  const lines = rows.map(row => priceLine(row, goods.get(row.partId) ?? removedGoods(row)))
  const selected = lines.filter(line => line.isSelected)
  return {
    list: lines.map(toCartLine),
    selected_count: selected.length,
    subtotal: orderableTotal(selected),
  }
}

type PricedRow = CartLineRow & { goods: Goods; price: number | null; amount: number | null }

function priceLine(row: CartLineRow, goods: Goods): PricedRow {
  const price = priceAt(goods.prices, row.quantity)
  return { ...row, goods, price, amount: price === null ? null : lineAmount(price, row.quantity) }
}

function toCartLine({ id, goods, quantity, price, amount, isSelected }: PricedRow): CartLine {
  const state = lineState(goods, quantity)
  return { id, goods, cart_num: quantity, price, amount, selected: isSelected, state }
}
