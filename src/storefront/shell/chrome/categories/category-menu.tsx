import { ChevronDown, LayoutGrid } from 'lucide'
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { CATEGORIES_PATH } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { Skeleton } from '../../../../web/ui/skeleton.tsx'
import { isModified } from '../../navigation/follow-links.ts'
import { useOutsidePress } from '../use-outside-press.ts'
import { CategoriesMissing } from './categories-missing.tsx'
import { type CategoryMenuState, useCategoryMenu } from './use-category-menu.ts'

const PANEL_ID = 'category-panel'

/** The first entry of the main menu: a link to the categories; after hydration, a click opens the panel. */
export function CategoryMenu({ className }: { className: string }) {
  const box = useRef<HTMLDivElement>(null)
  const entry = useRef<HTMLAnchorElement>(null)
  const menu = useCategoryMenu()
  useOutsidePress(box, menu.isOpen, menu.close)
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.isOpen) return
    menu.close()
    entry.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events of the links and buttons inside
    <div
      ref={box}
      onPointerEnter={event => event.pointerType === 'mouse' && menu.openSoon()}
      onPointerLeave={event => event.pointerType === 'mouse' && menu.closeSoon()}
      onBlur={(event: FocusEvent) =>
        event.relatedTarget && !box.current?.contains(event.relatedTarget) && menu.close()
      }
      onKeyDown={leave}
    >
      <Entry ref={entry} menu={menu} className={className} />
      {menu.isOpen && (
        <div
          id={PANEL_ID}
          className="bg-paper text-ink border-hairline shadow-float absolute start-4 top-full z-20 max-h-[calc(100dvh-9.5rem)] w-[60rem] max-w-[calc(100%-3rem)] overflow-y-auto rounded-b-md border border-t-0 xl:start-3"
        >
          <Opened menu={menu} />
        </div>
      )}
    </div>
  )
}

type EntryProps = { menu: CategoryMenuState; className: string; ref: ComponentProps<'a'>['ref'] }

function Entry({ menu, className, ref }: EntryProps) {
  const t = useTranslations('titles')
  const isCurrent = useLocation().pathname.startsWith(CATEGORIES_PATH)
  return (
    <Link
      ref={ref}
      to={CATEGORIES_PATH}
      aria-expanded={menu.isOpen}
      aria-controls={menu.isOpen ? PANEL_ID : undefined}
      onFocus={menu.prepare}
      onClick={event => {
        if (isModified(event)) return
        event.preventDefault()
        menu.press()
      }}
      onKeyDown={event => {
        const act = { ArrowDown: menu.enter, ' ': menu.press }[event.key]
        if (!act) return
        event.preventDefault()
        act()
      }}
      className={`${className} gap-1.5 font-semibold whitespace-nowrap`}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon of={LayoutGrid} className="size-4 max-xl:hidden" />
      {t('category')}
      <Icon of={ChevronDown} className="size-4" />
    </Link>
  )
}

function Opened({ menu }: { menu: CategoryMenuState }) {
  const { loaded, isFailed, takesFocus, close } = menu
  if (loaded) return <loaded.CategoryPanel tree={loaded.tree} takesFocus={takesFocus} onFollow={close} />
  return isFailed ? (
    <CategoriesMissing className="mx-auto max-w-prose p-6" />
  ) : (
    <Skeleton className="m-6 h-72" />
  )
}
