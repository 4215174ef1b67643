import './popover.css'
import type { ReactNode } from 'react'

type PopoverProps = {
  id: string
  trigger: ReactNode
  label: string
  triggerClass?: string
  className?: string
  children: ReactNode
}

/** A panel below its button, made of the platform's own popover: it opens, closes on Esc and outside without any script. */
export function Popover({ id, trigger, label, triggerClass, className = '', children }: PopoverProps) {
  return (
    <div className="popover">
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
    </div>
  )
}

/** After a navigation inside the page nothing should stay open above the new screen. */
export function closePopovers(): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
}
