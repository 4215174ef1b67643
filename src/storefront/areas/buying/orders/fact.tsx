import type { ReactNode } from 'react'

/** One thing that is known, under its name. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
