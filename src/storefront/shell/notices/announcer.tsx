import { Toast } from '@base-ui/react/toast'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { CART_PATH } from '../../../domain/paths.ts'
import { Link } from '../../../web/i18n/link.tsx'
import { openRfqDrawer, useRfqPanel } from '../rfq-list/rfq-panel.ts'
import { type ShownNotice, useNotice } from './notices.ts'

/** Long enough to notice the mistake and reach the button. */
const UNDO_MS = 8_000

const LOOK = 'inline-block min-h-6 font-semibold underline underline-offset-3 outline-white!'

/** Shows the last message as a toast. */
export function Announcer() {
  const { add, close } = Toast.useToastManager()
  const { isOpen } = useRfqPanel()
  const notice = useNotice()
  const announcedId = useRef(0)
  useEffect(() => {
    if (!notice || announcedId.current === notice.id) return
    announcedId.current = notice.id
    const id = add({
      type: notice.isError ? 'error' : 'success',
      timeout: typeof notice.way === 'object' ? UNDO_MS : notice.durationMs,
      title: (
        <>
          {notice.text} {notice.way && <WayOn way={notice.way} onTaken={() => close(id)} />}
        </>
      ),
    })
  }, [add, close, notice])
  // With the list open the message is unnecessary, and the toast would cover the drawer's buttons.
  useEffect(() => {
    if (isOpen) close()
  }, [close, isOpen])
  return null
}

type WayOnProps = { way: NonNullable<ShownNotice['way']>; onTaken: () => void }

function WayOn({ way, onTaken }: WayOnProps) {
  const t = useTranslations()
  if (way === 'cart')
    return (
      <Link to={CART_PATH} onClick={onTaken} className={LOOK}>
        {t('cart.show')}
      </Link>
    )
  const take = () => {
    onTaken()
    if (way === 'rfq-list') return showList()
    way.undo()
  }
  return (
    <button type="button" onClick={take} className={LOOK}>
      {t(way === 'rfq-list' ? 'rfq_form.show_list' : 'cart.undo')}
    </button>
  )
}

/** The toast is gone when the drawer closes: the focus returns to the button that stays. */
function showList(): void {
  document.querySelector<HTMLElement>('header [data-rfq-button]')?.focus({ preventScroll: true })
  openRfqDrawer()
}
