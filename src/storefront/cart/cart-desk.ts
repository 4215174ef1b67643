import type { Cart, CartLine } from '../../contract/cart.ts'
import { Refusal } from '../../contract/errors.ts'
import { problemOf } from '../forms/problem.ts'
import { liveLine, type Typed, withoutLine, withQuantity, withSelected } from './live-cart.ts'
import { createTurns } from './turns.ts'

const SAVE_MS = 400

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
  /** Why a typed quantity is not saved, by the line's id: a key of ours or the shop's words. */
  failed: Readonly<Record<number, string>>
  /** The shop could not be asked how the cart stands. */
  isBehind: boolean
}

/**
 * The cart on show and what is done to it. Changes show at once and are sent one after the other, so that no late
 * answer undoes a newer one. What the shop refuses goes back to what it last said; what is typed stays.
 */
export function createCartDesk(loaded: Cart, shop: CartShop, saveMs = SAVE_MS) {
  let settled = loaded
  let view: CartView = { cart: loaded, typed: {}, failed: {}, isBehind: false }
  const turns = createTurns()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  const set = (change: Partial<CartView>) => {
    view = { ...view, ...change }
    for (const hear of listeners) hear()
  }
  const settle = (cart: Cart, isChange: boolean) => {
    settled = cart
    if (turns.isOver()) set({ cart, isBehind: false })
    shop.onCount(cart.list.length, isChange)
  }
  const reload = async () => {
    try {
      settle(await turns.take(shop.list), false)
    } catch {
      set({ isBehind: true })
    }
  }
  const refused = async (error: unknown) => {
    set({ cart: settled })
    if (!isGone(error)) return shop.onRefusal(error)
    await reload()
    shop.onChangedElsewhere()
  }
  const act = async (shown: Cart, send: () => Promise<Cart>): Promise<boolean> => {
    set({ cart: shown })
    try {
      settle(await turns.take(send), true)
      return true
    } catch (error) {
      await refused(error)
      return false
    }
  }
  const save = async (id: number) => {
    timers.delete(id)
    const text = view.typed[id]
    const line = settled.list.find(known => known.id === id)
    const quantity = line && liveLine(line, text).quantity
    if (!quantity) return
    const drop = () => {
      if (view.typed[id] === text) set({ typed: without(view.typed, id), failed: without(view.failed, id) })
    }
    if (quantity === line.cart_num) return drop()
    try {
      const cart = await turns.take(() => shop.setQuantity(id, quantity))
      set({ cart: withQuantity(view.cart, id, quantity) })
      drop()
      settle(cart, true)
    } catch (error) {
      if (!isGone(error)) return set({ failed: { ...view.failed, [id]: problemOf(error, []).text ?? '' } })
      drop()
      await refused(error)
    }
  }
  /** A line that goes away has no quantity to save. */
  const forget = (id: number) => {
    clearTimeout(timers.get(id))
    timers.delete(id)
    set({ typed: without(view.typed, id), failed: without(view.failed, id) })
  }
  const flush = async () => {
    const ids = [...timers.keys()]
    for (const timer of timers.values()) clearTimeout(timer)
    await Promise.all(ids.map(save))
    await turns.over()
  }
  return {
    view: () => view,
    subscribe: (hear: () => void) => {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    reload,
    /** Saves what is typed without waiting for more; true when all of it is saved. */
    flush: async () => {
      await flush()
      return Object.keys(view.failed).length === 0
    },
    /** The screen was loaded anew. */
    load: (cart: Cart) => settle(cart, false),
    type: (id: number, text: string) => {
      set({ typed: { ...view.typed, [id]: text }, failed: without(view.failed, id) })
      clearTimeout(timers.get(id))
      timers.set(
        id,
        setTimeout(() => void save(id), saveMs),
      )
    },
    retry: (id: number) => save(id),
    select: (ids: number[] | undefined, selected: boolean) =>
      act(withSelected(view.cart, ids, selected), () => shop.select(ids, selected)),
    remove: (id: number) => {
      forget(id)
      return act(withoutLine(view.cart, id), () => shop.remove(id))
    },
    restore: async ({ goods: { goods_id }, cart_num, selected }: CartLine): Promise<boolean> => {
      try {
        const cart = await turns.take(async () => {
          await shop.add(goods_id, cart_num)
          const all = await shop.list()
          const again = all.list.find(line => line.goods.goods_id === goods_id)
          return selected || !again ? all : shop.select([again.id], false)
        })
        settle(cart, true)
        return true
      } catch (error) {
        shop.onRefusal(error)
        return false
      }
    },
  }
}

export type CartDesk = ReturnType<typeof createCartDesk>

function isGone(error: unknown): boolean {
  return error instanceof Refusal && error.code === 404
}

function without<T>(record: Readonly<Record<number, T>>, id: number): Record<number, T> {
  const { [id]: _, ...rest } = record
  return rest
}
