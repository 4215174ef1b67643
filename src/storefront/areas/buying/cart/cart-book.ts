import { createStore, type StoreApi } from 'zustand'
import type { Cart } from '../../../../contract/shop/cart.ts'
import { isRefusedFor } from '../../../../contract/wire/errors.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import type { Typed } from './live-cart.ts'

/** How the cart calls the server and reports the results. */
export type CartShop = {
  list: () => Promise<Cart>
  add: (partId: number, quantity: number) => Promise<unknown>
  setQuantity: (id: number, quantity: number) => Promise<Cart>
  replace: (id: number, partId: number, quantity: number) => Promise<Cart>
  select: (ids: number[] | undefined, selected: boolean) => Promise<Cart>
  remove: (id: number) => Promise<Cart>
  onCount: (count: number, isChange: boolean) => void
  onRefusal: (error: unknown) => void
  /** A line no longer exists; the current cart is shown. */
  onChangedElsewhere: () => void
}

export type CartView = {
  cart: Cart
  typed: Typed
  /** Why a typed quantity is not saved, by the line's id. */
  failed: Readonly<Record<number, Wording>>
  /** The current state of the cart could not be loaded. */
  isBehind: boolean
}

export type CartBook = {
  readonly shop: CartShop
  readonly turns: ReturnType<typeof createTurns>
  readonly store: StoreApi<CartView>
  /** The last state that the server reported. */
  settled: Cart
  readonly view: CartView
}

export function openBook(loaded: Cart, shop: CartShop): CartBook {
  const store = createStore<CartView>(() => ({ cart: loaded, typed: {}, failed: {}, isBehind: false }))
  return {
    shop,
    turns: createTurns(),
    store,
    settled: loaded,
    get view() {
      return store.getState()
    },
  }
}

/** Runs calls one after the other, so that no late response overwrites a newer one. */
function createTurns() {
  let waiting = 0
  let queue: Promise<unknown> = Promise.resolve()
  return {
    take: async <T>(send: () => Promise<T>): Promise<T> => {
      waiting++
      const done = queue.then(send).finally(() => {
        waiting--
      })
      queue = done.catch(() => {})
      return done
    },
    isOver: () => waiting === 0,
    over: async () => {
      await queue
    },
  }
}

export function show(book: CartBook, change: Partial<CartView>): void {
  book.store.setState(change)
}

/** Applies the server's state. While calls are pending, the view is newer than that state. */
export function settle(book: CartBook, cart: Cart, isChange: boolean): void {
  book.settled = cart
  if (book.turns.isOver()) show(book, { cart, isBehind: false })
  book.shop.onCount(cart.list.length, isChange)
}

export async function reload(book: CartBook): Promise<void> {
  try {
    settle(book, await book.turns.take(book.shop.list), false)
  } catch {
    show(book, { isBehind: true })
  }
}

/** Shows a change at once and sends it; true if the server accepted it. */
export async function act(book: CartBook, shown: Cart, send: () => Promise<Cart>): Promise<boolean> {
  show(book, { cart: shown })
  try {
    settle(book, await book.turns.take(send), true)
    return true
  } catch (error) {
    await takeBack(book, error)
    return false
  }
}

export async function takeBack(book: CartBook, error: unknown): Promise<void> {
  show(book, { cart: book.settled })
  if (!isGone(error)) return book.shop.onRefusal(error)
  await reload(book)
  book.shop.onChangedElsewhere()
}

export function isGone(error: unknown): boolean {
  return isRefusedFor(error, 'errors.not_found')
}
