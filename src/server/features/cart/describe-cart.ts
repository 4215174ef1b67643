import type { Cart } from '../../../contract/shop/cart.ts'
import type { Goods } from '../../../contract/shop/goods.ts'
import { lineAmount, priceAt } from '../../../domain/money.ts'
import { findGoods, type PartsContext, removedGoods } from '../catalogue/index.ts'
import type { CartLineRow } from './cart.queries.ts'
import { type PricedLine, toCart } from './cart.wire.ts'

/** The cart with its parts at current prices and stock. */
export async function describeCart(context: PartsContext, rows: readonly CartLineRow[]): Promise<Cart> {
  const goods = await findGoods(
    context,
    rows.map(row => row.partId),
  )
  return toCart(rows.map(row => priceLine(row, goods.get(row.partId) ?? removedGoods(row))))
}

function priceLine(row: CartLineRow, goods: Goods): PricedLine {
  const price = priceAt(goods.prices, row.quantity)
  return { ...row, goods, price, amount: price === null ? null : lineAmount(price, row.quantity) }
}
