import type { Cart, CartLine } from '../../../../contract/shop/cart.ts'
import { asQuantity, quantityOf } from '../../../../contract/shop/names.ts'
import { type LineState, lineState, mostInStock, orderableTotal } from '../../../../domain/line-state.ts'
import { lineAmount, priceAt, sumAmounts } from '../../../../domain/money.ts'
import { orderableFrom } from '../../../../domain/quantity.ts'
import { readQuantity } from '../../../../domain/read-quantity.ts'
import { shipmentWeight } from '../../../../domain/shipping.ts'
import { nearestOrderable, orderLine } from '../../catalogue/lists/order-line.ts'

/** Quantities that are typed but not yet saved, by line id. */
export type Typed = Readonly<Record<number, string>>

export type LiveLine = {
  line: CartLine
  text: string
  /** Null if it cannot be ordered. */
  quantity: number | null
  amount: number | null
  state: LineState
}

/** The cart including typed quantities that are not yet saved. */
export function liveCart({ list }: Cart, typed: Typed) {
  const lines = list.map(line => liveLine(line, typed[line.id]))
  const selected = lines.filter(({ line }) => line.selected)
  return {
    lines,
    selectedCount: selected.length,
    subtotal: sumAmounts(selected.filter(isFine).map(({ amount }) => amount ?? 0)),
    weightGrams: shipmentWeight(
      selected.filter(isFine).map(({ line, quantity }) => ({
        weightGrams: line.goods.weight_g,
        quantity: quantity ?? 0,
      })),
    ),
    /** Selected lines that cannot be ordered. */
    blockedIds: selected.filter(live => !isFine(live)).map(({ line }) => line.id),
  }
}

function isFine({ quantity, state }: LiveLine): boolean {
  return quantity !== null && state === 'ok'
}

export function liveLine(line: CartLine, typed: string | undefined): LiveLine {
  const text = typed ?? String(quantityOf(line))
  const read = readQuantity(text)
  const { canOrder, amount } = orderLine(line.goods, read)
  const quantity = canOrder ? read : null
  // A quantity that breaks the part's rule has no state of its own, so this checks whether any quantity can be
  // ordered.
  const state = lineState(line.goods, quantity ?? orderableFrom(line.goods, line.goods.min_qty))
  return { line, text, quantity, amount, state }
}

/** The quantity that can be ordered instead; null if the typed one can, or if none can. */
export function quantityInstead({ line: { goods }, text, quantity, state }: LiveLine): number | null {
  if (state === 'unavailable' || (quantity !== null && state !== 'understock')) return null
  const nearest = nearestOrderable(goods, readQuantity(text))
  return nearest <= goods.stock ? nearest : mostInStock(goods) || null
}

export function withQuantity(cart: Cart, id: number, quantity: number): Cart {
  return withLines(cart, line => (line.id === id ? { ...line, ...atQuantity(line, quantity) } : line))
}

function atQuantity({ goods }: CartLine, quantity: number): Partial<CartLine> {
  const price = priceAt(goods.prices, quantity)
  const amount = price === null ? null : lineAmount(price, quantity)
  return { ...asQuantity(quantity), price, amount, state: lineState(goods, quantity) }
}

/** All lines if no ids are given. */
export function withSelected(cart: Cart, ids: readonly number[] | undefined, selected: boolean): Cart {
  return withLines(cart, line => (ids && !ids.includes(line.id) ? line : { ...line, selected }))
}

export function withoutLine(cart: Cart, id: number): Cart {
  return withLines(cart, line => (line.id === id ? [] : line))
}

function withLines(cart: Cart, change: (line: CartLine) => CartLine | []): Cart {
  const list = cart.list.flatMap(change)
  const selected = list.filter(line => line.selected)
  return {
    list,
    selected_count: selected.length,
    subtotal: orderableTotal(selected.map(line => ({ ...line, quantity: quantityOf(line) }))),
  }
}
