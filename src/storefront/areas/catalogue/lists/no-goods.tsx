import { FilterX, PackageSearch } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CATEGORIES_PATH, RFQ_PATH } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'
import { type GoodsChoice, withoutFilters } from './goods-query.ts'
import type { HrefWith } from './use-narrowing.ts'

/** A list that is empty without any filter. */
export function NoGoods() {
  const t = useTranslations()
  return (
    <EmptyState
      icon={<PackageSearch />}
      title={t('empty.no_data')}
      text={t('results.no_goods_text')}
      action={<WaysOn />}
    />
  )
}

/** Links for a buyer who has found nothing. */
function WaysOn() {
  const t = useTranslations()
  return (
    <>
      <Link to={RFQ_PATH} className={buttonClass({ variant: 'primary' })}>
        {t('goods.request_quote')}
      </Link>
      <Link to={CATEGORIES_PATH} className={buttonClass()}>
        {t('results.browse')}
      </Link>
    </>
  )
}

export function NothingFiltered({ choice, hrefWith }: { choice: GoodsChoice; hrefWith: HrefWith }) {
  const t = useTranslations()
  return (
    <EmptyState
      icon={<FilterX />}
      title={t('results.filtered_none')}
      text={t('results.filtered_none_text')}
      action={
        <a href={hrefWith(withoutFilters(choice))} className={buttonClass({ variant: 'primary' })}>
          {t('filters.clear')}
        </a>
      }
    />
  )
}

export function NothingOnPage({ page, href }: { page: number; href: string }) {
  const t = useTranslations('results')
  return (
    <EmptyState
      icon={<PackageSearch />}
      title={t('page_empty', { page: String(page) })}
      text={t('page_empty_text')}
      action={
        <a href={href} className={buttonClass({ variant: 'primary' })}>
          {t('first_page')}
        </a>
      }
    />
  )
}
