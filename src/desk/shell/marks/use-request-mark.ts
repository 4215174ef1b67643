import { useQuery } from '@tanstack/react-query'
import { recordItemsQuery } from './inbox-query.ts'
import type { ItemMark } from './marks.ts'
import { useMarks } from './use-marks.ts'

/** Marks a request that waits in the inbox, so that it can be undone; null: it does not wait there. */
export function useRequestMark(number: string): ((mark: ItemMark) => void) | null {
  const { data } = useQuery(recordItemsQuery(number))
  const list = data?.list ?? []
  const { mark } = useMarks(list)
  const item = list.find(({ kind, can_mark }) => kind === 'request' && can_mark)
  return item ? decided => mark(item, decided) : null
}
