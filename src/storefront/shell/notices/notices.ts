import { useSyncExternalStore } from 'react'
import { LIMITS } from '../../../domain/limits.ts'

/** The message's action: open the cart or the list, or undo. */
type Way = 'rfq-list' | 'cart' | { undo: () => void }
export type Notice = { text: string; isError?: boolean; way?: Way; durationMs?: number }

const listeners = new Set<() => void>()
let count = 0
let last: (Notice & { id: number }) | null = null

/** A short message after an action, shown over the current page. */
export function tell(notice: Notice): void {
  count += 1
  say({ ...notice, id: count })
}

/** The message is outdated. */
export function hush(): void {
  say(null)
}

function say(notice: typeof last): void {
  last = notice
  for (const hear of listeners) hear()
}

/** The server's reply to a message or a subscription. */
export function tellReply(text: string, isError?: boolean): void {
  tell({ text, isError, durationMs: LIMITS.replyToastMs })
}

export function useNotice() {
  return useSyncExternalStore(
    subscribe,
    () => last,
    () => null,
  )
}

function subscribe(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}
