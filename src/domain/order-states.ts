import type { PayMethodId } from './pay-methods.ts'

export const ORDER_STATUSES = [
  'unpaid',
  'confirming',
  'preparing',
  'shipping',
  'received',
  'refunded',
  'canceled',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The actors that change an order's status. */
export const ORDER_ACTORS = ['buyer', 'staff', 'wallet', 'clock'] as const
export type OrderActor = (typeof ORDER_ACTORS)[number]

type Move = { from: OrderStatus; to: OrderStatus; by: readonly OrderActor[] }

/** All allowed transitions. */
const MOVES: readonly Move[] = [
  // A reported bank transfer, or a payment that the wallet is still reviewing.
  { from: 'unpaid', to: 'confirming', by: ['buyer', 'wallet'] },
  // Staff book a transfer that was not reported, also after the order was canceled.
  { from: 'unpaid', to: 'preparing', by: ['wallet', 'staff'] },
  { from: 'canceled', to: 'preparing', by: ['staff'] },
  // Staff reopen it.
  { from: 'canceled', to: 'unpaid', by: ['staff'] },
  { from: 'unpaid', to: 'canceled', by: ['buyer', 'staff', 'clock'] },
  { from: 'confirming', to: 'preparing', by: ['staff'] },
  { from: 'confirming', to: 'unpaid', by: ['staff'] },
  { from: 'confirming', to: 'refunded', by: ['staff'] },
  // The money has not arrived: a report alone does not hold the stock forever.
  { from: 'confirming', to: 'canceled', by: ['staff', 'clock'] },
  { from: 'preparing', to: 'shipping', by: ['staff'] },
  { from: 'preparing', to: 'refunded', by: ['staff'] },
  // Staff: the last shipment was delivered.
  { from: 'shipping', to: 'received', by: ['buyer', 'clock', 'staff'] },
  { from: 'shipping', to: 'refunded', by: ['staff'] },
  { from: 'received', to: 'refunded', by: ['staff'] },
]

export function canMove(from: OrderStatus, to: OrderStatus, by: OrderActor): boolean {
  return MOVES.some(move => move.from === from && move.to === to && move.by.includes(by))
}

/** Whether a bank transfer is expected, so the bank account is shown. */
export function awaitsTransfer(status: OrderStatus, payMethod: PayMethodId): boolean {
  return status === 'unpaid' || (status === 'confirming' && payMethod === 'bank')
}

/**
 * Whether the order holds stock without payment, so that it expires. Partial indexes of the table use the
 * same two states.
 */
export function awaitsMoney(status: OrderStatus): status is 'unpaid' | 'confirming' {
  return status === 'unpaid' || status === 'confirming'
}

/** Delivered before it is paid; money is expected until it has arrived. */
export function isOnTerms({ status, dueOn }: { status: OrderStatus; dueOn: string | null }): boolean {
  return dueOn !== null && isKept(status)
}

/** The buyer has paid, or will pay later, and keeps the goods. */
export const KEPT_STATUSES = ['preparing', 'shipping', 'received'] as const satisfies readonly OrderStatus[]

export function isKept(status: OrderStatus): boolean {
  return KEPT_STATUSES.some(kept => kept === status)
}

/** Final states; only a refund may follow. */
export const ENDED_STATUSES: readonly OrderStatus[] = ['received', 'refunded', 'canceled']

/** Whether the transition returns the pieces that have not left. */
export function givesStockBack(from: OrderStatus, to: OrderStatus): boolean {
  const isEnding = to === 'canceled' || to === 'refunded'
  return isEnding && from !== 'shipping' && from !== 'received'
}
