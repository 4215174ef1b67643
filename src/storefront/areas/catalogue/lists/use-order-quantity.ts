import { useState } from 'react'
import type { Goods } from '../../../../contract/shop/goods.ts'
import { readQuantity } from '../../../../domain/read-quantity.ts'
import { nearestOrderable, oneStepDown, oneStepUp, orderLine } from './order-line.ts'

type Offer = Pick<Goods, 'min_qty' | 'multiple' | 'prices'>

/** The quantity to be ordered, as typed, and its price; at first the smallest that covers `wanted`. */
export function useOrderQuantity(offer: Offer, wanted = 0): OrderQuantity & { refuse: () => void } {
  const [text, setText] = useState(() => String(nearestOrderable(offer, Math.max(offer.min_qty, wanted))))
  const [refused, setRefused] = useState<string | null>(null)
  const order = orderQuantity(offer, text, setText)
  return {
    ...order,
    canOrder: order.canOrder && text !== refused,
    /** The server has rejected the typed quantity. */
    refuse: () => setRefused(text),
  }
}

export function orderQuantity(offer: Offer, text: string, setText: (text: string) => void) {
  const quantity = readQuantity(text)
  const set = (next: number) => setText(String(next))
  return {
    text,
    setText,
    set,
    quantity,
    nearest: nearestOrderable(offer, quantity),
    stepUp: () => set(oneStepUp(offer, quantity)),
    stepDown: () => set(oneStepDown(offer, quantity)),
    ...orderLine(offer, quantity),
  }
}

export type OrderQuantity = ReturnType<typeof orderQuantity>
