import { ChevronDown } from 'lucide'
import { useTranslations } from 'use-intl'
import type { CategoryNode } from '../../../../contract/shop/goods.ts'
import { CATEGORIES_PATH, categoryPath } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Icon } from '../../../../web/ui/icon.tsx'
import { Skeleton } from '../../../../web/ui/skeleton.tsx'
import { CategoriesMissing } from './categories-missing.tsx'
import { CategoryIcon } from './category-icon.tsx'
import { useCategoryTree } from './category-tree.ts'
import { foldCategories, TOP_CATEGORIES } from './fold-categories.ts'

const ROW = 'flex min-h-11 items-center gap-3 rounded-md px-3 hover:bg-bench'

/** Nested collapsible categories; the tree is loaded when the first one is opened. */
export function PhoneCategories() {
  const t = useTranslations('titles')
  const { loaded, isFailed, load } = useCategoryTree(tree => tree)
  return (
    <details className="py-2" onToggle={event => event.currentTarget.open && load()}>
      <Fold label={t('category')} />
      {loaded && <Tree tree={loaded} />}
      {isFailed && <CategoriesMissing className="px-3 py-2" />}
      {!loaded && !isFailed && <Skeleton className="mx-3 h-40" />}
    </details>
  )
}

function Tree({ tree }: { tree: readonly CategoryNode[] }) {
  const { shown, isFolded } = foldCategories(tree)
  return (
    <ul className="border-hairline ms-3 border-s ps-1">
      <li>
        <AllCategories count={tree.length} />
      </li>
      {shown.map(node => (
        <li key={node.category_id}>
          <Branch node={node} />
        </li>
      ))}
      {isFolded && (
        <li>
          <AllCategories count={tree.length} />
        </li>
      )}
    </ul>
  )
}

function AllCategories({ count }: { count: number }) {
  const t = useTranslations('menu')
  const format = useFormat()
  return (
    <Link to={CATEGORIES_PATH} className={`${ROW} text-brand font-semibold`}>
      {t('all_categories')}
      {count > TOP_CATEGORIES && <bdi className="ltr-value font-normal">({format.count(count)})</bdi>}
    </Link>
  )
}

function Branch({ node }: { node: CategoryNode }) {
  const t = useTranslations('menu')
  const to = categoryPath(node.category_page_url)
  if (node.children.length === 0)
    return (
      <Link to={to} className={ROW}>
        <CategoryIcon src={node.category_icon} />
        {node.category_name}
      </Link>
    )
  return (
    <details>
      <Fold label={node.category_name} icon={node.category_icon} />
      <ul className="border-hairline ms-6 border-s ps-1 text-sm">
        <li>
          <Link to={to} className={`${ROW} text-brand`}>
            {t('all_in', { category: node.category_name })}
          </Link>
        </li>
        {foldCategories(node.children).shown.map(child => (
          <li key={child.category_id}>
            <Link to={categoryPath(child.category_page_url)} className={ROW}>
              {child.category_name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Fold({ label, icon }: { label: string; icon?: string }) {
  return (
    <summary className={`${ROW} list-none [&::-webkit-details-marker]:hidden`}>
      {icon !== undefined && <CategoryIcon src={icon} />}
      <span className="min-w-0 flex-1">{label}</span>
      <Icon
        of={ChevronDown}
        className="text-ink-soft size-5 shrink-0 transition-transform duration-150 [[open]>summary>&]:rotate-180"
      />
    </summary>
  )
}
