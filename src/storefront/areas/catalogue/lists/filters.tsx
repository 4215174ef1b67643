import './filters.css'
import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Facets } from '../../../../contract/shop/goods.ts'
import { Facet } from './facet.tsx'
import { FilterSwitch } from './filter-switch.tsx'
import type { GoodsChoice } from './goods-query.ts'
import type { HrefWith } from './use-narrowing.ts'

export const FILTERS_ID = 'filters'

type FiltersProps = { facets: Facets; choice: GoodsChoice; hrefWith: HrefWith; hasBrands?: boolean }

/** Every filter is a link: it works without JavaScript, and the URL describes the list. */
export function Filters({ facets, choice, hrefWith, hasBrands = true }: FiltersProps) {
  const t = useTranslations()
  return (
    <section id={FILTERS_ID} popover="auto" aria-label={t('filters.title')} className="filters">
      <div className="flex min-h-10 items-center justify-between">
        <h2 className="text-base">{t('filters.title')}</h2>
        <button
          type="button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          aria-label={t('filters.close')}
          className="filters-close grid size-10 place-items-center rounded-md hover:bg-bench"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <ul className="border-y border-hairline py-2">
        <FilterSwitch isOn={choice.in_stock} href={hrefWith({ in_stock: !choice.in_stock })}>
          {t('filters.in_stock')}
        </FilterSwitch>
        <FilterSwitch isOn={choice.rohs} href={hrefWith({ rohs: !choice.rohs })}>
          {t('filters.rohs')}
        </FilterSwitch>
      </ul>
      {hasBrands && (
        <Facet
          title={t('goods.manufacturer')}
          entries={facets.brands.map(({ id, name, count }) => ({ value: id, name, count }))}
          chosen={choice.brand_id}
          hrefFor={brand_id => hrefWith({ brand_id })}
        />
      )}
      <Facet
        title={t('filters.category')}
        entries={facets.categories.map(({ id, name, count }) => ({ value: id, name, count }))}
        chosen={choice.category_id}
        hrefFor={category_id => hrefWith({ category_id })}
      />
      <Facet
        title={t('goods.package')}
        entries={facets.packagings.map(({ name, count }) => ({ value: name, name, count }))}
        chosen={choice.packaging}
        hrefFor={packaging => hrefWith({ packaging })}
      />
    </section>
  )
}
