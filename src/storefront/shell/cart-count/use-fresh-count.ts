import { useEffect } from 'react'
import { useLang } from '../../../web/i18n/lang.tsx'

/**
 * Other tabs and devices fill the same cart. A visitor's cart is known by a cookie that scripts cannot read and that
 * outlives the stored count: some browsers empty the storage after a week.
 */
export function useFreshCount(): void {
  const lang = useLang()
  useEffect(() => {
    import('./keep-count.ts').then(
      ({ keepCountFresh }) => keepCountFresh(lang),
      // Without a connection the stored count stays.
      () => {},
    )
  }, [lang])
}
