import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Facets, Goods, Suggestion } from '../../../../contract/shop/goods.ts'
import { SORTS } from '../../../../domain/sorts.ts'
import { Badge } from '../../../../web/ui/badge.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { classNames } from '../../../../web/ui/class-names.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { FILTERS_ID, Filters } from './filters.tsx'
import { GoodsList } from './goods-list.tsx'
import { GoodsPages } from './goods-pages.tsx'
import { countFilters, type GoodsChoice, type ListAddress } from './goods-query.ts'
import { NoGoods, NothingFiltered, NothingOnPage } from './no-goods.tsx'
import { type HrefWith, useNarrowing } from './use-narrowing.ts'

type FoundGoods = {
  list: Goods[]
  total: number
  page_size: number
  total_capped?: true
  facets: Facets
  /** Set if nothing matches, with or without filters. */
  did_you_mean?: Suggestion[]
}

type GoodsResultsProps = {
  found: FoundGoods
  choice: GoodsChoice
  address: ListAddress
  /** A manufacturer's own page has no manufacturer filter. */
  hasBrands?: boolean
  /** Shown when there is nothing even without filters. */
  empty?: ReactNode
}

/** A list of parts with its filters, order and pages. */
export function GoodsResults({ found, choice, address, hasBrands, empty = <NoGoods /> }: GoodsResultsProps) {
  const hrefWith = useNarrowing(address, choice)
  if (found.total === 0 && (countFilters(choice) === 0 || found.did_you_mean)) return empty
  return (
    <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-[14rem_minmax(0,1fr)]">
      <Filters facets={found.facets} choice={choice} hrefWith={hrefWith} hasBrands={hasBrands} />
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <OpenFilters count={countFilters(choice)} />
          <SortLinks sort={choice.sort} hrefWith={hrefWith} />
        </div>
        <ChosenFilters facets={found.facets} choice={choice} hrefWith={hrefWith} />
        <Found found={found} choice={choice} address={address} />
      </div>
    </div>
  )
}

function OpenFilters({ count }: { count: number }) {
  const t = useTranslations('filters')
  return (
    <button type="button" popoverTarget={FILTERS_ID} className={buttonClass({ className: 'md:hidden' })}>
      <SlidersHorizontal aria-hidden />
      {t('title')}
      {count > 0 && <Badge tone="brand">{count}</Badge>}
    </button>
  )
}

function SortLinks({ sort, hrefWith }: { sort: GoodsChoice['sort']; hrefWith: HrefWith }) {
  const t = useTranslations('filters')
  return (
    <nav aria-label={t('sort')} className="flex flex-wrap items-center gap-x-1 gap-y-0.5 text-sm">
      <span aria-hidden="true" className="me-1 text-ink-soft max-sm:hidden">
        {t('sort')}
      </span>
      {SORTS.map(option => (
        <a
          key={option}
          href={hrefWith({ sort: option })}
          rel="nofollow"
          aria-current={option === sort ? 'true' : undefined}
          className={classNames(
            'flex min-h-8 items-center rounded-md px-2',
            option === sort ? 'bg-brand-soft font-semibold text-brand-strong' : 'text-brand hover:bg-bench',
          )}
        >
          {t(`sort_${option}`)}
        </a>
      ))}
    </nav>
  )
}

function Found({ found, choice, address }: Pick<GoodsResultsProps, 'found' | 'choice' | 'address'>) {
  const hrefWith = useNarrowing(address, choice)
  if (found.total === 0) return <NothingFiltered choice={choice} hrefWith={hrefWith} />
  if (found.list.length === 0) return <NothingOnPage page={choice.page} href={hrefWith({})} />
  return (
    <>
      <GoodsList goods={found.list} keyword={address.keyword} />
      <GoodsPages found={found} page={choice.page} hrefFor={page => hrefWith({ page })} />
    </>
  )
}
