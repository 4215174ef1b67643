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

/** Who moves an order. */
export const ORDER_ACTORS = ['buyer', 'staff', 'wallet', 'clock'] as const
export type OrderActor = (typeof ORDER_ACTORS)[number]

type Move = { from: OrderStatus; to: OrderStatus; by: readonly OrderActor[] }

/** Every move there is. What is not here does not happen. */
const MOVES: readonly Move[] = [
  // A reported bank transfer, or a wallet that is still looking at the payment.
  { from: 'unpaid', to: 'confirming', by: ['buyer', 'wallet'] },
  // Staff book money that nobody reported, also when it arrives after the order was canceled.
  { from: 'unpaid', to: 'preparing', by: ['wallet', 'staff'] },
  { from: 'canceled', to: 'preparing', by: ['staff'] },
  { from: 'unpaid', to: 'canceled', by: ['buyer', 'staff', 'clock'] },
  { from: 'confirming', to: 'preparing', by: ['staff'] },
  { from: 'confirming', to: 'unpaid', by: ['staff'] },
  { from: 'confirming', to: 'refunded', by: ['staff'] },
  // The money has not come: a report alone does not hold the goods for ever.
  { from: 'confirming', to: 'canceled', by: ['staff', 'clock'] },
  { from: 'preparing', to: 'shipping', by: ['staff'] },
  { from: 'preparing', to: 'refunded', by: ['staff'] },
  { from: 'shipping', to: 'received', by: ['buyer', 'clock'] },
  { from: 'shipping', to: 'refunded', by: ['staff'] },
  { from: 'received', to: 'refunded', by: ['staff'] },
]

export function canMove(from: OrderStatus, to: OrderStatus, by: OrderActor): boolean {
  return MOVES.some(move => move.from === from && move.to === to && move.by.includes(by))
}

/** A bank transfer may still be made, or is looked for: its account is to be found. */
export function awaitsTransfer(status: OrderStatus, payMethod: PayMethodId): boolean {
  return status === 'unpaid' || (status === 'confirming' && payMethod === 'bank')
}

/** It holds stock without money for it: a clock ends that. Partial indexes of the table name the same two states. */
export function awaitsMoney(status: OrderStatus): status is 'unpaid' | 'confirming' {
  return status === 'unpaid' || status === 'confirming'
}

/** Nothing more happens to it but, perhaps, a refund. */
export const ENDED_STATUSES: readonly OrderStatus[] = ['received', 'refunded', 'canceled']

/** Whether the move puts the goods back in stock: not when they have left in a parcel. */
export function givesStockBack(from: OrderStatus, to: OrderStatus): boolean {
  const isEnding = to === 'canceled' || to === 'refunded'
  return isEnding && from !== 'shipping' && from !== 'received'
}
