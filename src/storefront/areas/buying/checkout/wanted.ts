import { type OrderPreview, previewBuyNow, previewOrder } from '../../../../contract/shop/orders.ts'
import type { Call } from '../../../../contract/wire/call.ts'
import { buyNowPath, CHECKOUT_PATH } from '../../../../domain/paths.ts'
import { readPage } from '../../../shell/page/read-page.ts'

/** The items to be ordered: the selected cart lines, or one part bought directly. */
export type Wanted = { source: 'cart' } | { source: 'buy_now'; goods_id: number; cart_num: number }

/** Reads the URL; null if its part is invalid. */
export function readWanted(search: URLSearchParams): Wanted | null {
  if (!search.has('goods_id')) return { source: 'cart' }
  const goods_id = readPage(search.get('goods_id'))
  const cart_num = readPage(search.get('cart_num'))
  return goods_id !== null && cart_num !== null ? { source: 'buy_now', goods_id, cart_num } : null
}

export function checkoutPath(wanted: Wanted | null): string {
  if (wanted?.source !== 'buy_now') return CHECKOUT_PATH
  return buyNowPath(wanted.goods_id, wanted.cart_num)
}

/** Without a country, shipping is unknown. */
export function askPreview(call: Call, wanted: Wanted, country: string): Promise<OrderPreview> {
  const to = country ? { country } : {}
  if (wanted.source === 'cart') return call(previewOrder, to)
  return call(previewBuyNow, { goods_id: wanted.goods_id, cart_num: wanted.cart_num, ...to })
}
