import { useRef } from 'react'
import { useLazy } from '../../../web/browser/use-lazy.ts'
import { useSay } from '../../../web/forms/form-context.ts'
import { PlainNotice } from '../../../web/ui/plain-notice.tsx'
import { dismissNotice, TOAST_MS, useDeskNotice } from '../session/notices.ts'

const loadToasts = async () => (await import('./toasts.tsx')).Toasts

/** Renders only its live region until there is a message: screen readers announce additions to a known region. */
export function DeskToasts() {
  const live = useRef<HTMLDivElement>(null)
  const say = useSay()
  const { last } = useDeskNotice()
  const { Part: Toasts, isFailed } = useLazy(loadToasts, last?.id ?? null, [])
  return (
    <>
      <div ref={live} aria-live="polite" data-live>
        {!Toasts && isFailed && last && (
          <PlainNotice key={last.id} text={say(last.wording)} durationMs={TOAST_MS} onEnd={dismissNotice} />
        )}
      </div>
      {Toasts && <Toasts live={live} />}
    </>
  )
}
