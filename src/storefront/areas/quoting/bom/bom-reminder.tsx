import { useTranslations } from 'use-intl'
import { Notice } from '../../../../web/ui/notice.tsx'
import { useBomSession } from './bom-store.ts'

/** A reviewed file looks as if it were part of the request; until its lines are on the list it is not. */
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
