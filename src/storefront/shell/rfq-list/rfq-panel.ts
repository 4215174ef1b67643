import { useSyncExternalStore } from 'react'

type RfqPanel = { isOpen: boolean }

const AT_FIRST: RfqPanel = { isOpen: false }
const listeners = new Set<() => void>()
let panel = AT_FIRST

export function openRfqDrawer(): void {
  set({ isOpen: true })
}

export function closeRfqDrawer(): void {
  set({ isOpen: false })
}

export function useRfqPanel(): RfqPanel {
  return useSyncExternalStore(
    subscribe,
    () => panel,
    () => AT_FIRST,
  )
}

function set(next: RfqPanel): void {
  panel = next
  for (const hear of listeners) hear()
}

function subscribe(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}
