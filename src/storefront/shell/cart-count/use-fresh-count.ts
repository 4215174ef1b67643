import { useEffect } from 'react'
import { readCookie } from '../../../web/browser/cookies.ts'
import { useLang } from '../../../web/i18n/lang.tsx'
import { useCartCount } from './cart-count.ts'

/** Other tabs and devices fill the same cart. Visitors without a session or cart cause no request. */
export function useFreshCount(): void {
  const lang = useLang()
  const hasCart = useCartCount() > 0
  useEffect(() => {
    if (!hasCart && !readCookie('token')) return
    import('./keep-count.ts').then(
      ({ keepCountFresh }) => keepCountFresh(lang),
      // Without a connection the stored count stays.
      () => {},
    )
  }, [hasCart, lang])
}
