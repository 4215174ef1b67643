import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const TONES = {
  neutral: 'bg-sold-out-soft text-sold-out',
  brand: 'bg-brand-soft text-brand',
  action: 'bg-action-soft text-action-strong',
  low: 'bg-low-soft text-low',
  error: 'bg-error-soft text-error',
}

type BadgeProps = { children: ReactNode; tone?: keyof typeof TONES; icon?: ReactNode; className?: string }

export function Badge({ children, tone = 'neutral', icon, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-md px-1.5 py-0.5 text-xs leading-4 font-semibold [&>svg]:size-3.5 [&>svg]:shrink-0',
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
