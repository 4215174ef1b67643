import type { Query } from '@tanstack/react-query'
import { queryClient } from '../session/query-client.ts'

/**
 * Reloads the data on screen. An answer under way may be older than the change, so another request follows it; to
 * cancel it instead would leave a slow connection without any answer while others work fast.
 *
 * @param areas Everything if not given: after a new connection answers may never come on the old one.
 */
export async function loadAgain(areas?: readonly unknown[]): Promise<void> {
  const predicate = ({ queryKey: [area] }: Query) => !areas || areas.includes(area)
  const underWay = queryClient.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' })
  await queryClient.invalidateQueries({ predicate }, { cancelRefetch: !areas })
  await Promise.all(
    underWay.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })),
  )
}
