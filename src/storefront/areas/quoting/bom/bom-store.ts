import { useSyncExternalStore } from 'react'
import { type BomSession, createBomStore } from './bom-session.ts'

export const bomStore = createBomStore()

/** None until hydration. */
export function useBomSession(): BomSession | null {
  return useSyncExternalStore(bomStore.subscribe, bomStore.get, () => null)
}

export function changeBom(change: Partial<BomSession>): void {
  const session = bomStore.get()
  if (session) bomStore.set({ ...session, ...change })
}
