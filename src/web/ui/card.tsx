import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type CardProps = {
  children: ReactNode
  title?: ReactNode
  /** The heading level in the page's outline. */
  level?: 'h2' | 'h3'
  /** A link or small button at the end of the title's line. */
  action?: ReactNode
  /** Without padding, for tables and pictures up to the edge. */
  isFlush?: boolean
  className?: string
}

export function Card({ children, title, level: Heading = 'h3', action, isFlush, className }: CardProps) {
  return (
    <div
      className={classNames('min-w-0 overflow-hidden rounded-md border border-hairline bg-paper', className)}
    >
      {title && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-hairline bg-bench px-4 py-2">
          <Heading className="text-base">{title}</Heading>
          {action}
        </div>
      )}
      <div className={isFlush ? undefined : 'p-4'}>{children}</div>
    </div>
  )
}
