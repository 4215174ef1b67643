import { create } from 'zustand'
import { LIMITS } from '../../../domain/limits.ts'

/** The message's action: open the cart or the list, or undo. */
type Way = 'rfq-list' | 'cart' | { undo: () => void }
export type ShownNotice = { text: string; isError?: boolean; way?: Way; durationMs?: number }

export const useNotice = create<(ShownNotice & { id: number }) | null>(() => null)

let count = 0

/** A short message after an action, shown over the current page. */
export function tell(notice: ShownNotice): void {
  count += 1
  useNotice.setState({ ...notice, id: count }, true)
}

/** The message is outdated. */
export function dismissNotice(): void {
  useNotice.setState(null)
}

/** The server's reply to a message or a subscription. */
export function tellReply(text: string, isError?: boolean): void {
  tell({ text, isError, durationMs: LIMITS.replyToastMs })
}
