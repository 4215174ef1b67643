import { useStore } from 'zustand'
import { type BomSession, createBomStore } from './bom-session.ts'

export const bomStore = createBomStore()

/** None until hydration. */
export function useBomSession(): BomSession | null {
  return useStore(bomStore)
}

export function changeBom(change: Partial<BomSession>): void {
  const session = bomStore.get()
  if (session) bomStore.set({ ...session, ...change })
}
