import { useTranslations } from 'use-intl'
import type { CategoryNode } from '../../../contract/goods.ts'
import { Link } from '../../i18n/link.tsx'
import { useFormat } from '../../i18n/use-format.ts'

export function Subcategories({ categories }: { categories: readonly CategoryNode[] }) {
  const t = useTranslations('results')
  const format = useFormat()
  if (categories.length === 0) return null
  return (
    <nav aria-label={t('subcategories')}>
      <ul className="flex flex-wrap gap-2 sm:grid sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {categories.map(({ category_id, category_name, category_page_url, goods_count }) => (
          <li key={category_id}>
            <Link
              to={`/category/${category_page_url}`}
              className="flex h-full min-h-9 items-center justify-between gap-3 rounded-md border border-hairline px-3 py-1.5 text-brand hover:border-brand hover:bg-brand-soft"
            >
              <span className="min-w-0 wrap-anywhere hyphens-auto">{category_name}</span>
              <span className="ltr-value text-sm text-ink-soft">{format.count(goods_count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
