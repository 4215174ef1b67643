import type { Cart, CartLine } from '../../../contract/shop/cart.ts'
import type { Goods } from '../../../contract/shop/goods.ts'
import { lineState, orderableTotal } from '../../../domain/line-state.ts'
import type { Lang } from '../../../domain/locales.ts'
import { lineAmount, priceAt } from '../../../domain/money.ts'
import { packageDrawing } from '../../../drawings/address.ts'
import type { Database } from '../../database/connection.ts'
import { type Directories, findGoods } from '../catalogue/index.ts'
import type { CartLineRow } from './cart.queries.ts'

export type CartTools = { db: Database; directory: Directories; lang: Lang }

/** Lines with their parts as they are now, and what they come to. */
export async function describeCart(
  { db, directory, lang }: CartTools,
  rows: readonly CartLineRow[],
): Promise<Cart> {
  const goods = await findGoods(
    db,
    await directory(),
    rows.map(row => row.partId),
    lang,
  )
  const list = rows.map(row => describeLine(row, goods.get(row.partId) ?? gone(row)))
  const selected = list.filter(line => line.selected)
  return {
    list,
    selected_count: selected.length,
    subtotal: orderableTotal(selected),
  }
}

function describeLine({ id, quantity, isSelected }: CartLineRow, goods: Goods): CartLine {
  const price = priceAt(goods.prices, quantity)
  return {
    id,
    goods,
    cart_num: quantity,
    price,
    amount: price === null ? null : lineAmount(price, quantity),
    selected: isSelected,
    state: lineState(goods, quantity),
  }
}

/** What is still known of a part that has left the catalogue. */
function gone({ partId, partNumber, manufacturer }: CartLineRow): Goods {
  return {
    goods_id: partId,
    part_number: partNumber,
    brand_id: 0,
    brand_name: manufacturer,
    brand_page_url: '',
    category_id: null,
    category_name: '',
    category_page_url: '',
    packaging: '',
    batch: '',
    rohs: 'unknown',
    lead_time: null,
    stock: 0,
    datasheet: '',
    description: '',
    min_qty: 1,
    multiple: 1,
    price: null,
    prices: [],
    goods_page_url: '',
    icons: packageDrawing(''),
    weight_g: 0,
    update_time: new Date(0).toISOString(),
  }
}
