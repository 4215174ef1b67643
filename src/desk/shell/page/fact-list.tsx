import type { ReactNode } from 'react'

type CustomerFactsProps = { facts: readonly (readonly [label: string, value: ReactNode])[] }

/** Labels with values. Empty values are left out. */
export function CustomerFacts({ facts }: CustomerFactsProps) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
      {facts
        .filter(([, value]) => value !== '' && value !== null && value !== undefined)
        .map(([label, value]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
