import { Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'

export function TooShort() {
  const t = useTranslations()
  return (
    <EmptyState
      icon={<Search />}
      title={t('errors.keyword_too_short')}
      text={t('results.too_short_text')}
      action={
        <Link to="/category" className={buttonClass({ variant: 'primary' })}>
          {t('results.browse')}
        </Link>
      }
    />
  )
}
