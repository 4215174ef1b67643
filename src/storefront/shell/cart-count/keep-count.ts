import { countCart } from '../../../contract/shop/cart.ts'
import type { Lang } from '../../../domain/locales.ts'
import { onReturn } from '../../../web/browser/on-return.ts'
import { whenUnavailable } from '../../../web/browser/when-unavailable.ts'
import { browserCall } from '../page/browser-call.ts'
import { learnCartCount } from './cart-count.ts'

let isKept = false

/** Requests the cart count now and whenever the visitor returns to the page. Once per document. */
export function keepCountFresh(lang: Lang): void {
  if (isKept) return
  isKept = true
  const refresh = () => void learnCount(lang)
  onReturn(refresh)
  refresh()
}

/** A failed request for a badge must not sign anyone out or show an error. The stored count stays. */
async function learnCount(lang: Lang): Promise<void> {
  const known = await browserCall(lang)(countCart).catch(whenUnavailable(null))
  if (known) learnCartCount(known.count)
}
