import { useQuery } from '@tanstack/react-query'
import { countInbox } from '../../../contract/desk/inbox.ts'
import { MINUTE_MS } from '../marks/inbox-query.ts'
import { call } from '../session/call.ts'
import { useMay } from '../session/me.ts'

/** How much waits; undefined until it is known, and for people without an inbox. */
export function useInboxCount(): number | undefined {
  const may = useMay()
  const { data } = useQuery({
    queryKey: ['inbox', 'count'],
    queryFn: () => call(countInbox),
    enabled: may('inbox.read'),
    // Items that were put off come back by the clock.
    refetchInterval: MINUTE_MS,
  })
  return data?.count
}
