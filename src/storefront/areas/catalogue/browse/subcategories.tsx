import { ChevronDown } from 'lucide'
import { useTranslations } from 'use-intl'
import type { CategoryNode } from '../../../../contract/shop/goods.ts'
import { categoryPath } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Icon } from '../../../../web/ui/icon.tsx'
import { foldCategories } from '../../../shell/chrome/categories/fold-categories.ts'

const SHOWN_AT_ONCE = 24

export function Subcategories({ categories }: { categories: readonly CategoryNode[] }) {
  const t = useTranslations()
  const format = useFormat()
  if (categories.length === 0) return null
  const { shown, isFolded } = foldCategories(categories, SHOWN_AT_ONCE)
  return (
    <nav aria-label={t('results.subcategories')}>
      <Links categories={shown} />
      {isFolded && (
        <details className="group mt-2">
          <summary className="text-brand flex min-h-9 list-none items-center gap-2 font-semibold hover:underline">
            {t('menu.all_categories')}
            <bdi className="ltr-value font-normal">({format.count(categories.length)})</bdi>
            <Icon of={ChevronDown} className="size-4 group-open:rotate-180" />
          </summary>
          <Links categories={categories} />
        </details>
      )}
    </nav>
  )
}

function Links({ categories }: { categories: readonly CategoryNode[] }) {
  const format = useFormat()
  return (
    <ul className="flex flex-wrap gap-2 sm:grid sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {categories.map(({ category_id, category_name, category_page_url, goods_count }) => (
        <li key={category_id}>
          <Link
            to={categoryPath(category_page_url)}
            className="flex h-full min-h-9 items-center justify-between gap-3 rounded-md border border-hairline px-3 py-1.5 text-brand hover:border-brand hover:bg-brand-soft"
          >
            <span className="min-w-0 wrap-anywhere hyphens-auto">{category_name}</span>
            <span className="ltr-value shrink-0 text-sm text-ink-soft">{format.count(goods_count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
