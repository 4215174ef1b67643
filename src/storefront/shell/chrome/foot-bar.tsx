import type { ReactNode } from 'react'
import './foot-bar.css'

type FootBarProps = { kind: 'buy' | 'compare'; label?: string; className?: string; children: ReactNode }

/** A bar at the foot of the window. The end of the page, focused elements and messages stay visible above it. */
export function FootBar({ kind, label, className = '', children }: FootBarProps) {
  return (
    <section
      aria-label={label}
      className={`foot-bar foot-bar-${kind} fixed inset-x-0 z-10 border-t border-hairline bg-paper shadow-float print:hidden ${className}`}
    >
      {children}
    </section>
  )
}
