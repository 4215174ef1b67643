import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../../../../web/ui/class-names.ts'
import './filter-switch.css'

/** A list of switches, with the class and the mark of their links. */
export function FilterSwitches({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <ul data-in-place="" className={classNames('filter-switches', className)}>
      {children}
    </ul>
  )
}

type FilterSwitchProps = {
  isOn: boolean
  /** The list with this filter toggled; null if that list would be empty. */
  href: string | null
  children: ReactNode
  /** The direction of the name, if it differs from that of its first letters. */
  dir?: 'auto' | 'ltr'
  count?: string
}

/**
 * Looks like a checkbox, but is a link. Robots need not follow it: every combination shows the same parts again.
 */
export function FilterSwitch({ isOn, href, children, dir, count }: FilterSwitchProps) {
  const content = (
    <>
      <bdi dir={dir}>{children}</bdi>
      {count && <span>{count}</span>}
    </>
  )
  if (href === null)
    return (
      <li>
        {/* biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere at the moment. */}
        <a role="link" aria-disabled="true">
          {content}
        </a>
      </li>
    )
  return (
    <li>
      <a href={href} rel="nofollow" aria-current={isOn ? 'true' : undefined} onKeyDown={pressAsBox}>
        {content}
      </a>
    </li>
  )
}

/** A link that looks like a box also reacts to the space bar. */
function pressAsBox(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
