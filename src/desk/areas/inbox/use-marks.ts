import { useMutation, useQueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { type InboxItem, markInbox } from '../../../contract/desk/inbox.ts'
import type { Snooze } from '../../../domain/inbox.ts'
import { call } from '../../shell/session/call.ts'
import { useMe } from '../../shell/session/me.ts'
import { keyOf } from './inbox-query.ts'

type Owner = NonNullable<InboxItem['owner']>
export type ItemMark =
  | { act: 'mine' | 'done' | 'wake' }
  | { act: 'assign'; owner: Owner | null }
  | { act: 'snooze'; until: Snooze }
type Marked = { item: InboxItem; mark: ItemMark; formerOwner: Owner | null }

type MarksState = {
  /** Marks on their way to the server, by item: the list shows them already. */
  pending: Record<string, ItemMark>
  last: Marked | null
}

export const useMarksState = create<MarksState>(() => ({ pending: {}, last: null }))

/** Marks items, and takes the last mark back. */
export function useMarks() {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ item: { kind, id, rev }, mark: { act, ...more } }: MarkInput) => {
      const owner_id = 'owner' in more ? (more.owner?.id ?? null) : undefined
      const until = 'until' in more ? more.until : undefined
      return call(markInbox, { kind, id, rev, act, owner_id, until })
    },
    onMutate: ({ item, mark }) => setPending(item, mark),
    onSuccess: (_, { item, mark, isUndo }) =>
      useMarksState.setState({ last: isUndo ? null : { item, mark, formerOwner: item.owner } }),
    onSettled: async (_data, _error, { item }) => {
      await queries.invalidateQueries({ queryKey: ['inbox'] })
      setPending(item, null)
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

type MarkInput = { item: InboxItem; mark: ItemMark; isUndo: boolean }

function inverse({ mark, formerOwner }: Marked): ItemMark {
  const isHiding = mark.act === 'done' || mark.act === 'snooze'
  return isHiding ? { act: 'wake' } : { act: 'assign', owner: formerOwner }
}

function setPending(item: InboxItem, mark: ItemMark | null): void {
  useMarksState.setState(({ pending: { [keyOf(item)]: _, ...others } }) => ({
    pending: mark ? { ...others, [keyOf(item)]: mark } : others,
  }))
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
