import { useState } from 'react'
import type { Goods, ShownGoods } from '../../../../contract/shop/goods.ts'
import { partIdOf } from '../../../../contract/shop/names.ts'
import { lineAmount } from '../../../../domain/money.ts'
import { type Split, splitIfShort } from '../../../../domain/split-quantity.ts'
import { nearestOrderable, type OrderLine, orderLine } from './order-line.ts'
import { type OrderQuantity, orderQuantity } from './order-quantity.ts'
import { usePiecesInCart } from './pieces-in-cart.ts'

type Offer = Pick<Goods, 'min_qty' | 'multiple' | 'prices'>

type Refusable = OrderQuantity & {
  /** The quantity exceeds the stock: the price is that of the pieces in stock. */
  split: Split | null
  /** The cart has all that is in stock, so more of it can only be requested. */
  isOnlyRequested: boolean
  /** Pieces that the cart has; only known if the quantity exceeds the stock. */
  inCart: number
  /** The index of the typed quantity's price break; `inForce` is that of the pieces in stock. */
  wantedBreak: number
  refuse: () => void
}

/** The quantity to be ordered, as typed, and its price; at first the smallest that covers `wanted`. */
export function useOrderQuantity(offer: ShownGoods, wanted = 0): Refusable {
  const [text, setText] = useState(() => String(nearestOrderable(offer, Math.max(offer.min_qty, wanted))))
  const [refused, setRefused] = useState<string | null>(null)
  const typed = orderQuantity(offer, text, setText)
  const inCart = usePiecesInCart(partIdOf(offer), typed.quantity !== null && typed.quantity > offer.stock)
  const split = splitIfShort(offer, typed.quantity, inCart)
  const order = split ? { ...typed, ...splitLine(offer, split, inCart) } : typed
  return {
    ...order,
    split,
    isOnlyRequested: split?.fromStock === 0,
    inCart,
    wantedBreak: typed.inForce,
    canOrder: order.canOrder && text !== refused,
    /** The server has rejected the typed quantity. */
    refuse: () => setRefused(text),
  }
}

/** The price follows the whole line of the cart; the amount is that of the pieces to add, if there are any. */
function splitLine(offer: Offer, { fromStock }: Split, inCart: number): OrderLine {
  const line = orderLine(offer, fromStock + inCart)
  const amount = fromStock === 0 ? null : lineAmount(line.unitPrice ?? 0, fromStock)
  return { ...line, canOrder: true, amount }
}
