import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { create } from 'zustand'
import { type getInbox, type InboxItem, markInbox } from '../../../contract/desk/inbox.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { call } from '../session/call.ts'
import { useMe } from '../session/me.ts'
import { keyOf } from './inbox-query.ts'
import { canUndo, type ItemMark, inverse, type Marked, type Pending, withMark, withoutMark } from './marks.ts'

type InboxData = CallData<typeof getInbox>
type MarksState = {
  /** The list shows them already. */
  pending: Pending
  last: Marked | null
}

export const useMarksState = create<MarksState>(() => ({ pending: {}, last: null }))

/** Marks items, and takes the last mark back. */
export function useMarks(list: readonly InboxItem[]) {
  const queries = useQueryClient()
  useForgetLast(list)
  const { mutate } = useMutation({
    mutationFn: ({ item: { kind, id, rev, record_rev, owner }, mark: { act, ...more } }: MarkInput) => {
      const assigned = 'owner' in more ? { owner_id: idOf(more.owner), seen_owner_id: idOf(owner) } : {}
      const until = 'until' in more ? more.until : undefined
      return call(markInbox, { kind, id, rev, record_rev, act, ...assigned, until })
    },
    onMutate: ({ item, mark }) =>
      useMarksState.setState(({ pending }) => ({ pending: { ...pending, [keyOf(item)]: mark } })),
    onSuccess: ({ owner }, { item, mark, isUndo }) => {
      // Loading the list again may be canceled by the next event, and the row must not look unmarked until then.
      queries.setQueriesData<InboxData>({ queryKey: ['inbox', 'list'] }, data =>
        data ? { ...data, list: withMark(data.list, item, mark, owner) } : data,
      )
      useMarksState.setState({
        last: isUndo ? null : { item: { ...item, owner }, mark, formerOwner: item.owner },
      })
    },
    onSettled: async (_data, _error, { item, mark }) => {
      // The pages of the records show owners and history, too.
      await Promise.all(CHANGED.map(area => queries.invalidateQueries({ queryKey: [area] })))
      useMarksState.setState(({ pending }) => ({ pending: withoutMark(pending, item, mark) }))
    },
  })
  return {
    mark: (item: InboxItem, mark: ItemMark) => mutate({ item, mark, isUndo: false }),
    undo: () => {
      const { last } = useMarksState.getState()
      if (last) mutate({ item: last.item, mark: inverse(last), isUndo: true })
    },
  }
}

const CHANGED = ['inbox', 'requests', 'orders'] as const

type MarkInput = { item: InboxItem; mark: ItemMark; isUndo: boolean }

function idOf(owner: InboxItem['owner']): number | null {
  return owner?.id ?? null
}

/** Items that colleagues have changed since can no longer be undone. */
function useForgetLast(list: readonly InboxItem[]): void {
  const { last, pending } = useMarksState()
  // Until its mark has settled, the list is older than the mark.
  const isOver = last !== null && !pending[keyOf(last.item)] && !canUndo(last, list)
  useEffect(() => {
    if (isOver) useMarksState.setState({ last: null })
  }, [isOver])
}

/** The list as it will be once the server has all marks. */
export function useMarked(list: readonly InboxItem[]): InboxItem[] {
  const { pending } = useMarksState()
  const { staff_id: id, name } = useMe()
  return list.flatMap(item => {
    const mark = pending[keyOf(item)]
    if (mark?.act === 'done' || mark?.act === 'snooze') return []
    if (mark?.act === 'assign') return [{ ...item, owner: mark.owner }]
    return [mark?.act === 'mine' && !item.owner ? { ...item, owner: { id, name } } : item]
  })
}
