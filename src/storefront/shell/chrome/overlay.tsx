import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { LIMITS } from '../../../domain/limits.ts'
import { ToastRegion } from '../../../web/ui/toast.tsx'
import { Announcer } from '../notices/announcer.tsx'
import { RfqDrawer } from './rfq-drawer.tsx'

type OverlayProps = { live: RefObject<HTMLElement | null> }

/** Toasts and drawers that react to the RFQ list and the cart. */
export function Overlay({ live }: OverlayProps) {
  const t = useTranslations()
  return (
    <ToastRegion
      live={live}
      label={t('account.notices')}
      closeLabel={t('actions.close')}
      durationMs={LIMITS.toastMs}
    >
      <Announcer />
      <RfqDrawer />
    </ToastRegion>
  )
}
