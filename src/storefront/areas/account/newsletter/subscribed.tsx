import { useTranslations } from 'use-intl'
import { NEWS_PATH } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { CardPage } from '../../../shell/chrome/card-page.tsx'

export function Subscribed() {
  const t = useTranslations('newsletter')
  return (
    <CardPage isOutcome title={t('subscribed')} text={t('subscribed_text')}>
      <Link to={NEWS_PATH} className={buttonClass({ variant: 'primary' })}>
        {t('to_news')}
      </Link>
    </CardPage>
  )
}
