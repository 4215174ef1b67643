import { Factory } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'
import type { BrandChoice } from './brand-query.ts'

export function NoBrands({ choice }: { choice: BrandChoice }) {
  const t = useTranslations()
  const isNarrowed = choice.keyword !== '' || choice.letter !== ''
  return (
    <EmptyState
      icon={<Factory />}
      title={isNarrowed ? t('manufacturers.none') : t('empty.no_data')}
      text={t('manufacturers.none_text')}
      action={
        <>
          {isNarrowed && (
            <Link to="/manufacturer" className={buttonClass({ variant: 'primary' })}>
              {t('manufacturers.show_all')}
            </Link>
          )}
          <Link to="/rfq" className={buttonClass()}>
            {t('goods.request_quote')}
          </Link>
        </>
      }
    />
  )
}
