import { Refusal } from '../../../contract/wire/errors.ts'
import { toShip } from '../../../domain/order-goods.ts'
import { canMove, givesStockBack, type OrderActor, type OrderStatus } from '../../../domain/order-states.ts'
import type { Database } from '../../database/connection.ts'
import { returnStock } from '../catalogue/index.ts'
import { addChange, type NewOrder, type OrderRow, updateOrderStatus } from './orders.queries.ts'
import { queueOrderMails } from './queue-order-mails.ts'
import { listGoods } from './shipments.queries.ts'

type Move = {
  to: OrderStatus
  by: OrderActor
  /** For the history: the member of staff, or shell. */
  name?: string
  note?: string
  /** Other changes of this step, such as the shipment. */
  changes?: Partial<NewOrder>
  /** A new payment deadline; null: no automatic cancellation. Undefined: unchanged. */
  payWithinSeconds?: number | null
  /** Ends the claim of a payment or refund. */
  isSettling?: boolean
  /** The caller tells the buyer in the same transaction, about this step or a further one. */
  isSilent?: boolean
}

/**
 * The only way to change an order's status: rejects forbidden transitions, records actor and time, returns
 * stock, and mails the buyer. The order must be locked.
 */
export async function moveOrder(
  db: Database,
  order: OrderRow,
  { to, by, name, note, changes, payWithinSeconds, isSettling = false, isSilent = false }: Move,
): Promise<OrderRow> {
  if (!canMove(order.status, to, by)) throw new Refusal(409, { reason: 'errors.order_state' })
  // The payment may already be captured or refunded, with the response on its way.
  if (order.capturingPaymentId !== null && !isSettling)
    throw new Refusal(409, { reason: 'errors.payment_under_way' })
  // A payment that the wallet has captured or is reviewing proves the buyer, and so does a booked transfer.
  const isProof = by === 'wallet' || to === 'preparing'
  const moved = await updateOrderStatus(db, order.id, { status: to, changes, payWithinSeconds, isProof })
  if (!moved) throw new Error(`order ${order.id} is gone`)
  await addChange(db, { orderId: order.id, status: to, who: by, name, note })
  if (givesStockBack(order.status, to)) await returnUnsent(db, order.id)
  if (!isSilent) await queueOrderMails(db, moved, { from: order.status, by })
  return moved
}

/**
 * Excludes pieces that were sent, pieces that a refund has taken out of the order, and pieces that did not come
 * from stock.
 */
async function returnUnsent(db: Database, orderId: number): Promise<void> {
  const goods = await listGoods(db, orderId)
  await returnStock(
    db,
    goods
      .filter(({ source }) => source === 'stock')
      .map(line => ({ partId: line.partId, quantity: toShip(line) }))
      .filter(({ quantity }) => quantity > 0),
  )
}
