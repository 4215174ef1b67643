import { createStore } from 'zustand'
import { attempt, type BrowserStorage } from '../../../../web/browser/attempt.ts'

/** Stored per tab, so that two tabs do not interfere. Without storage it lasts as long as the page. */
export function createTabStore<T>(
  key: string,
  parse: (stored: string | null) => T | null,
  open: () => BrowserStorage = () => sessionStorage,
) {
  const { getState, getInitialState, setState, subscribe } = createStore<T | null>(() => null)
  let isRead = false

  const get = (): T | null => {
    if (isRead) return getState()
    isRead = true
    setState(
      attempt(() => parse(open().getItem(key)), null),
      true,
    )
    return getState()
  }
  return {
    get,
    set: (next: T | null) => {
      isRead = true
      attempt(() => put(open(), key, next), undefined)
      setState(next, true)
    },
    subscribe,
    getInitialState,
    getState: get,
  }
}

function put(storage: BrowserStorage, key: string, value: unknown): void {
  if (value === null) storage.removeItem(key)
  else storage.setItem(key, JSON.stringify(value))
}
