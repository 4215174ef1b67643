import type { Cart } from '../../../../contract/shop/cart.ts'
import { isRefusedFor } from '../../../../contract/wire/errors.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import type { Typed } from './live-cart.ts'

/** How the shop is asked, and who hears what came of it. */
export type CartShop = {
  list: () => Promise<Cart>
  add: (goodsId: number, quantity: number) => Promise<unknown>
  setQuantity: (id: number, quantity: number) => Promise<Cart>
  select: (ids: number[] | undefined, selected: boolean) => Promise<Cart>
  remove: (id: number) => Promise<Cart>
  onCount: (count: number, isChange: boolean) => void
  onRefusal: (error: unknown) => void
  /** A line was gone: the cart as it is now is on show. */
  onChangedElsewhere: () => void
}

export type CartView = {
  cart: Cart
  typed: Typed
  /** Why a typed quantity is not saved, by the line's id. */
  failed: Readonly<Record<number, Wording>>
  /** The shop could not be asked how the cart stands. */
  isBehind: boolean
}

export type CartBook = {
  readonly shop: CartShop
  readonly turns: ReturnType<typeof createTurns>
  readonly listeners: Set<() => void>
  /** As the shop last said. */
  settled: Cart
  view: CartView
}

export function openBook(loaded: Cart, shop: CartShop): CartBook {
  return {
    shop,
    turns: createTurns(),
    listeners: new Set(),
    settled: loaded,
    view: { cart: loaded, typed: {}, failed: {}, isBehind: false },
  }
}

/** One after the other, in the order they were asked for: no late answer undoes a newer one. */
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
  book.view = { ...book.view, ...change }
  for (const hear of book.listeners) hear()
}

/** The shop has said how the cart stands. While more is under way, what is on show is newer. */
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

/** Shows a change at once and sends it; true when the shop took it. */
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
