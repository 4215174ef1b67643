import { queryOptions } from '@tanstack/react-query'
import { getInbox, type InboxItem, listColleagues } from '../../../contract/desk/inbox.ts'
import { call } from '../session/call.ts'

/** The inbox is loaded again this often: its clocks go on. Snoozed items come back by a timer of their own. */
export const MINUTE_MS = 60_000

export const inboxQuery = (isOwn: boolean) =>
  queryOptions({
    queryKey: ['inbox', 'list', isOwn],
    queryFn: () => call(getInbox, isOwn ? { owner: 'me' } : {}),
    refetchInterval: MINUTE_MS,
  })

export const colleaguesQuery = queryOptions({
  queryKey: ['inbox', 'people'],
  queryFn: () => call(listColleagues),
  staleTime: MINUTE_MS,
})

/** Items are identified by kind and number. */
export const keyOf = ({ kind, id }: Pick<InboxItem, 'kind' | 'id'>) => `${kind}-${id}`

/** A mail without a number is known by its recipient. */
export function nameOf({ number, who }: Pick<InboxItem, 'number' | 'who'>): string {
  return number || who
}

/** The items of one order or request. */
export const recordItemsQuery = (number: string) =>
  queryOptions({
    queryKey: ['inbox', 'list', 'record', number],
    queryFn: () => call(getInbox, { number }),
  })
