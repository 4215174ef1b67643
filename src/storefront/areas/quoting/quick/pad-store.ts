import { useStore } from 'zustand'
import { LIMITS } from '../../../../domain/limits.ts'
import { parseReview, type ReviewState, recordOf, UNDECIDED } from '../bom/review-state.ts'
import { createTabStore } from '../bom/tab-store.ts'

const KEY = 'quick'

/** The text on the pad in this tab, with the buyer's decisions about its lines. */
export type Pad = ReviewState & { text: string }

const EMPTY: Pad = { ...UNDECIDED, text: '' }

const padStore = createTabStore(KEY, parsePad)

/** Empty until hydration. */
export function usePad(): Pad {
  return useStore(padStore) ?? EMPTY
}

export function changePad(change: Partial<Pad>): void {
  padStore.set({ ...(padStore.get() ?? EMPTY), ...change })
}

export function clearPad(): void {
  padStore.set(null)
}

function parsePad(stored: string | null): Pad | null {
  const kept = recordOf(JSON.parse(stored ?? 'null'))
  if (typeof kept.text !== 'string') return null
  return { ...parseReview(kept), text: kept.text.slice(0, LIMITS.pastedCharacters) }
}
