import { useTranslations } from 'use-intl'
import { LIMITS } from '../../domain/limits.ts'
import { Announcer } from '../notices/announcer.tsx'
import { ToastRegion } from '../ui/toast.tsx'
import { RfqDrawer } from './rfq-drawer.tsx'

/** What lies over the page when something happens to the RFQ list or the cart. */
export function Overlay() {
  const t = useTranslations()
  return (
    <ToastRegion label={t('account.notices')} closeLabel={t('actions.close')} durationMs={LIMITS.toastMs}>
      <Announcer />
      <RfqDrawer />
    </ToastRegion>
  )
}
