import { asPieces, BUY_NOW_SEARCH, buyNowPath } from '../../../../contract/shop/names.ts'
import { type OrderPreview, previewBuyNow, previewOrder } from '../../../../contract/shop/orders.ts'
import type { Call } from '../../../../contract/wire/call.ts'
import { CHECKOUT_PATH } from '../../../../domain/paths.ts'
import { readPage } from '../../../shell/page/read-page.ts'

/** The items to be ordered: the selected cart lines, or one part bought directly. */
export type Purchase = { source: 'cart' } | { source: 'buy_now'; partId: number; quantity: number }

/** Reads the URL; null if its part is invalid. */
export function readPurchase(search: URLSearchParams): Purchase | null {
  if (!search.has(BUY_NOW_SEARCH.partId)) return { source: 'cart' }
  const partId = readPage(search.get(BUY_NOW_SEARCH.partId))
  const quantity = readPage(search.get(BUY_NOW_SEARCH.quantity))
  return partId !== null && quantity !== null ? { source: 'buy_now', partId, quantity } : null
}

export function checkoutPath(purchase: Purchase | null): string {
  if (purchase?.source !== 'buy_now') return CHECKOUT_PATH
  return buyNowPath(purchase.partId, purchase.quantity)
}

/** Without a country, shipping is unknown. */
export function askPreview(call: Call, purchase: Purchase, country: string): Promise<OrderPreview> {
  const to = country ? { country } : {}
  if (purchase.source === 'cart') return call(previewOrder, to)
  return call(previewBuyNow, { ...asPieces(purchase), ...to })
}

/** The fields of the purchase in the API. */
export function purchaseFields(purchase: Purchase) {
  if (purchase.source === 'cart') return purchase
  return { source: purchase.source, ...asPieces(purchase) }
}
