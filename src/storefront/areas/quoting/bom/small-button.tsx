import type { ReactNode } from 'react'

type SmallButtonProps = {
  onClick: () => void
  children: ReactNode
  /** For those who don't see which line it belongs to. */
  label?: string
}

/** Looks like a link: hundreds of them must not shout. */
export function SmallButton({ onClick, children, label }: SmallButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="min-h-6 text-start text-sm font-semibold text-brand hover:underline"
    >
      {children}
    </button>
  )
}
