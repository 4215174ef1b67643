import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

const TONES = {
  info: { icon: Info, look: 'border-hairline bg-bench', sign: 'text-brand' },
  success: { icon: CircleCheck, look: 'border-stock/30 bg-stock-soft', sign: 'text-stock' },
  warning: { icon: TriangleAlert, look: 'border-low/30 bg-low-soft', sign: 'text-low' },
  error: { icon: CircleAlert, look: 'border-error/30 bg-error-soft', sign: 'text-error' },
}

type NoticeProps = {
  tone?: keyof typeof TONES
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  className?: string
}

/** Errors are announced when they appear; the others are not. */
export function Notice({ tone = 'info', title, children, action, className }: NoticeProps) {
  const { icon, look, sign } = TONES[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={classNames('flex items-start gap-3 rounded-md border px-4 py-3', look, className)}
    >
      <Icon of={icon} className={classNames('mt-0.5 size-5 shrink-0', sign)} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
