import { useDirection } from '@base-ui/react/direction-provider'
import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { popupClass } from './popup-class.ts'

type MenuProps = {
  /** A Button or IconButton. */
  trigger: ReactElement
  /** MenuItem, MenuLink, MenuSeparator and MenuGroup. */
  children: ReactNode
  align?: 'start' | 'end'
}

const ITEM =
  'flex min-h-8 items-center gap-2.5 rounded-md px-2.5 py-1 text-sm text-ink no-underline outline-none select-none ' +
  'data-disabled:text-sold-out data-highlighted:bg-brand-soft data-highlighted:text-brand-strong ' +
  'aria-[current]:font-semibold aria-[current]:text-brand [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-soft'

export function Menu({ trigger, children, align = 'start' }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal dir={useDirection()}>
        <BaseMenu.Positioner align={align} sideOffset={4} className="z-50 outline-none">
          <BaseMenu.Popup
            className={popupClass(
              'max-h-(--available-height) min-w-[max(11rem,var(--anchor-width))] overflow-y-auto p-1',
            )}
          >
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

type MenuItemProps = { children: ReactNode; icon?: ReactNode; onSelect: () => void; isDisabled?: boolean }

export function MenuItem({ children, icon, onSelect, isDisabled }: MenuItemProps) {
  return (
    <BaseMenu.Item disabled={isDisabled} onClick={onSelect} className={classNames(ITEM, 'cursor-default')}>
      {icon}
      {children}
    </BaseMenu.Item>
  )
}

type MenuLinkProps = {
  children: ReactNode
  href: string
  icon?: ReactNode
  isCurrent?: boolean
  /** For a link into another language. */
  lang?: string
}

export function MenuLink({ children, href, icon, isCurrent, lang }: MenuLinkProps) {
  return (
    <BaseMenu.LinkItem
      href={href}
      lang={lang}
      hrefLang={lang}
      aria-current={isCurrent ? 'true' : undefined}
      closeOnClick
      className={ITEM}
    >
      {icon}
      {children}
    </BaseMenu.LinkItem>
  )
}

export function MenuSeparator() {
  return <BaseMenu.Separator className="mx-1 my-1 h-px bg-hairline" />
}

export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className="px-2.5 pt-2 pb-1 text-xs font-semibold text-ink-soft">
        {label}
      </BaseMenu.GroupLabel>
      {children}
    </BaseMenu.Group>
  )
}
