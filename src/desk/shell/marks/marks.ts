import type { InboxItem } from '../../../contract/desk/inbox.ts'
import type { Snooze } from '../../../domain/inbox.ts'
import { keyOf } from './inbox-query.ts'

type Owner = NonNullable<InboxItem['owner']>
export type ItemMark =
  | { act: 'mine' | 'done' | 'wake' }
  | { act: 'assign'; owner: Owner | null }
  | { act: 'snooze'; until: Snooze }

/** The item as it is after the mark. */
export type Marked = { item: InboxItem; mark: ItemMark; formerOwner: Owner | null }

/** Marks on their way to the server, by item. */
export type Pending = Readonly<Record<string, ItemMark>>

/** Without this mark. A later mark of the same item stays. */
export function withoutMark(pending: Pending, item: InboxItem, mark: ItemMark): Pending {
  const { [keyOf(item)]: present, ...others } = pending
  return present === mark ? others : pending
}

/** The list once the server has this mark; `owner` is the owner of the item after the mark. */
export function withMark(
  list: readonly InboxItem[],
  item: InboxItem,
  mark: ItemMark,
  owner: Owner | null,
): InboxItem[] {
  return list.flatMap(other => {
    if (keyOf(other) !== keyOf(item)) return [other]
    return isHiding(mark) ? [] : [{ ...other, owner }]
  })
}

/** Takes the mark back. */
export function inverse({ mark, formerOwner }: Marked): ItemMark {
  return isHiding(mark) ? { act: 'wake' } : { act: 'assign', owner: formerOwner }
}

/** Not if the list shows that the item has come back, or that it has another owner by now. */
export function canUndo({ item, mark }: Marked, list: readonly InboxItem[]): boolean {
  const present = list.find(other => keyOf(other) === keyOf(item))
  if (!present) return true
  return !isHiding(mark) && present.owner?.id === item.owner?.id
}

function isHiding({ act }: ItemMark): boolean {
  return act === 'done' || act === 'snooze'
}
