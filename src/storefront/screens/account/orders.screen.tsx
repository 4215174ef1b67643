import { Package } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Link } from '../../i18n/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AccountLayout } from './account-layout.tsx'

export function Component() {
  const t = useTranslations()
  return (
    <AccountLayout>
      <EmptyState
        icon={<Package />}
        title={t('account.no_orders')}
        text={t('account.no_orders_text')}
        action={
          <Link to="/category" className={buttonClass({ variant: 'primary' })}>
            {t('results.browse')}
          </Link>
        }
      />
    </AccountLayout>
  )
}
