import { ArrowRight } from 'lucide'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CategoryNode } from '../../../../contract/shop/goods.ts'
import { LOCALES } from '../../../../domain/locales.ts'
import { CATEGORIES_PATH } from '../../../../domain/paths.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Icon } from '../../../../web/ui/icon.tsx'
import { foldCategories } from './fold-categories.ts'
import { TopCategory } from './top-category.tsx'

/** Long enough for the pointer to cross other rows on its way to the children. */
const HIGHLIGHT_MS = 80

type CategoryPanelProps = { tree: readonly CategoryNode[]; takesFocus: boolean; onFollow: () => void }

/** Top categories at the inline start; beside them the children of the hovered or focused one. */
export function CategoryPanel({ tree, takesFocus, onFollow }: CategoryPanelProps) {
  const t = useTranslations('menu')
  const format = useFormat()
  const isRtl = LOCALES[useLang()].dir === 'rtl'
  const list = useRef<HTMLUListElement>(null)
  const { shown, isFolded } = foldCategories(tree)
  const [activeId, setActiveId] = useState(shown[0]?.category_id)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (takesFocus) list.current?.querySelector('a')?.focus()
  }, [takesFocus])
  useEffect(() => () => clearTimeout(timer.current), [])
  const highlightSoon = (id: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setActiveId(id), HIGHLIGHT_MS)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events of the links inside
    <div
      onKeyDown={event => pressCategoryKey(event, isRtl)}
      onClick={event => event.target instanceof Element && event.target.closest('a') && onFollow()}
    >
      <div className="relative min-h-72">
        <ul ref={list} className="border-hairline bg-bench w-76 border-e py-2">
          {shown.map(node => (
            <TopCategory
              key={node.category_id}
              node={node}
              isActive={node.category_id === activeId}
              onRest={() => highlightSoon(node.category_id)}
              onReach={() => setActiveId(node.category_id)}
            />
          ))}
        </ul>
      </div>
      <Link
        to={CATEGORIES_PATH}
        className="border-hairline text-brand flex min-h-11 items-center gap-1.5 border-t px-4 font-semibold hover:underline focus-visible:-outline-offset-2"
      >
        {t('all_categories')}
        {isFolded && <bdi className="ltr-value font-normal">({format.count(tree.length)})</bdi>}
        <Icon of={ArrowRight} className="flip-rtl size-4" />
      </Link>
    </div>
  )
}

/** Up and down move within a list, the arrow toward the children enters them, and the opposite arrow leaves them. */
function pressCategoryKey(event: KeyboardEvent<HTMLElement>, isRtl: boolean): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const wanted = link && linkAt(link, event.key, isRtl)
  if (!wanted) return
  event.preventDefault()
  wanted.focus()
}

function linkAt(link: HTMLAnchorElement, key: string, isRtl: boolean): HTMLElement | null | undefined {
  const list = link.closest('ul')
  const links = [...(list?.children ?? [])].map(item => item.querySelector('a'))
  const at = links.indexOf(link)
  if (key === 'ArrowDown') return links[(at + 1) % links.length]
  if (key === 'ArrowUp') return links.at(at - 1)
  if (key === 'Home') return links[0]
  if (key === 'End') return links.at(-1)
  const [inwards, outwards] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === inwards) return link.closest('li')?.querySelector<HTMLElement>(':scope ul a')
  if (key === outwards) return list?.parentElement?.closest('li')?.querySelector('a')
  return null
}
