import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Facets } from '../../../../contract/shop/goods.ts'
import { filterItems } from '../../../../domain/split-filter.ts'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Chip } from '../../../../web/ui/chip.tsx'
import { describeItem, describeRange } from './describe-item.ts'
import { countFilters, type GoodsChoice, withoutFilters } from './goods-query.ts'
import { countById, countByName, toggle, toggleValue } from './toggle-value.ts'
import type { HrefWith } from './use-narrowing.ts'
import { ValueLabel } from './value-label.tsx'

type ChosenFiltersProps = {
  facets: Facets
  choice: GoodsChoice
  hrefWith: HrefWith
  /** Filters that are shown elsewhere. */
  except?: ReadonlySet<string>
}
/** `id` stays the same while other filters change. */
type ShownChip = { id: string; text: ReactNode; href: string }

/** The active filters; a click removes one. */
export function ChosenFilters({ facets, choice, hrefWith, except = NONE }: ChosenFiltersProps) {
  const t = useTranslations()
  const format = useFormat()
  const parameters = useParameterChips({ facets, choice, hrefWith, except })
  if (countFilters(choice) === 0) return null
  const { in_stock, rohs, brand_id, category_id, packaging, stock, price } = choice
  const chips: (ShownChip | false)[] = [
    in_stock && { id: 'in_stock', text: t('filters.in_stock'), href: hrefWith({ in_stock: false }) },
    rohs && { id: 'rohs', text: t('filters.rohs'), href: hrefWith({ rohs: false }) },
    ...(except.has('brand_id') ? [] : brand_id).map(id => ({
      id: `brand_id ${id}`,
      text: nameOf(facets.brands, id, t('goods.manufacturer')),
      href: hrefWith({ brand_id: toggle(brand_id, id, countById(facets.brands)) }),
    })),
    ...category_id.map(id => ({
      id: `category_id ${id}`,
      text: nameOf(facets.categories, id, t('filters.category')),
      href: hrefWith({ category_id: toggle(category_id, id, countById(facets.categories)) }),
    })),
    ...(except.has('packaging') ? [] : packaging).map(name => ({
      id: `packaging ${name}`,
      text: name,
      href: hrefWith({ packaging: toggle(packaging, name, countByName(facets.packagings)) }),
    })),
    ...parameters,
    stock !== undefined && {
      id: 'stock',
      text: t('filters.stock_chip', { amount: describeRange(stock, format.count) }),
      href: hrefWith({ stock: undefined }),
    },
    price !== undefined && {
      id: 'price',
      text: t('filters.price_chip', { amount: describeRange(price, format.price) }),
      href: hrefWith({ price: undefined }),
    },
  ]
  if (!chips.some(Boolean)) return null
  return (
    <ul aria-label={t('filters.chosen')} className="flex flex-wrap items-center gap-2">
      {chips.map(
        chip =>
          chip && (
            <li key={chip.id}>
              <Chip href={chip.href} removeLabel={t('actions.remove')}>
                {chip.text}
              </Chip>
            </li>
          ),
      )}
      <li>
        <a
          href={hrefWith(withoutFilters(choice))}
          data-in-place=""
          className="inline-flex min-h-7 items-center text-sm text-brand underline hover:text-brand-strong"
        >
          {t('filters.clear')}
        </a>
      </li>
    </ul>
  )
}

const NONE: ReadonlySet<string> = new Set()

function useParameterChips({ facets, choice, hrefWith, except }: ChosenFiltersProps): ShownChip[] {
  const t = useTranslations('filters')
  return Object.entries(choice.parameters).flatMap(([slug, text]) => {
    if (except?.has(slug)) return []
    const facet = facets.parameters.find(known => known.slug === slug)
    const { name, unit, kind, values } = facet ?? { name: slug, unit: '', kind: 'text', values: [] }
    return filterItems(text).map(item => {
      const label = values.find(({ value }) => value === item)?.label ?? describeItem(item, unit)
      const shown = item === '-' ? t('not_stated') : label
      const rest = toggleValue({ values }, text, item)
      return {
        id: `${slug} ${item}`,
        text: (
          <>
            {name}: <ValueLabel kind={kind}>{shown}</ValueLabel>
          </>
        ),
        href: hrefWith({ parameters: { ...choice.parameters, [slug]: rest } }),
      }
    })
  })
}

/** A value without results has no facet entry with its name. */
function nameOf(entries: readonly { id: number; name: string }[], id: number, kind: string): string {
  return entries.find(entry => entry.id === id)?.name ?? `${kind} ${id}`
}
