import { X } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type ChipProps = {
  children: ReactNode
  /** Precedes the chip's text for screen readers, such as "Remove". */
  removeLabel: string
} & ({ href: string; onRemove?: never } | { onRemove: () => void; href?: never })

const CHIP =
  'inline-flex min-h-7 items-center gap-1.5 rounded-full border border-brand bg-brand-soft py-0.5 ps-3 pe-2 text-sm text-brand-strong no-underline transition-colors duration-150 hover:bg-paper'

/** An active filter that a click removes. `href` is the URL without the filter. */
export function Chip({ children, removeLabel, href, onRemove }: ChipProps) {
  const content = (
    <>
      <VisuallyHidden>{removeLabel} </VisuallyHidden>
      <bdi className="min-w-0 text-start wrap-anywhere">{children}</bdi>
      <Icon of={X} className="size-3.5 shrink-0" />
    </>
  )
  if (href !== undefined) {
    return (
      <a href={href} data-in-place="" className={CHIP}>
        {content}
      </a>
    )
  }
  return (
    <button type="button" onClick={onRemove} className={CHIP}>
      {content}
    </button>
  )
}
