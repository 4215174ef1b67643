import type { placeOrder } from '../../../../contract/shop/orders.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import { isServerTrouble, Refusal } from '../../../../contract/wire/errors.ts'
import { earlierOrder, forgetPlacing, keyForPlacing, type Order, type Unanswered } from './placing.ts'

type Placed = CallData<typeof placeOrder>
export type Send = (order: Order, key: string) => Promise<Placed>
/** `isEarlier`: not what was just sent, but what had been sent before and was never answered. */
export type Settled = { placed: Placed; order: Order; isEarlier: boolean }

/**
 * Whoever changes something after an order whose answer got lost must not get two: the earlier one is settled first,
 * with the same words under the same key. Only when it is refused was it never placed, and the new one goes out.
 */
export async function placeOnce(send: Send, order: Order): Promise<Settled> {
  const earlier = earlierOrder(order)
  const placed = earlier && (await settle(send, earlier))
  if (placed) return { placed, order: earlier.order, isEarlier: true }
  return { placed: await sendOnce(send, { order, key: keyForPlacing(order) }), order, isEarlier: false }
}

/** Null when it was refused. */
export async function settle(send: Send, earlier: Unanswered): Promise<Placed | null> {
  try {
    return await sendOnce(send, earlier)
  } catch (error) {
    if (isRefused(error)) return null
    throw error
  }
}

async function sendOnce(send: Send, { order, key }: Unanswered): Promise<Placed> {
  try {
    const placed = await send(order, key)
    forgetPlacing()
    return placed
  } catch (error) {
    if (isRefused(error)) forgetPlacing()
    throw error
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof Refusal && !isServerTrouble(error.code)
}
