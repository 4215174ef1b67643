import type { ReactNode } from 'react'

type EmptyStateProps = {
  icon: ReactNode
  title: ReactNode
  /** The next action. */
  text?: ReactNode
  action?: ReactNode
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-md border border-dashed border-field bg-bench px-6 py-10 text-center">
      <div aria-hidden className="mb-1 text-brand [&>svg]:size-8 [&>svg]:stroke-[1.5]">
        {icon}
      </div>
      <h2 className="text-lg">{title}</h2>
      {text && <p className="max-w-[60ch] text-ink-soft">{text}</p>}
      {action && (
        <div className="mt-3 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:flex-col">{action}</div>
      )}
    </div>
  )
}
