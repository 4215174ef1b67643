import type { Goods, ShownGoods } from '../../../../contract/shop/goods.ts'

/** Without the fields that a list does not show, which would be a quarter of the data in its page. */
export function toShown<T extends { list: Goods[] }>(found: T): Omit<T, 'list'> & { list: ShownGoods[] } {
  return { ...found, list: found.list.map(toShownGoods) }
}

function toShownGoods(goods: Goods): ShownGoods {
  const { brand_id: _1, category_id: _2, category_name: _3, category_page_url: _4, rohs: _5, ...some } = goods
  const { lead_time: _6, weight_g: _7, eccn: _8, hs_code: _9, origin: _10, msl: _11, ...most } = some
  const { update_time: _12, ...shown } = most
  return shown
}
