import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { countInbox } from '../../../contract/desk/inbox.ts'
import { MINUTE_MS } from '../marks/inbox-query.ts'
import { call } from '../session/call.ts'
import { useMay } from '../session/me.ts'
import { queryClient } from '../session/query-client.ts'

/** Timers of browsers can be a little early. */
const SLACK_MS = 50

/** How much waits; undefined until it is known, and for people without an inbox. */
export function useInboxCount(): number | undefined {
  const may = useMay()
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['inbox', 'count'],
    queryFn: () => call(countInbox),
    enabled: may('inbox.read'),
    // Orders and quotes have to be chased from a certain time on.
    refetchInterval: MINUTE_MS,
  })
  const backInMs = data?.back_in_ms ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time counts from the answer
  useEffect(() => {
    // Later ones are told by one of the next answers. A timer of 25 days would end at once.
    if (backInMs === null || backInMs > MINUTE_MS) return
    const timer = setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: ['inbox'] }),
      backInMs + SLACK_MS,
    )
    return () => clearTimeout(timer)
  }, [backInMs, dataUpdatedAt])
  return data?.count
}
