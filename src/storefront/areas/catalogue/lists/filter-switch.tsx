import { Check } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../../../../web/ui/class-names.ts'

type FilterSwitchProps = {
  isOn: boolean
  /** The list with this filter toggled; null if that list would be empty. */
  href: string | null
  children: ReactNode
  count?: string
}

const ROW = 'group flex min-h-8 items-start gap-2.5 rounded-md py-1 text-sm'

/**
 * Looks like a checkbox, but is a link. Robots need not follow it: every combination shows the same parts again.
 */
export function FilterSwitch({ isOn, href, children, count }: FilterSwitchProps) {
  const content = (
    <>
      <span
        className={classNames(
          'mt-px grid size-4.5 shrink-0 place-items-center rounded-md border transition-colors duration-150',
          isOn ? 'border-brand bg-brand text-white' : 'border-field bg-paper',
          href === null ? 'border-hairline bg-bench' : 'group-hover:border-brand',
        )}
      >
        {isOn && <Check aria-hidden strokeWidth={3} className="size-3.5" />}
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      {count && <span className="ltr-value text-ink-soft">{count}</span>}
    </>
  )
  if (href === null)
    return (
      <li>
        {/* biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere at the moment. */}
        <a role="link" aria-disabled="true" className={classNames(ROW, 'cursor-default text-ink-soft')}>
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
        className={classNames(ROW, 'hover:text-brand', isOn && 'font-semibold text-brand-strong')}
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
