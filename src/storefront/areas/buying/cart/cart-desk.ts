import type { Cart, CartLine } from '../../../../contract/shop/cart.ts'
import { partIdOf, quantityOf } from '../../../../contract/shop/names.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import { act, type CartBook, type CartShop, openBook, reload, settle } from './cart-book.ts'
import { withoutLine, withSelected } from './live-cart.ts'
import { forgetQuantity, openTyped, saveAll, saveQuantity, typeQuantity } from './typed-quantities.ts'

const SAVE_MS = 400

/**
 * The cart on screen and its actions. Changes are shown at once and sent one after the other, so that no late
 * response overwrites a newer one. A rejected change reverts to the server's last state; typed quantities stay.
 */
export function createCartDesk(loaded: Cart, shop: CartShop, saveMs = SAVE_MS) {
  const book = openBook(loaded, shop)
  const typed = openTyped(book, saveMs)
  const set = async (id: number, quantity: number): Promise<boolean> => {
    typeQuantity(typed, id, String(quantity))
    await saveQuantity(typed, id)
    const line = book.view.cart.list.find(known => known.id === id)
    return line !== undefined && quantityOf(line) === quantity && book.view.failed[id] === undefined
  }
  const add = (partId: number, quantity: number) =>
    act(book, book.view.cart, async () => {
      await shop.add(partId, quantity)
      return shop.list()
    })
  return {
    store: book.store,
    view: book.store.getState,
    subscribe: book.store.subscribe,
    reload: () => reload(book),
    /** The screen was reloaded. */
    load: (cart: Cart) => settle(book, cart, false),
    type: (id: number, text: string) => typeQuantity(typed, id, text),
    /** Saves a quantity at once; true if the server accepted it. */
    set,
    retry: (id: number) => saveQuantity(typed, id),
    /** Saves the typed quantities; null if all selected lines are saved, otherwise the reason. */
    flush: async (): Promise<Wording | null> => {
      await saveAll(typed)
      return whyNotSaved(book)
    },
    select: (ids: number[] | undefined, selected: boolean) =>
      act(book, withSelected(book.view.cart, ids, selected), () => shop.select(ids, selected)),
    remove: (id: number) => {
      forgetQuantity(typed, id)
      return act(book, withoutLine(book.view.cart, id), () => shop.remove(id))
    },
    /** Another part takes the line's place. */
    replace: (id: number, partId: number, quantity: number) => {
      forgetQuantity(typed, id)
      return act(book, book.view.cart, () => shop.replace(id, partId, quantity))
    },
    add,
    /** Adds a part, then reduces the line that it completes. If the part is refused, the line stays as it is. */
    addBeside: async (line: { id: number; kept: number }, partId: number, quantity: number) => {
      if (!(await add(partId, quantity))) return false
      await set(line.id, line.kept)
      return true
    },
    restore: (line: CartLine) => restore(book, line),
  }
}

export type CartDesk = ReturnType<typeof createCartDesk>

function whyNotSaved({ view: { cart, failed } }: CartBook): Wording | null {
  const unsaved = cart.list.find(({ id, selected }) => selected && failed[id] !== undefined)
  return (unsaved && failed[unsaved.id]) ?? null
}

async function restore(book: CartBook, line: CartLine): Promise<boolean> {
  try {
    settle(book, await book.turns.take(() => addAgain(book.shop, line)), true)
    return true
  } catch (error) {
    book.shop.onRefusal(error)
    return false
  }
}

async function addAgain(shop: CartShop, line: CartLine): Promise<Cart> {
  const partId = partIdOf(line.goods)
  await shop.add(partId, quantityOf(line))
  const cart = await shop.list()
  const again = cart.list.find(({ goods }) => partIdOf(goods) === partId)
  return line.selected || !again ? cart : shop.select([again.id], false)
}
