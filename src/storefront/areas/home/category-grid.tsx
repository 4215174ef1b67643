import { useTranslations } from 'use-intl'
import { CATEGORIES_PATH, categoryPath } from '../../../domain/paths.ts'
import { Link } from '../../../web/i18n/link.tsx'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { CategoryIcon } from '../../shell/chrome/categories/category-icon.tsx'
import type { HomeCategory } from './load-home.ts'
import { HomeSection } from './section.tsx'

export function CategoryGrid({ categories }: { categories: readonly HomeCategory[] }) {
  const t = useTranslations()
  if (categories.length === 0) return null
  return (
    <HomeSection title={t('titles.category')} more={{ to: CATEGORIES_PATH, label: t('menu.all_categories') }}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
        {categories.map(category => (
          <li key={category.category_id} className="min-w-0">
            <Tile category={category} />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

function Tile({ category }: { category: HomeCategory }) {
  const format = useFormat()
  return (
    <Link
      to={categoryPath(category.category_page_url)}
      className="border-hairline hover:border-brand hover:bg-brand-soft flex h-full items-center gap-3 rounded-md border p-3 transition-colors duration-150 max-sm:flex-col max-sm:items-start"
    >
      <CategoryIcon src={category.category_icon} className="size-10" />
      <span className="min-w-0">
        <span className="block font-semibold hyphens-auto wrap-anywhere">{category.category_name}</span>
        <span className="text-ink-soft ltr-value text-sm">{format.count(category.goods_count)}</span>
      </span>
    </Link>
  )
}
