import './filters.css'
import { X } from 'lucide'
import { useTranslations } from 'use-intl'
import type { Facets } from '../../../../contract/shop/goods.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { Icon } from '../../../../web/ui/icon.tsx'
import { AmountFilters } from './amount-filters.tsx'
import { Facet } from './facet.tsx'
import { FilterSwitch, FilterSwitches } from './filter-switch.tsx'
import type { GoodsChoice, ListAddress } from './goods-query.ts'
import type { NotUnderstood } from './not-understood.ts'
import { ParameterValues } from './parameter-values.tsx'
import { countById, countByName, toggle } from './toggle-value.ts'
import { useNarrowing } from './use-narrowing.ts'
import { usePendingChoice } from './use-pending-choice.ts'

export const FILTERS_ID = 'filters'
/** Further parameters are closed: two dozen open ones would be many screens tall. */
const OPEN_PARAMETERS = 5

type FiltersProps = {
  facets: Facets
  choice: GoodsChoice
  address: ListAddress
  total: number
  notUnderstood: NotUnderstood
  hasBrands?: boolean
}

/** Every filter is a link: it works without JavaScript, and the URL describes the list. */
export function Filters(props: FiltersProps) {
  const { facets, address, total, notUnderstood, hasBrands = true } = props
  const t = useTranslations()
  const format = useFormat()
  const choice = usePendingChoice(props.choice, address)
  const hrefWith = useNarrowing(address, choice)
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
          <Icon of={X} className="size-5" />
        </button>
      </div>
      <FilterSwitches className="border-y border-hairline py-2">
        {(['in_stock', 'rohs'] as const).map(name => (
          <FilterSwitch
            key={name}
            isOn={choice[name]}
            href={choice[name] || facets[name] !== 0 ? hrefWith({ [name]: !choice[name] }) : null}
            count={facets[name] === undefined ? undefined : format.count(facets[name])}
          >
            {t(`filters.${name}`)}
          </FilterSwitch>
        ))}
      </FilterSwitches>
      {address.slugs && <AmountFilters choice={choice} address={address} notUnderstood={notUnderstood} />}
      <Facet
        name="category_id"
        title={t('filters.category')}
        entries={facets.categories.map(({ id, name, count }) => ({
          value: id,
          name,
          count,
          isOn: choice.category_id.includes(id),
          href: hrefWith({ category_id: toggle(choice.category_id, id, countById(facets.categories)) }),
        }))}
      />
      {hasBrands && (
        <Facet
          name="brand_id"
          title={t('goods.manufacturer')}
          entries={facets.brands.map(({ id, name, count }) => ({
            value: id,
            name,
            count,
            isOn: choice.brand_id.includes(id),
            href: hrefWith({ brand_id: toggle(choice.brand_id, id, countById(facets.brands)) }),
          }))}
        />
      )}
      <Facet
        name="packaging"
        title={t('goods.package')}
        entries={packagesOf(facets, choice).map(({ name, count }) => ({
          value: name,
          name,
          count,
          isOn: choice.packaging.includes(name),
          href: hrefWith({ packaging: toggle(choice.packaging, name, countByName(facets.packagings)) }),
        }))}
      />
      {facets.parameters.map((facet, at) => (
        <ParameterValues
          key={facet.slug}
          facet={facet}
          choice={choice}
          address={address}
          hrefWith={hrefWith}
          isOpen={at < OPEN_PARAMETERS}
          misunderstood={notUnderstood.find(({ name }) => name === facet.slug)?.text}
        />
      ))}
      <ShowParts total={total} />
    </section>
  )
}

/** A chosen package stays among the options, even if nothing matches it. */
function packagesOf({ packagings }: Facets, { packaging }: GoodsChoice): Facets['packagings'] {
  const missing = packaging.filter(name => !packagings.some(known => known.name === name))
  return [...packagings, ...missing.map(name => ({ name, count: 0 }))]
}

/** On phones the sheet stays open while filters are chosen; this button closes it. */
function ShowParts({ total }: { total: number }) {
  const t = useTranslations('filters')
  const format = useFormat()
  return (
    <div className="filters-show">
      <button
        type="button"
        popoverTarget={FILTERS_ID}
        popoverTargetAction="hide"
        className={buttonClass({ variant: 'primary', className: 'w-full' })}
      >
        {t('show', { count: total, shown: format.count(total) })}
      </button>
    </div>
  )
}
