import { Check } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../../../../web/ui/class-names.ts'

type FilterSwitchProps = {
  isOn: boolean
  /** The list with this filter toggled. */
  href: string
  children: ReactNode
  count?: string
  /** One of several that exclude each other. */
  isOneOf?: boolean
}

/**
 * Looks like a checkbox or radio button, but is a link. Robots need not follow it: every combination shows the same
 * parts again.
 */
export function FilterSwitch({ isOn, href, children, count, isOneOf }: FilterSwitchProps) {
  return (
    <li>
      <a
        href={href}
        rel="nofollow"
        aria-current={isOn ? 'true' : undefined}
        onKeyDown={pressAsBox}
        className={classNames(
          'group flex min-h-8 items-start gap-2.5 rounded-md py-1 text-sm hover:text-brand',
          isOn && 'font-semibold text-brand-strong',
        )}
      >
        <span
          className={classNames(
            'mt-px grid size-4.5 shrink-0 place-items-center border transition-colors duration-150 group-hover:border-brand',
            isOneOf ? 'rounded-full' : 'rounded-md',
            isOn ? 'border-brand bg-brand text-white' : 'border-field bg-paper',
          )}
        >
          {isOn && <Check aria-hidden strokeWidth={3} className="size-3.5" />}
        </span>
        <span className="min-w-0 flex-1 wrap-anywhere">
          <bdi>{children}</bdi>
        </span>
        {count && <span className="ltr-value text-ink-soft">{count}</span>}
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
