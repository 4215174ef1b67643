import { useTranslations } from 'use-intl'
import { CardPage } from '../../chrome/card-page.tsx'
import { Link } from '../../i18n/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'

export function Subscribed() {
  const t = useTranslations('letters')
  return (
    <CardPage isOutcome title={t('subscribed')} text={t('subscribed_text')}>
      <Link to="/news" className={buttonClass({ variant: 'primary' })}>
        {t('to_news')}
      </Link>
    </CardPage>
  )
}
