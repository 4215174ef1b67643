import { ChevronRight } from 'lucide'
import { type MouseEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { CategoryNode } from '../../../../contract/shop/goods.ts'
import { categoryPath } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Icon } from '../../../../web/ui/icon.tsx'
import { CategoryIcon } from './category-icon.tsx'
import { foldCategories } from './fold-categories.ts'

/** As many as fit beside the top categories. */
const CHILDREN = 32

type TopCategoryProps = { node: CategoryNode; isActive: boolean; onRest: () => void; onReach: () => void }

export function TopCategory({ node, isActive, onRest, onReach }: TopCategoryProps) {
  /** Touch screens cannot hover: the first tap shows the children, the second follows the link. */
  const isToShow = useRef(false)
  const click = (event: MouseEvent) => {
    if (!isToShow.current) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <li onPointerEnter={onRest}>
      <Link
        to={categoryPath(node.category_page_url)}
        onFocus={onReach}
        onPointerDown={({ pointerType }) => {
          isToShow.current = pointerType === 'touch' && !isActive && node.children.length > 0
        }}
        onClick={click}
        data-active={isActive || undefined}
        className="data-active:bg-paper data-active:text-brand flex min-h-9 items-center gap-3 px-4 text-sm [@media(max-height:50rem)]:min-h-8 focus-visible:-outline-offset-2"
      >
        <CategoryIcon src={node.category_icon} />
        <span className="min-w-0 flex-1 py-1">{node.category_name}</span>
        {node.children.length > 0 && <Icon of={ChevronRight} className="flip-rtl text-field size-4" />}
      </Link>
      {isActive && <Children node={node} />}
    </li>
  )
}

/** Rendered inside the parent's row, so that Tab and screen readers reach the children right after the parent. */
function Children({ node }: { node: CategoryNode }) {
  const t = useTranslations('menu')
  const format = useFormat()
  const { shown, isFolded } = foldCategories(node.children, CHILDREN)
  return (
    <div className="absolute inset-y-0 start-76 end-0 overflow-y-auto px-4 py-4">
      <p className="mb-2 flex items-baseline gap-2 px-2">
        <span className="text-lg font-semibold">{node.category_name}</span>
        <span className="text-ink-soft ltr-value text-sm">{format.count(node.goods_count)}</span>
      </p>
      <ul className="grid grid-cols-2 gap-x-4">
        {shown.map(child => (
          <li key={child.category_id}>
            <Link
              to={categoryPath(child.category_page_url)}
              className="hover:bg-bench hover:text-brand flex min-h-9 items-baseline gap-2 rounded-md px-2 py-1.5 text-sm focus-visible:-outline-offset-2"
            >
              <span className="min-w-0">{child.category_name}</span>
              <span className="text-ink-soft ltr-value text-xs">{format.count(child.goods_count)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {isFolded && (
        <Link
          to={categoryPath(node.category_page_url)}
          className="text-brand flex min-h-9 items-center px-2 text-sm font-semibold hover:underline focus-visible:-outline-offset-2"
        >
          {t('all_in', { category: node.category_name })}
        </Link>
      )}
    </div>
  )
}
