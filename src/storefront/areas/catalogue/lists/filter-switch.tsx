import type { KeyboardEvent, ReactNode } from 'react'
import './filter-switch.css'

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
        <a role="link" aria-disabled="true" className="filter-switch">
          {content}
        </a>
      </li>
    )
  return (
    <li>
      <a
        href={href}
        rel="nofollow"
        data-in-place=""
        aria-current={isOn ? 'true' : undefined}
        onKeyDown={pressAsBox}
        className="filter-switch"
      >
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
