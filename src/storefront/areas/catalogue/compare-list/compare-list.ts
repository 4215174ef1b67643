import { useSyncExternalStore } from 'react'
import { isRecord } from '../../../../domain/is-record.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { attempt, type BrowserStorage } from '../../../../web/browser/attempt.ts'

/** A part that the visitor has ticked for comparing. */
export type TickedPart = { partId: number; partNumber: string }

const KEY = 'compare'
const NONE: readonly TickedPart[] = []

/**
 * The ticked parts, shared with other tabs. They are read again before each change, so that two tabs keep each
 * other's parts. If storage is full or blocked, they stay in memory.
 */
export function createCompareList(open: () => BrowserStorage = () => localStorage) {
  let raw: string | null = null
  let parts = NONE
  let isInMemory = false
  const listeners = new Set<() => void>()

  const list = (): readonly TickedPart[] => {
    const stored = isInMemory ? raw : attempt(() => open().getItem(KEY), null)
    if (stored === raw) return parts
    raw = stored
    parts = attempt(() => parseParts(stored), NONE)
    return parts
  }
  const write = (next: readonly TickedPart[]) => {
    raw = JSON.stringify(next)
    parts = next
    isInMemory = !attempt(() => put(open(), raw ?? ''), false)
    for (const listener of listeners) listener()
  }
  const remove = (partId: number) => write(list().filter(part => part.partId !== partId))
  return {
    list,
    remove,
    /** False if the list is full. */
    add: (part: TickedPart): boolean => {
      const others = list().filter(({ partId }) => partId !== part.partId)
      if (others.length >= LIMITS.comparedParts) return false
      write([...others, part])
      return true
    },
    clear: () => write(NONE),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
  }
}

function put(storage: BrowserStorage, text: string): true {
  storage.setItem(KEY, text)
  return true
}

/** Storage may hold anything: an older version, or data that an extension has written. */
function parseParts(text: string | null): readonly TickedPart[] {
  const stored: unknown = JSON.parse(text ?? '[]')
  return Array.isArray(stored) ? stored.filter(isTicked).slice(0, LIMITS.comparedParts) : NONE
}

function isTicked(part: unknown): part is TickedPart {
  return isRecord(part) && Number.isSafeInteger(part.partId) && typeof part.partNumber === 'string'
}

const compareList = createCompareList()

export const addToComparison = compareList.add
export const removeFromComparison = compareList.remove
export const clearComparison = compareList.clear

/** Empty until hydration. */
export function useCompareList(): readonly TickedPart[] {
  return useSyncExternalStore(compareList.subscribe, compareList.list, () => NONE)
}
