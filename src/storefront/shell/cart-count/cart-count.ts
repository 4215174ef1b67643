import { useSyncExternalStore } from 'react'
import { attempt } from '../../../web/browser/attempt.ts'

const KEY = 'cartNum'

type Shelf = Pick<Storage, 'getItem' | 'setItem'>

/**
 * How many lines the cart has, as far as this browser knows: the cart itself lies in the shop. What is remembered shows
 * at once on the next page and tells other tabs. Where nothing can be stored, the count lasts as long as the page.
 */
export function createCartCount(open: () => Shelf = () => localStorage, now: () => number = Date.now) {
  let raw: string | null = null
  let isInMemory = false
  const listeners = new Set<() => void>()

  const stored = () => {
    if (!isInMemory) raw = attempt(() => open().getItem(KEY), raw)
    return raw
  }
  const write = (count: number) => {
    // The time makes every change another text: other tabs hear of it though the count may be the same.
    const text = `${count} ${now()}`
    raw = text
    isInMemory = !attempt(() => isPut(open(), text), false)
    for (const hear of listeners) hear()
  }
  const count = () => readCount(stored())
  return {
    count,
    /** The cart was changed here. */
    changed: write,
    /** The shop was asked. What it says is news only if it differs. */
    learned: (answer: number) => {
      if (answer !== count()) write(answer)
    },
    subscribe: (hear: () => void) => {
      const leave = onOtherTabsChange(hear)
      listeners.add(hear)
      return () => {
        listeners.delete(hear)
        leave()
      }
    },
  }
}

/** Storages tell other tabs, never the one that writes. */
export function onOtherTabsChange(hear: () => void): () => void {
  const hearStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) hear()
  }
  window.addEventListener('storage', hearStorage)
  return () => window.removeEventListener('storage', hearStorage)
}

/** Anything can lie in a storage: what is no count is none. */
function readCount(text: string | null): number {
  return Math.max(Number.parseInt(text ?? '', 10) || 0, 0)
}

function isPut(shelf: Shelf, text: string): true {
  shelf.setItem(KEY, text)
  return true
}

const cartCount = createCartCount()

export const cartChanged = cartCount.changed
export const learnCartCount = cartCount.learned
export const onCartChange = cartCount.subscribe

/** None until the browser has taken over. */
export function useCartCount(): number {
  return useSyncExternalStore(cartCount.subscribe, cartCount.count, () => 0)
}
