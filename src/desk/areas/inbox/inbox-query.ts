import { queryOptions } from '@tanstack/react-query'
import { getInbox, type InboxItem, listColleagues } from '../../../contract/desk/inbox.ts'
import { call } from '../../shell/session/call.ts'

const MINUTE_MS = 60_000

/** Loaded again every minute, so that the clocks go on. */
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

/** What waits is identified by its kind and number. */
export const keyOf = ({ kind, id }: Pick<InboxItem, 'kind' | 'id'>) => `${kind}-${id}`
