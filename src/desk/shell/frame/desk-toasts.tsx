import { Toast } from '@base-ui/react/toast'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useSay } from '../../../web/forms/form-context.ts'
import { ToastRegion } from '../../../web/ui/toast.tsx'
import { useDeskNotice } from '../session/notices.ts'

const TOAST_MS = 5_000

export function DeskToasts({ children }: { children: ReactNode }) {
  const t = useTranslations()
  const live = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={live} aria-live="polite" data-live />
      <ToastRegion
        live={live}
        label={t('account.notices')}
        closeLabel={t('actions.close')}
        durationMs={TOAST_MS}
      >
        {children}
        <DeskAnnouncer />
      </ToastRegion>
    </>
  )
}

/** Shows the last message as a toast. */
function DeskAnnouncer() {
  const { add } = Toast.useToastManager()
  const { last } = useDeskNotice()
  const say = useSay()
  const announcedId = useRef(0)
  useEffect(() => {
    if (!last || announcedId.current === last.id) return
    announcedId.current = last.id
    add({ type: last.isError ? 'error' : 'success', title: say(last.wording) })
  }, [add, last, say])
  return null
}
