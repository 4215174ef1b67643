import { useStore } from 'zustand'
import { type BomSession, createBomStore } from './bom-session.ts'

export const bomStore = createBomStore()
const api = { ...bomStore, getState: bomStore.get }

/** None until hydration. */
export function useBomSession(): BomSession | null {
  return useStore(api)
}

export function changeBom(change: Partial<BomSession>): void {
  const session = bomStore.get()
  if (session) bomStore.set({ ...session, ...change })
}
