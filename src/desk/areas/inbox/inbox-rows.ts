import type { InboxItem } from '../../../contract/desk/inbox.ts'
import { keyOf } from '../../shell/marks/inbox-query.ts'

/** The key of the row that has the focus. */
export function focusedKey(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-key]')?.dataset.key
}

export function focusRow(item: InboxItem | undefined): void {
  if (!item) return
  const row = document.querySelector<HTMLElement>(`[data-key="${keyOf(item)}"]`)
  ;(row?.querySelector('a') ?? row)?.focus()
}

/** The row that is selected when this one leaves: the next, or the last that is left. */
export function rowAfter(list: readonly InboxItem[], key: string): InboxItem | undefined {
  const at = list.findIndex(item => keyOf(item) === key)
  return list[at + 1] ?? list[at - 1]
}
