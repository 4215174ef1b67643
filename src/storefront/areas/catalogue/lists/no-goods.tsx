import { FilterX, PackageSearch } from 'lucide'
import { useTranslations } from 'use-intl'
import { CATEGORIES_PATH, RFQ_PATH } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { type GoodsChoice, withoutFilter, withoutFilters } from './goods-query.ts'
import type { HrefWith } from './use-narrowing.ts'

/** A list that is empty without any filter. */
export function NoGoods() {
  const t = useTranslations()
  return (
    <EmptyState
      icon={<Icon of={PackageSearch} />}
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

type NamedFilter = { slug: string; name: string }
/** A filter that keeps parts out, others that do so together with it, and how many parts there are without them. */
export type Relaxation = NamedFilter & { total: number; also?: readonly NamedFilter[] }

type NothingFilteredProps = { choice: GoodsChoice; hrefWith: HrefWith; relax?: readonly Relaxation[] }

export function NothingFiltered({ choice, hrefWith, relax = [] }: NothingFilteredProps) {
  const t = useTranslations()
  return (
    <EmptyState
      icon={<Icon of={FilterX} />}
      title={t('results.filtered_none')}
      text={t('results.filtered_none_text')}
      action={
        <>
          <Relaxations choice={choice} hrefWith={hrefWith} relax={relax} />
          <a
            href={hrefWith(withoutFilters(choice))}
            data-in-place=""
            className={buttonClass({ variant: relax.length > 0 ? 'secondary' : 'primary' })}
          >
            {t('filters.clear')}
          </a>
        </>
      }
    />
  )
}

function Relaxations({ choice, hrefWith, relax = [] }: NothingFilteredProps) {
  const t = useTranslations()
  const format = useFormat()
  const names: Record<string, string> = {
    brand_id: t('goods.manufacturer'),
    category_id: t('filters.category'),
    packaging: t('goods.package'),
    in_stock: t('filters.in_stock'),
    rohs: t('filters.rohs'),
    stock: t('filters.stock_limit'),
    price: t('filters.price_limit'),
  }
  const label = ({ slug, name }: NamedFilter) => name || names[slug] || slug
  return relax.map(({ total, also = [], ...first }, at) => (
    <a
      key={[first, ...also].map(({ slug }) => slug).join()}
      href={hrefWith(withoutAll(choice, [first, ...also]))}
      rel="nofollow"
      data-in-place=""
      className={buttonClass({ variant: at === 0 ? 'primary' : 'secondary' })}
    >
      {t('filters.without', {
        name: [first, ...also].map(label).join(', '),
        count: total,
        shown: format.count(total),
      })}
    </a>
  ))
}

function withoutAll(choice: GoodsChoice, filters: readonly NamedFilter[]): GoodsChoice {
  let rest = choice
  for (const { slug } of filters) rest = { ...rest, ...withoutFilter(rest, slug) }
  return rest
}

export function NothingOnPage({ page, href }: { page: number; href: string }) {
  const t = useTranslations('results')
  return (
    <EmptyState
      icon={<Icon of={PackageSearch} />}
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
