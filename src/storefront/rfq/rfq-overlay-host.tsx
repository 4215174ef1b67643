import { useEffect } from 'react'
import { localizedPath } from '../../domain/locales.ts'
import { useLazy } from '../browser/use-lazy.ts'
import { useLang } from '../i18n/lang.tsx'
import { useRfqPanel } from './rfq-panel.ts'

const loadOverlay = async () => (await import('./rfq-overlay.tsx')).RfqOverlay

/** Stands once in the frame, empty until somebody wants the list. */
export function RfqOverlayHost() {
  const { isOpen, notice } = useRfqPanel()
  const { Part: Overlay, isFailed } = useLazy(loadOverlay, isOpen || notice !== null)
  const form = localizedPath(useLang(), '/rfq')
  useEffect(() => {
    // The list is also on its page. A word that cannot be said is no reason to go there.
    if (isFailed && isOpen) location.assign(form)
  }, [isFailed, isOpen, form])
  return Overlay && <Overlay />
}
