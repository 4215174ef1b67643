import type { ReactNode } from 'react'
import './stock-badge.css'

type StockLevel = 'in' | 'low' | 'out'

const LEVELS = { in: 'stock-badge stock-in', low: 'stock-badge stock-low', out: 'stock-badge stock-out' }

/** `children` says it in words, such as "12,400 in stock": color and bars are not enough. */
export function StockBadge({ level, children }: { level: StockLevel; children: ReactNode }) {
  return <span className={LEVELS[level]}>{children}</span>
}
