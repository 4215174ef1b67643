import { useSyncExternalStore } from 'react'

type Notice = { id: number; text: string; isError: boolean }
type RfqPanel = {
  isOpen: boolean
  /** The last word about the list. */
  notice: Notice | null
}

const AT_FIRST: RfqPanel = { isOpen: false, notice: null }
const listeners = new Set<() => void>()
let panel = AT_FIRST

export function openRfqDrawer(): void {
  set({ isOpen: true })
}

export function closeRfqDrawer(): void {
  set({ isOpen: false })
}

export function tellOfRfqList(text: string, isError = false): void {
  set({ notice: { id: (panel.notice?.id ?? 0) + 1, text, isError } })
}

export function useRfqPanel(): RfqPanel {
  return useSyncExternalStore(
    subscribe,
    () => panel,
    () => AT_FIRST,
  )
}

function set(change: Partial<RfqPanel>): void {
  panel = { ...panel, ...change }
  for (const hear of listeners) hear()
}

function subscribe(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}
