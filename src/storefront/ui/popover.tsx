import './popover.css'
import type { FocusEvent, ReactNode } from 'react'

type PopoverProps = {
  id: string
  trigger: ReactNode
  label: string
  triggerClass?: string
  className?: string
  children: ReactNode
}

/** Links in a panel below their button, made of the platform's own popover: it opens, closes on Esc and outside without any script. */
export function Popover({ id, trigger, label, triggerClass, className = '', children }: PopoverProps) {
  return (
    <nav aria-label={label} className="popover" onBlur={closeWhenLeft}>
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

/** After a navigation inside the page nothing should stay open above the new screen. */
export function closeOverlays(): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog.sheet[open]')) open.close()
}
