import { useTranslations } from 'use-intl'
import { LIMITS } from '../../../../domain/limits.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Pagination } from '../../../../web/ui/pagination.tsx'

type GoodsPagesProps = {
  found: { total: number; page_size: number }
  page: number
  hrefFor: (page: number) => string
}

export function GoodsPages({ found, page, hrefFor }: GoodsPagesProps) {
  const t = useTranslations('pagination')
  const format = useFormat()
  return (
    <div className="flex justify-center pt-2">
      <Pagination
        page={page}
        pageCount={Math.ceil(Math.min(found.total, LIMITS.listTotal) / found.page_size)}
        hrefFor={hrefFor}
        labels={{
          navigation: t('label'),
          previous: t('previous'),
          next: t('next'),
          page: number => t('page', { page: format.count(number) }),
        }}
      />
    </div>
  )
}
