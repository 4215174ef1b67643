import { useTranslations } from 'use-intl'
import { Link } from '../../../../web/i18n/link.tsx'

/** The tree did not come. The page of all categories says more, and offers to try again. */
export function CategoriesMissing({ className }: { className: string }) {
  const t = useTranslations('menu')
  return (
    <p className={className}>
      {t('failed')}{' '}
      <Link to="/category" className="text-brand font-semibold underline">
        {t('all_categories')}
      </Link>
    </p>
  )
}
