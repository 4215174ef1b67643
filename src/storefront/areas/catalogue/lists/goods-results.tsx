import { SlidersHorizontal } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Facets, ShownGoods, Suggestion } from '../../../../contract/shop/goods.ts'
import { Badge } from '../../../../web/ui/badge.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { Icon } from '../../../../web/ui/icon.tsx'
import { CompareBarHost } from '../compare-list/compare-bar-host.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { FILTERS_ID, Filters } from './filters.tsx'
import { GoodsList } from './goods-list.tsx'
import { GoodsPages } from './goods-pages.tsx'
import { countFilters, type GoodsChoice, type ListAddress } from './goods-query.ts'
import { NoGoods, NothingFiltered, NothingOnPage, type Relaxation } from './no-goods.tsx'
import type { NotUnderstood } from './not-understood.ts'
import { PriceQuantity } from './price-quantity.tsx'
import { SortLinks } from './sort-links.tsx'
import { FOUND, useInPlaceLinks } from './use-in-place-links.ts'
import { useNarrowing } from './use-narrowing.ts'
import { useIsNarrowing, usePendingChoice } from './use-pending-choice.ts'
import { useProperAddress } from './use-proper-address.ts'

type FoundGoods = {
  list: ShownGoods[]
  total: number
  page_size: number
  total_capped?: true
  facets: Facets
  not_understood?: NotUnderstood
  relax?: readonly Relaxation[]
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
  /** Shown above the active filters, and the filters that it shows itself. */
  reading?: SearchReading
}

/** `isOurs`: the address has only the words of the search, and the filters are our reading. */
type SearchReading = { bar: ReactNode; slugs: ReadonlySet<string>; isOurs: boolean }

/** A list of parts with its filters, order and pages. */
export function GoodsResults({
  found,
  choice,
  address,
  hasBrands,
  empty = <NoGoods />,
  reading,
}: GoodsResultsProps) {
  const hrefWith = useNarrowing(address, choice)
  const inPlaceLinks = useInPlaceLinks()
  const { facets, total, not_understood: notUnderstood = NONE } = found
  useProperAddress(hrefWith({ page: choice.page }), notUnderstood, !reading?.isOurs)
  if (total === 0 && ((countFilters(choice) === 0 && !reading) || found.did_you_mean)) return empty
  return (
    <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-[14rem_minmax(0,1fr)]" {...inPlaceLinks}>
      <Filters
        facets={facets}
        choice={choice}
        address={address}
        total={total}
        notUnderstood={notUnderstood}
        hasBrands={hasBrands}
      />
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <OpenFilters count={countFilters(choice)} />
          <PriceQuantity choice={choice} address={address} />
          <Sorting facets={facets} choice={choice} address={address} />
        </div>
        <Misunderstood parts={notUnderstood} facets={facets} />
        {reading?.bar}
        <Chosen facets={facets} choice={choice} address={address} except={reading?.slugs} />
        <Dimmed>
          <Found found={found} choice={choice} address={address} />
        </Dimmed>
      </div>
      <CompareBarHost />
    </div>
  )
}

const NONE: NotUnderstood = []

type NarrowedProps = { facets: Facets; choice: GoodsChoice; address: ListAddress }

function Sorting({ facets, choice, address }: NarrowedProps) {
  const pending = usePendingChoice(choice, address)
  return <SortLinks sort={pending.sort} facets={facets} hrefWith={useNarrowing(address, pending)} />
}

function Chosen({ facets, choice, address, except }: NarrowedProps & { except?: ReadonlySet<string> }) {
  const pending = usePendingChoice(choice, address)
  const hrefWith = useNarrowing(address, pending)
  return <ChosenFilters facets={facets} choice={pending} hrefWith={hrefWith} except={except} />
}

function OpenFilters({ count }: { count: number }) {
  const t = useTranslations('filters')
  return (
    <button type="button" popoverTarget={FILTERS_ID} className={buttonClass({ className: 'md:hidden' })}>
      <Icon of={SlidersHorizontal} />
      {t('title')}
      {count > 0 && <Badge tone="brand">{count}</Badge>}
    </button>
  )
}

/** The rest of the filters is applied. */
function Misunderstood({ parts, facets }: { parts: NotUnderstood; facets: Facets }) {
  const t = useTranslations('filters')
  if (parts.length === 0) return null
  const nameOf = (name: string) => {
    if (name === 'stock' || name === 'price') return t(`${name}_limit`)
    return facets.parameters.find(({ slug }) => slug === name)?.name ?? name
  }
  return (
    <ul role="status" className="text-sm text-error">
      {parts.map(({ name, text }) => (
        <li key={`${name} ${text}`}>{t('not_understood', { name: nameOf(name), text })}</li>
      ))}
    </ul>
  )
}

/**
 * A list that is about to change dims; fast answers come first. Its children stay the same elements, so that only this
 * one is rendered again when a filter is clicked.
 */
function Dimmed({ children }: { children: ReactNode }) {
  return (
    <div
      className={`${FOUND} flex flex-col gap-4 outline-none aria-busy:opacity-50 aria-busy:[transition:opacity_100ms_150ms]`}
      tabIndex={-1}
      aria-busy={useIsNarrowing()}
    >
      {children}
    </div>
  )
}

type FoundProps = Pick<GoodsResultsProps, 'found' | 'choice' | 'address'>

function Found({ found, choice, address }: FoundProps) {
  const hrefWith = useNarrowing(address, choice)
  if (found.total === 0) return <NothingFiltered choice={choice} hrefWith={hrefWith} relax={found.relax} />
  if (found.list.length === 0) return <NothingOnPage page={choice.page} href={hrefWith({})} />
  // A search lists the best match first, or parts in stock if its words are read as filters.
  const isUsuallyByNumber = address.slugs !== undefined && address.keyword === undefined
  return (
    <>
      <GoodsList
        goods={found.list}
        keyword={address.keyword}
        quantity={choice.qty}
        parameters={leadParameters(found)}
        sorting={{ sort: choice.sort, isUsuallyByNumber, hrefWith }}
      />
      <GoodsPages found={found} page={choice.page} hrefFor={page => hrefWith({ page })} />
    </>
  )
}

/** Those that the listed parts state, in the order of the filters. */
function leadParameters({ list, facets }: FoundGoods) {
  const stated = new Set(list.flatMap(({ parameters = [] }) => parameters.map(({ slug }) => slug)))
  return facets.parameters.filter(({ slug }) => stated.has(slug))
}
