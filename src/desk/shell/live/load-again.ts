import type { Query } from '@tanstack/react-query'
import { queryClient } from '../session/query-client.ts'

/**
 * Loads what is on screen again. An answer under way may be older than the change, so another request follows it; to
 * cancel it instead would leave a slow connection without any answer while others work fast.
 */
export async function loadAgain(areas: readonly string[]): Promise<void> {
  await followedByAnother(({ queryKey: [area] }) => areas.includes(String(area)), false)
}

/** For a new connection: answers under way may never come on the old one. */
export async function loadAllAgain(): Promise<void> {
  await followedByAnother(() => true, true)
}

async function followedByAnother(isMeant: (query: Query) => boolean, cancelRefetch: boolean): Promise<void> {
  const underWay = new Set(
    queryClient.getQueryCache().findAll({ predicate: isMeant, fetchStatus: 'fetching' }),
  )
  await queryClient.invalidateQueries({ predicate: isMeant }, { cancelRefetch })
  if (underWay.size === 0) return
  await queryClient.invalidateQueries({ predicate: query => underWay.has(query) }, { cancelRefetch: false })
}
