import './popover.css'
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react'

type PopoverProps = {
  id: string
  trigger: ReactNode
  label: string
  triggerClass?: string
  className?: string
  children: ReactNode
}

/**
 * Links in a panel below their button. It uses the native popover, which opens and closes (on Esc or a click outside)
 * without JavaScript.
 */
export function Popover({ id, trigger, label, triggerClass, className = '', children }: PopoverProps) {
  return (
    <nav aria-label={label} className="popover" onBlur={closeWhenLeft} onClick={closeOnLink} onKeyDown={walk}>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className={`popover-trigger ${triggerClass ?? ''}`}
      >
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        className={`popover-panel bg-paper border-hairline text-ink shadow-float rounded-md border ${className}`}
      >
        {children}
      </div>
    </nav>
  )
}

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!relatedTarget || currentTarget.contains(relatedTarget)) return
  currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover()
}

/** A link that changes the page in place leaves no page to close the panel with; the focus returns to the button. */
function closeOnLink({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element) || !target.closest('a[data-in-place]')) return
  currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover()
}

/** Arrow keys move through the open panel instead of scrolling the page. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(':popover-open a')]
  const at = links.findIndex(link => link === document.activeElement)
  const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined || links.length === 0) return
  event.preventDefault()
  links.at(next % links.length)?.focus()
}

/** Closes everything above the page after a navigation. */
export function closeOverlays(): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog.sheet[open]')) open.close()
}
