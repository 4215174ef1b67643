import { useEffect, useRef } from 'react'
import { LIMITS } from '../../../domain/limits.ts'
import { localizedPath } from '../../../domain/locales.ts'
import { RFQ_PATH } from '../../../domain/paths.ts'
import { useLazy } from '../../../web/browser/use-lazy.ts'
import { useLang } from '../../../web/i18n/lang.tsx'
import { PlainNotice } from '../../../web/ui/plain-notice.tsx'
import { dismissNotice, useNotice } from '../notices/notices.ts'
import { useRfqPanel } from '../rfq-list/rfq-panel.ts'

const OVERLAY_TEXTS = ['account', 'cart', 'quoting'] as const
const loadOverlay = async () => (await import('./overlay.tsx')).Overlay

/**
 * Mounted once in the frame. Renders only its live region until there is a message or the RFQ list is opened. Screen
 * readers announce only additions to a region that already exists, so the server renders it.
 */
export function OverlayHost() {
  const live = useRef<HTMLDivElement>(null)
  const { isOpen } = useRfqPanel()
  const notice = useNotice()
  const { Part: Overlay, isFailed } = useLazy(
    loadOverlay,
    isOpen ? 'the list' : (notice?.id ?? null),
    OVERLAY_TEXTS,
  )
  const form = localizedPath(useLang(), RFQ_PATH)
  useEffect(() => {
    // The list also has its own page. A message that cannot be shown is no reason to go there.
    if (isFailed && isOpen) location.assign(form)
  }, [isFailed, isOpen, form])
  return (
    <>
      <div ref={live} aria-live="polite" aria-relevant="additions text" data-live="">
        {!Overlay && isFailed && notice && (
          <PlainNotice
            key={notice.id}
            text={notice.text}
            durationMs={notice.durationMs ?? LIMITS.toastMs}
            onEnd={dismissNotice}
          />
        )}
      </div>
      {Overlay && <Overlay live={live} />}
    </>
  )
}
