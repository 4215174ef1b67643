import { Toast } from '@base-ui/react/toast'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { RfqDrawer } from '../chrome/rfq-drawer.tsx'
import { ToastRegion } from '../ui/toast.tsx'
import { openRfqDrawer, useRfqPanel } from './rfq-panel.ts'

const TOAST_MS = 2_500

/** What lies over the page when something happens to the RFQ list. */
export function RfqOverlay() {
  const t = useTranslations()
  return (
    <ToastRegion label={t('rfq_form.list')} closeLabel={t('actions.close')}>
      <Announcer />
      <RfqDrawer />
    </ToastRegion>
  )
}

/** The words are gone by the time the drawer closes: the keyboard comes back to the button that stays. */
function showList(): void {
  document.querySelector<HTMLElement>('header [data-rfq-button]')?.focus({ preventScroll: true })
  openRfqDrawer()
}

function Announcer() {
  const t = useTranslations('rfq_form')
  const { add, close } = Toast.useToastManager()
  const { notice, isOpen } = useRfqPanel()
  const told = useRef(0)
  useEffect(() => {
    if (!notice || told.current === notice.id) return
    told.current = notice.id
    add({
      type: notice.isError ? 'error' : 'success',
      timeout: TOAST_MS,
      priority: 'low',
      title: (
        <>
          {notice.text}{' '}
          <button
            type="button"
            onClick={showList}
            className="inline-block min-h-6 font-semibold underline underline-offset-3 outline-white!"
          >
            {t('show_list')}
          </button>
        </>
      ),
    })
  }, [add, notice, t])
  // Who sees the list need not be told of it, and the words would lie over the drawer's buttons.
  useEffect(() => {
    if (isOpen) close()
  }, [close, isOpen])
  return null
}
