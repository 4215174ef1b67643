import { placeOrder } from '../../../../contract/shop/orders.ts'
import type { CallInput } from '../../../../contract/wire/endpoint.ts'
import { attempt, type BrowserStorage } from '../../../../web/browser/attempt.ts'
import { newKey } from '../../../../web/browser/new-key.ts'
import { checkedInput } from '../../../../web/forms/checked-input.ts'

type Placing = { key: string; body: string }
export type Order = CallInput<typeof placeOrder>
export type Unanswered = { key: string; order: Order }

const SLOT = 'placing'

/** Without storage, a page still remembers the orders it has sent itself. */
let inMemory: Placing | null = null

/**
 * The same body is sent with the same key, also after a reload, until a response arrives, so there is only one order.
 */
export function keyForPlacing(order: Order, open: () => BrowserStorage = session): string {
  const body = JSON.stringify(order)
  const sent = lastSent(open)
  if (sent?.body === body) return sent.key
  inMemory = { key: newKey(), body }
  const kept = JSON.stringify(inMemory)
  attempt(() => open().setItem(SLOT, kept), undefined)
  return inMemory.key
}

export function forgetPlacing(open: () => BrowserStorage = session): void {
  inMemory = null
  attempt(() => open().removeItem(SLOT), undefined)
}

/** An order that was sent but never answered. */
export function unansweredOrder(open: () => BrowserStorage = session): Unanswered | null {
  const sent = lastSent(open)
  if (!sent) return null
  const order = attempt(() => checkedInput(placeOrder, JSON.parse(sent.body)), null)
  return order && { key: sent.key, order }
}

/** The same, unless it is this order. */
export function earlierOrder(order: Order, open: () => BrowserStorage = session): Unanswered | null {
  return lastSent(open)?.body === JSON.stringify(order) ? null : unansweredOrder(open)
}

function lastSent(open: () => BrowserStorage): Placing | null {
  if (inMemory) return inMemory
  const { key, body } = Object.assign(
    {},
    attempt(() => JSON.parse(open().getItem(SLOT) ?? 'null'), null),
  )
  return typeof key === 'string' && typeof body === 'string' ? { key, body } : null
}

function session(): BrowserStorage {
  return sessionStorage
}
