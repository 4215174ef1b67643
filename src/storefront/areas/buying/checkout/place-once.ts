import type { placeOrder } from '../../../../contract/shop/orders.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import { isServerTrouble, Refusal } from '../../../../contract/wire/errors.ts'
import { earlierOrder, forgetPlacing, keyForPlacing, type Order, type Unanswered } from './placing.ts'

type Placed = CallData<typeof placeOrder>
export type Send = (order: Order, key: string) => Promise<Placed>
/** `isEarlier`: the order is an earlier one whose response was lost, not the one just sent. */
export type Settled = { placed: Placed; order: Order; isEarlier: boolean }

/**
 * A buyer who changes the order after its response was lost must not get two. The earlier order is sent again first,
 * with the same body and key. Only if it is rejected was it never placed, and the new one is sent.
 */
export async function placeOnce(send: Send, order: Order): Promise<Settled> {
  const earlier = earlierOrder(order)
  const placed = earlier && (await settle(send, earlier))
  if (placed) return { placed, order: earlier.order, isEarlier: true }
  return { placed: await sendOnce(send, { order, key: keyForPlacing(order) }), order, isEarlier: false }
}

/** Null if it was rejected. */
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
