import { countCart } from '../../../contract/shop/cart.ts'
import type { Lang } from '../../../domain/locales.ts'
import { onReturn } from '../../../web/browser/on-return.ts'
import { whenUnavailable } from '../../../web/browser/when-unavailable.ts'
import { browserCall } from '../page/browser-call.ts'
import { learnCartCount } from './cart-count.ts'

let isKept = false

/** Asks the shop how full the cart is: now, and whenever the visitor comes back to the page. Once per document. */
export function keepCountFresh(lang: Lang): void {
  if (isKept) return
  isKept = true
  const refresh = () => void learnCount(lang)
  onReturn(refresh)
  refresh()
}

/** A badge is no reason to sign anybody out, nor to complain of the line: what is remembered stays. */
async function learnCount(lang: Lang): Promise<void> {
  const known = await browserCall(lang)(countCart).catch(whenUnavailable(null))
  if (known) learnCartCount(known.count)
}
