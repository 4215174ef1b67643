import { useTranslations } from 'use-intl'
import type { Facets } from '../../../../contract/shop/goods.ts'
import { Chip } from '../../../../web/ui/chip.tsx'
import { countFilters, type GoodsChoice, withoutFilters } from './goods-query.ts'
import type { HrefWith } from './use-narrowing.ts'

type ChosenFiltersProps = { facets: Facets; choice: GoodsChoice; hrefWith: HrefWith }

/** The active filters; a click removes one. */
export function ChosenFilters({ facets, choice, hrefWith }: ChosenFiltersProps) {
  const t = useTranslations()
  if (countFilters(choice) === 0) return null
  const chips = [
    choice.in_stock && { text: t('filters.in_stock'), href: hrefWith({ in_stock: false }) },
    choice.rohs && { text: t('filters.rohs'), href: hrefWith({ rohs: false }) },
    choice.brand_id !== undefined && {
      text: nameOf(facets.brands, choice.brand_id, t('goods.manufacturer')),
      href: hrefWith({ brand_id: undefined }),
    },
    choice.category_id !== undefined && {
      text: nameOf(facets.categories, choice.category_id, t('filters.category')),
      href: hrefWith({ category_id: undefined }),
    },
    choice.packaging !== undefined && {
      text: choice.packaging,
      href: hrefWith({ packaging: undefined }),
    },
  ].filter(chip => chip !== false)
  return (
    <ul aria-label={t('filters.chosen')} className="flex flex-wrap items-center gap-2">
      {chips.map(({ text, href }) => (
        <li key={href}>
          <Chip href={href} removeLabel={t('actions.remove')}>
            {text}
          </Chip>
        </li>
      ))}
      <li>
        <a
          href={hrefWith(withoutFilters(choice))}
          className="inline-flex min-h-7 items-center text-sm text-brand underline hover:text-brand-strong"
        >
          {t('filters.clear')}
        </a>
      </li>
    </ul>
  )
}

/** A value without results has no facet entry with its name. */
function nameOf(entries: readonly { id: number; name: string }[], id: number, kind: string): string {
  return entries.find(entry => entry.id === id)?.name ?? `${kind} ${id}`
}
