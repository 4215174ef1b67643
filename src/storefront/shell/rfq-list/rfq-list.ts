import { useSyncExternalStore } from 'react'
import { LIMITS } from '../../../domain/limits.ts'
import { attempt, type BrowserStorage } from '../../../web/browser/attempt.ts'
import {
  formatItems,
  freeItem,
  identityOf,
  isBlank,
  parseItems,
  type RfqItem,
  type RfqPart,
} from './rfq-item.ts'
import { followPrice, withPrices, writePrices } from './target-prices.ts'
import { changeTyped, withTyped, writeTyped } from './typed-numbers.ts'

export { itemOf, type RfqItem } from './rfq-item.ts'

const KEY = 'RFQLIST'
const PRICES_KEY = 'rfq-prices'
const TYPED_KEY = 'rfq-typed'
const NONE: RfqItem[] = []

export type Added = { added: number; merged: number; leftOut: number }

/**
 * The visitor's RFQ list. It is read again before each change, so that two tabs keep each other's lines. If storage
 * is full, broken or blocked, the list continues in memory, without other tabs and the next visit.
 */
export function createRfqList(
  open: () => BrowserStorage = () => localStorage,
  openTyped: () => BrowserStorage = () => sessionStorage,
) {
  let raw: string | null = null
  let typed: string | null | undefined
  let items = NONE
  let isInMemory = false
  const listeners = new Set<() => void>()

  const list = (): RfqItem[] => {
    if (isInMemory) return items
    const stored = attempt(() => open().getItem(KEY), null)
    if (stored === raw) return items
    if (typed === undefined) typed = attempt(() => openTyped().getItem(TYPED_KEY), null)
    const listed = attempt(() => parseItems(stored), NONE)
    const numbers = attempt(() => withPrices(listed, open().getItem(PRICES_KEY)), listed)
    items = attempt(() => withTyped(numbers, typed ?? null), numbers)
    raw = stored
    return items
  }
  const write = (next: RfqItem[]) => {
    raw = formatItems(next)
    typed = writeTyped(next)
    items = next
    // Written before the list, because other tabs react to the list's change.
    attempt(() => put(open(), PRICES_KEY, writePrices(next)), false)
    isInMemory = !attempt(() => put(open(), KEY, raw), false)
    attempt(() => put(openTyped(), TYPED_KEY, typed ?? null), false)
    for (const listener of listeners) listener()
  }
  const add = (more: readonly RfqItem[]): Added => {
    const { items: next, ...outcome } = withItems(list(), more)
    write(next)
    return outcome
  }
  return {
    list,
    add,
    /** Adds to the quantity of the part's line, where `add` replaces it. */
    addPieces: (item: RfqItem): Added => {
      const there = list().find(listed => identityOf(listed) === identityOf(item))
      return add([...(there ? [there] : []), item])
    },
    change: (index: number, change: Partial<RfqItem>) => write(withChange(list(), index, change)),
    remove: (index: number) => write(list().filter((_, at) => at !== index)),
    /** Completes a line chosen from suggestions, wherever it is by now. */
    complete: ({ partId, package: packaging, date_code, icons }: RfqItem) => {
      const index = list().findIndex(item => item.partId === partId)
      const item = list()[index]
      if (!item) return
      const rest = { package: item.package || packaging, date_code: item.date_code || date_code, icons }
      write(withChange(list(), index, rest))
    },
    /** Lines added by another tab in the meantime stay. */
    dropSent: (sent: readonly RfqPart[]) => {
      const gone = new Set(sent.map(identityOf))
      write(list().filter(item => !isBlank(item) && !gone.has(identityOf(item))))
    },
    /** Lines without input. */
    dropBlanks: () => {
      if (list().some(isBlank)) write(list().filter(item => !isBlank(item)))
    },
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

/** The same part is one line: the newest quantity replaces the old one, in the same place. */
function withItems(items: readonly RfqItem[], more: readonly RfqItem[]): Added & { items: RfqItem[] } {
  const kept = items.filter(item => !isBlank(item))
  const newest = addedUp(more)
  const known = new Set<string>()
  const next = kept.map(item => {
    const identity = identityOf(item)
    const again = known.has(identity) ? undefined : newest.get(identity)
    known.add(identity)
    return again ? changed(item, { quantity: again.quantity }) : item
  })
  const others = [...newest].flatMap(([identity, item]) => (known.has(identity) ? [] : [item]))
  const added = others.slice(0, Math.max(0, LIMITS.rfqLines - kept.length))
  return {
    added: added.length,
    merged: newest.size - others.length,
    leftOut: others.length - added.length,
    items: [...next, ...added],
  }
}

/** Equal parts added together are one line with the sum of their quantities. */
function addedUp(more: readonly RfqItem[]): Map<string, RfqItem> {
  const byIdentity = new Map<string, RfqItem>()
  for (const item of more) {
    const earlier = byIdentity.get(identityOf(item))
    const quantity = Math.min(item.quantity + (earlier?.quantity ?? 0), LIMITS.quantityMax)
    byIdentity.set(identityOf(item), changed(earlier ?? item, { quantity }))
  }
  return byIdentity
}

/** A typed number or maker makes it another part, outside the catalog. */
function changed(item: RfqItem, change: Partial<RfqItem>): RfqItem {
  const isRenamed = change.part_number !== undefined || change.manufacturer !== undefined
  const { partId, goods_page_url, icons } = freeItem('')
  const free = isRenamed && { partId, goods_page_url, icons, prices: undefined }
  return { ...item, ...free, ...followPrice(item, change), ...change, typed: changeTyped(item, change) }
}

/**
 * A line that becomes a catalog part replaces another line with that part. Beyond the end of the list, blank lines
 * fill the gap, because a form offers several.
 */
function withChange(items: readonly RfqItem[], index: number, change: Partial<RfqItem>): RfqItem[] {
  const length = Math.min(LIMITS.rfqLines, Math.max(items.length, index + 1))
  const next = Array.from({ length }, (_, at) => {
    const item = items[at] ?? freeItem('')
    return at === index ? changed(item, change) : item
  })
  const id = change.partId ?? null
  return id === null ? next : next.filter((item, at) => at === index || item.partId !== id)
}

const rfqList = createRfqList()

export const addToRfqList = rfqList.add
export const addPiecesToRfqList = rfqList.addPieces
export const changeRfqItem = rfqList.change
export const removeRfqItem = rfqList.remove
export const completeRfqItem = rfqList.complete
export const dropSentRfqItems = rfqList.dropSent
export const dropBlankRfqItems = rfqList.dropBlanks

/** Empty until hydration. */
export function useRfqList(): RfqItem[] {
  return useSyncExternalStore(rfqList.subscribe, rfqList.list, () => NONE)
}

function put(storage: BrowserStorage, key: string, text: string | null): true {
  if (text === null) storage.removeItem(key)
  else storage.setItem(key, text)
  return true
}
