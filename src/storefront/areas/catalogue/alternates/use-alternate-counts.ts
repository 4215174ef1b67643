import { useEffect, useState } from 'react'
import { countAlternates } from '../../../../contract/shop/alternates.ts'
import { partIdOf } from '../../../../contract/shop/names.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { useCall } from '../../../../web/browser/use-call.ts'

type Counts = ReadonlyMap<number, number>

/** How many alternates of these parts can be bought, in as few requests as possible. Lines are complete without it. */
export function useAlternateCounts(partIds: readonly number[]): Counts {
  const call = useCall()
  const [counts, setCounts] = useState<Counts>(new Map())
  const ids = [...new Set(partIds)].filter(id => !counts.has(id)).slice(0, LIMITS.filterValues)
  const requestedIds = ids.join(',')
  useEffect(() => {
    if (requestedIds === '') return
    let isCurrent = true
    const none = requestedIds.split(',').map(id => [Number(id), 0] as const)
    call(countAlternates, { ids: requestedIds }).then(
      found => {
        const known = found.map(part => [partIdOf(part), part.in_stock] as const)
        if (isCurrent) setCounts(before => new Map([...before, ...none, ...known]))
      },
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [call, requestedIds])
  return counts
}
