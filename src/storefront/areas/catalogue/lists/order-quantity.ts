import type { Goods } from '../../../../contract/shop/goods.ts'
import { readQuantity } from '../../../../domain/read-quantity.ts'
import { nearestOrderable, oneStepDown, oneStepUp, orderLine } from './order-line.ts'

type Offer = Pick<Goods, 'min_qty' | 'multiple' | 'prices'>

/** A typed quantity, its price, and the steps from it. */
export function orderQuantity(offer: Offer, text: string, setText: (text: string) => void) {
  const quantity = readQuantity(text)
  const set = (next: number) => setText(String(next))
  return {
    text,
    setText,
    set,
    quantity,
    nearest: nearestOrderable(offer, quantity),
    /** The nearest quantity that can be ordered, such as a price break's. */
    take: (wanted: number) => set(nearestOrderable(offer, wanted)),
    stepUp: () => set(oneStepUp(offer, quantity)),
    stepDown: () => set(oneStepDown(offer, quantity)),
    ...orderLine(offer, quantity),
  }
}

export type OrderQuantity = ReturnType<typeof orderQuantity>
