import { quantityOf } from '../../../../contract/shop/names.ts'
import { wordingOf } from '../../../../web/forms/problem.ts'
import { type CartBook, isGone, settle, show, takeBack } from './cart-book.ts'
import { liveLine, withQuantity } from './live-cart.ts'

type Saving = { text: string; done: Promise<void> }

export type TypedQuantities = {
  readonly book: CartBook
  /** How long typing must pause. */
  readonly saveMs: number
  readonly timers: Map<number, ReturnType<typeof setTimeout>>
  readonly saving: Map<number, Saving>
}

export function openTyped(book: CartBook, saveMs: number): TypedQuantities {
  return { book, saveMs, timers: new Map(), saving: new Map() }
}

export function typeQuantity(typed: TypedQuantities, id: number, text: string): void {
  const { book, timers, saveMs } = typed
  show(book, { typed: { ...book.view.typed, [id]: text }, failed: without(book.view.failed, id) })
  clearTimeout(timers.get(id))
  timers.set(
    id,
    setTimeout(() => void saveQuantity(typed, id), saveMs),
  )
}

/** Sends no quantity twice at the same time, and none that cannot be ordered. */
export function saveQuantity({ book, timers, saving }: TypedQuantities, id: number): Promise<void> {
  clearTimeout(timers.get(id))
  timers.delete(id)
  const text = book.view.typed[id]
  if (text === undefined) return Promise.resolve()
  const known = saving.get(id)
  if (known?.text === text) return known.done
  const done = send(book, id, text).finally(() => {
    if (saving.get(id)?.done === done) saving.delete(id)
  })
  saving.set(id, { text, done })
  return done
}

/** Saves without waiting for more input; failed quantities are tried again. */
export async function saveAll(typed: TypedQuantities): Promise<void> {
  const { book, timers, saving } = typed
  const ids = new Set([...timers.keys(), ...saving.keys(), ...Object.keys(book.view.failed).map(Number)])
  await Promise.all([...ids].map(id => saveQuantity(typed, id)))
  await book.turns.over()
}

/** A removed line has no quantity to save. */
export function forgetQuantity({ book, timers }: TypedQuantities, id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  drop(book, id)
}

async function send(book: CartBook, id: number, text: string): Promise<void> {
  const line = book.settled.list.find(known => known.id === id)
  if (!line) return drop(book, id)
  const { quantity } = liveLine(line, text)
  if (quantity === null) return
  // Another quantity may still be in flight.
  if (quantity === quantityOf(line) && book.turns.isOver()) return dropText(book, id, text)
  try {
    const cart = await book.turns.take(() => book.shop.setQuantity(id, quantity))
    show(book, { cart: withQuantity(book.view.cart, id, quantity) })
    dropText(book, id, text)
    settle(book, cart, true)
  } catch (error) {
    await notSaved(book, id, text, error)
  }
}

async function notSaved(book: CartBook, id: number, text: string, error: unknown): Promise<void> {
  if (isGone(error)) {
    dropText(book, id, text)
    return takeBack(book, error)
  }
  // A newer quantity has its own call.
  if (book.view.typed[id] !== text) return
  show(book, { failed: { ...book.view.failed, [id]: wordingOf(error) } })
}

/** Newer input stays. */
function dropText(book: CartBook, id: number, text: string): void {
  if (book.view.typed[id] === text) drop(book, id)
}

function drop(book: CartBook, id: number): void {
  show(book, { typed: without(book.view.typed, id), failed: without(book.view.failed, id) })
}

function without<T>(record: Readonly<Record<number, T>>, id: number): Record<number, T> {
  const { [id]: _, ...rest } = record
  return rest
}
