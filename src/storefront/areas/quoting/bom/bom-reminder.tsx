import { useTranslations } from 'use-intl'
import { Notice } from '../../../../web/ui/notice.tsx'
import { useBomSession } from './bom-store.ts'

/** A reviewed file looks like part of the request, but its lines are not until they are on the list. */
export function BomReminder() {
  const t = useTranslations('rfq_form')
  const session = useBomSession()
  if (!session || session.isAdded) return null
  return (
    <Notice
      tone="warning"
      action={
        <a href="#bom" className="underline">
          {t('bom_to_review')}
        </a>
      }
    >
      {t('bom_not_on_list')}
    </Notice>
  )
}
