import { useSyncExternalStore } from 'react'
import { LIMITS } from '../../domain/limits.ts'
import { freeItem, identityOf, isBlank, parseItems, type RfqItem } from './rfq-item.ts'

export { itemOf, type RfqItem } from './rfq-item.ts'

const KEY = 'RFQLIST'
const NONE: RfqItem[] = []

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Added = { added: number; merged: number; leftOut: number }

/**
 * What the visitor is going to ask for. It is read afresh before each change, so that two tabs keep each other's lines.
 * A storage that is full, broken or forbidden costs the other tabs and the next visit, not this one: the list goes on in memory.
 */
export function createRfqList(open: () => Shelf = () => localStorage) {
  let raw: string | null = null
  let items = NONE
  let isInMemory = false
  const listeners = new Set<() => void>()

  const list = (): RfqItem[] => {
    if (isInMemory) return items
    const stored = attempt(() => open().getItem(KEY), null)
    if (stored !== raw) items = attempt(() => parseItems(stored), NONE)
    raw = stored
    return items
  }
  const write = (next: RfqItem[]) => {
    const text = JSON.stringify(next)
    isInMemory = !attempt(() => put(open(), next.length > 0 ? text : null), false)
    items = next
    raw = next.length > 0 ? text : null
    for (const hear of listeners) hear()
  }
  return {
    list,
    add: (more: readonly RfqItem[]): Added => {
      const { items: next, ...outcome } = withItems(list(), more)
      write(next)
      return outcome
    },
    change: (index: number, change: Partial<RfqItem>) => write(withChange(list(), index, change)),
    remove: (index: number) => write(list().filter((_, at) => at !== index)),
    clear: () => write([]),
    /** Lines nothing was typed into. */
    dropBlanks: () => {
      if (list().some(isBlank)) write(list().filter(item => !isBlank(item)))
    },
    subscribe: (hear: () => void) => {
      listeners.add(hear)
      window.addEventListener('storage', hear)
      return () => {
        listeners.delete(hear)
        window.removeEventListener('storage', hear)
      }
    },
  }
}

/** The same part is one line: the newest quantity counts, its place stays. */
function withItems(items: readonly RfqItem[], more: readonly RfqItem[]): Added & { items: RfqItem[] } {
  const kept = items.filter(item => !isBlank(item))
  const byIdentity = new Map(kept.map(item => [identityOf(item), item]))
  const outcome = { added: 0, merged: 0, leftOut: 0 }
  for (const item of more) {
    const known = byIdentity.get(identityOf(item))
    if (known) outcome.merged++
    else if (byIdentity.size < LIMITS.rfqLines) outcome.added++
    else outcome.leftOut++
    if (known || byIdentity.size < LIMITS.rfqLines)
      byIdentity.set(identityOf(item), known ? { ...known, qty: item.qty } : item)
  }
  return { ...outcome, items: [...byIdentity.values()] }
}

/**
 * A line that becomes a part of the catalogue takes the place of another line with that part.
 * Beyond the end of the list blank lines fill the gap: a form offers several at once.
 */
function withChange(items: readonly RfqItem[], index: number, change: Partial<RfqItem>): RfqItem[] {
  const length = Math.min(LIMITS.rfqLines, Math.max(items.length, index + 1))
  const next = Array.from({ length }, (_, at) => {
    const item = items[at] ?? freeItem('')
    return at === index ? { ...item, ...change } : item
  })
  const id = change.goods_id ?? null
  return id === null ? next : next.filter((item, at) => at === index || item.goods_id !== id)
}

const rfqList = createRfqList()

export const addToRfqList = rfqList.add
export const changeRfqItem = rfqList.change
export const removeRfqItem = rfqList.remove
export const clearRfqList = rfqList.clear
export const dropBlankRfqItems = rfqList.dropBlanks

/** Empty until the browser has taken over. */
export function useRfqList(): RfqItem[] {
  return useSyncExternalStore(rfqList.subscribe, rfqList.list, () => NONE)
}

function put(shelf: Shelf, text: string | null): true {
  if (text === null) shelf.removeItem(KEY)
  else shelf.setItem(KEY, text)
  return true
}

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act()
  } catch {
    return otherwise
  }
}
