import { FileText } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'

export function NoRfqs() {
  const t = useTranslations()
  return (
    <EmptyState
      icon={<FileText />}
      title={t('account.no_rfqs')}
      text={t('account.no_rfqs_text')}
      action={
        <>
          <Link to="/rfq" className={buttonClass({ variant: 'primary' })}>
            {t('goods.request_quote')}
          </Link>
          <Link to="/category" className={buttonClass({ variant: 'secondary' })}>
            {t('results.browse')}
          </Link>
        </>
      }
    />
  )
}
