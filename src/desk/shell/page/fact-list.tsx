import type { ReactNode } from 'react'

export type ListedFact = readonly [label: string, value: ReactNode]

/** Labels with values. Empty values are left out; long labels leave half of the width to the values. */
export function FactList({ facts }: { facts: readonly ListedFact[] }) {
  return (
    <dl className="grid grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
      {facts.filter(hasValue).map(([label, value]) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function hasValue([, value]: ListedFact): boolean {
  return value !== '' && value !== null && value !== undefined && value !== false
}
