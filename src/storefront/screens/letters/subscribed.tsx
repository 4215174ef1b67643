import { useTranslations } from 'use-intl'
import { Link } from '../../i18n/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { AuthPage } from '../auth/auth-page.tsx'

export function Subscribed() {
  const t = useTranslations('letters')
  return (
    <AuthPage isOutcome title={t('subscribed')} text={t('subscribed_text')}>
      <Link to="/news" className={buttonClass({ variant: 'primary' })}>
        {t('to_news')}
      </Link>
    </AuthPage>
  )
}
