import { useTranslations } from 'use-intl'
import { CATEGORIES_PATH } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'

export function ToParts() {
  const t = useTranslations('watch')
  return (
    <Link to={CATEGORIES_PATH} className={buttonClass({ variant: 'secondary' })}>
      {t('search')}
    </Link>
  )
}
