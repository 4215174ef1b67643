import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type StockLevel = 'in' | 'low' | 'out'

const LEVELS = {
  in: { bars: 3, look: 'text-stock' },
  low: { bars: 1, look: 'text-low' },
  out: { bars: 0, look: 'text-sold-out' },
}

/** `children` says it in words, such as "12,400 in stock": color and bars are not enough. */
export function StockBadge({ level, children }: { level: StockLevel; children: ReactNode }) {
  const { bars, look } = LEVELS[level]
  return (
    <span className={classNames('inline-flex items-center gap-1.5 text-sm font-semibold tabular-nums', look)}>
      <LevelBars filled={bars} />
      {children}
    </span>
  )
}

function LevelBars({ filled }: { filled: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 14 14"
      className="size-3.5 shrink-0 flip-rtl"
      stroke="currentColor"
      fill="none"
    >
      {[0, 1, 2].map(bar => (
        <rect
          key={bar}
          x={1 + bar * 4.5}
          y={8.5 - bar * 3.75}
          width={3}
          height={4.75 + bar * 3.75}
          rx={0.75}
          fill={bar < filled ? 'currentColor' : 'none'}
        />
      ))}
    </svg>
  )
}
