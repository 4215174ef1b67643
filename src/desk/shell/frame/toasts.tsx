import { Toast } from '@base-ui/react/toast'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useSay } from '../../../web/forms/form-context.ts'
import { ToastRegion } from '../../../web/ui/toast.tsx'
import { TOAST_MS, useDeskNotice } from '../session/notices.ts'

export function Toasts({ live }: { live: RefObject<HTMLElement | null> }) {
  const t = useTranslations()
  return (
    <ToastRegion
      live={live}
      label={t('account.notices')}
      closeLabel={t('actions.close')}
      durationMs={TOAST_MS}
    >
      <DeskAnnouncer />
    </ToastRegion>
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
