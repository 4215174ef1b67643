import type { Goods } from '../../../../contract/shop/goods.ts'
import { asPart, partIdOf } from '../../../../contract/shop/names.ts'
import type { CardGoods } from './goods-card.tsx'

/** Only the fields that cards show: the data is sent twice, as markup and as state. */
export function toCardGoods(goods: Goods): CardGoods {
  const { part_number, brand_name, description, stock, min_qty, prices, goods_page_url, icons } = goods
  return {
    ...asPart(partIdOf(goods)),
    part_number,
    brand_name,
    description,
    stock,
    min_qty,
    prices,
    goods_page_url,
    icons,
  }
}
