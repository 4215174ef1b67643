import { useTranslations } from 'use-intl'
import { CATEGORIES_PATH } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'

/** Shown when the tree could not be loaded. The page of all categories shows more and offers a retry. */
export function CategoriesMissing({ className }: { className: string }) {
  const t = useTranslations('menu')
  return (
    <p className={className}>
      {t('failed')}{' '}
      <Link to={CATEGORIES_PATH} className="text-brand font-semibold underline">
        {t('all_categories')}
      </Link>
    </p>
  )
}
