import { Refusal } from '../../../contract/wire/errors.ts'
import { canMove, givesStockBack, type OrderActor, type OrderStatus } from '../../../domain/order-states.ts'
import type { Database } from '../../database/connection.ts'
import { returnStock } from '../catalogue/index.ts'
import {
  addChange,
  listOrderLines,
  type NewOrder,
  type OrderRow,
  updateOrderStatus,
} from './orders.queries.ts'
import { queueOrderMails } from './queue-order-mails.ts'

type Move = {
  to: OrderStatus
  by: OrderActor
  /** For the history. */
  note?: string
  /** What else is known with it: how it was sent. */
  changes?: Partial<NewOrder>
  /** A new deadline for the money; null: no clock cancels the order. Otherwise the deadline stays. */
  payWithinSeconds?: number | null
  /** Ends what the order's money was under way for. */
  isSettling?: boolean
}

/**
 * The one way from a state to another: refuses what the table of states does not know, keeps who did it and when,
 * gives stock back, and writes to the buyer. The order must be locked.
 */
export async function moveOrder(
  db: Database,
  order: OrderRow,
  { to, by, note, changes, payWithinSeconds, isSettling = false }: Move,
): Promise<OrderRow> {
  if (!canMove(order.status, to, by)) throw new Refusal(409, { reason: 'errors.order_state' })
  // The money may be taken or given back already, and the answer on its way.
  if (order.capturingPaymentId !== null && !isSettling)
    throw new Refusal(409, { reason: 'errors.payment_under_way' })
  // A payment that the wallet has taken or is checking proves the buyer, and so does money that staff have booked.
  const isProof = by === 'wallet' || to === 'preparing'
  const moved = await updateOrderStatus(db, order.id, { status: to, changes, payWithinSeconds, isProof })
  if (!moved) throw new Error(`order ${order.id} is gone`)
  await addChange(db, { orderId: order.id, status: to, who: by, note })
  if (givesStockBack(order.status, to)) await returnStock(db, await listOrderLines(db, order.id))
  await queueOrderMails(db, moved, { from: order.status, by })
  return moved
}
