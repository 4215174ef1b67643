import { useSyncExternalStore } from 'react'
import { attempt } from '../../../web/browser/attempt.ts'

const KEY = 'cartNum'

/**
 * The number of cart lines as far as this browser knows; the cart itself is on the server. The stored count appears
 * at once on the next page and informs other tabs. Without storage, the count lasts as long as the page.
 */
export function createCartCount(
  open: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
  now: () => number = Date.now,
) {
  let raw: string | null = null
  let isInMemory = false
  const listeners = new Set<() => void>()

  const stored = () => {
    if (!isInMemory) raw = attempt(() => open().getItem(KEY), raw)
    return raw
  }
  const write = (count: number) => {
    // The time makes every stored value different, so that other tabs get an event even if the count is the same.
    const text = `${count} ${now()}`
    raw = text
    isInMemory = !attempt(() => isPut(open(), text), false)
    for (const listener of listeners) listener()
  }
  const count = () => readCount(stored())
  return {
    count,
    /** The cart was changed in this tab. */
    changed: write,
    /** The server has reported the count. Listeners are called only if it differs. */
    learned: (answer: number) => {
      if (answer !== count()) write(answer)
    },
    subscribe: (listener: () => void) => {
      const leave = onOtherTabsChange(listener)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        leave()
      }
    },
  }
}

/** Storage events reach other tabs, not the tab that writes. */
export function onOtherTabsChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Storage can contain anything; an invalid count is treated as none. */
function readCount(text: string | null): number {
  return Math.max(Number.parseInt(text ?? '', 10) || 0, 0)
}

function isPut(storage: Pick<Storage, 'getItem' | 'setItem'>, text: string): true {
  storage.setItem(KEY, text)
  return true
}

const cartCount = createCartCount()

export const cartChanged = cartCount.changed
export const learnCartCount = cartCount.learned
export const onCartChange = cartCount.subscribe

/** None until hydration. */
export function useCartCount(): number {
  return useSyncExternalStore(cartCount.subscribe, cartCount.count, () => 0)
}
