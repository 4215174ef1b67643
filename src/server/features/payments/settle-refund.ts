import { canMove } from '../../../domain/order-states.ts'
import type { Database } from '../../database/connection.ts'
import { moveOrder, type OrderRow, queueAlert, updateOrder } from '../orders/index.ts'
import { freeOrder } from './claim-payment.ts'
import { type PaymentRow, updatePayment } from './payments.queries.ts'
import type { WalletRefused } from './wallet-trouble.ts'

type LockedPayment = { order: OrderRow; payment: PaymentRow }

/** The wallet has refunded, or refuses to; a second call finds it done. The order is locked. */
export async function settleRefund(
  db: Database,
  { order, payment }: LockedPayment,
  refusal?: WalletRefused,
): Promise<LockedPayment> {
  if (payment.state !== 'refunding') return { order, payment }
  const state = refusal ? takenState(payment) : 'refunded'
  const settled = await updatePayment(db, payment.id, { state, note: null })
  const freed = await freeOrder(db, order, payment.id)
  if (!refusal) return { order: await closeOrder(db, freed, payment), payment: settled }
  await queueAlert(db, order.id, payment.id, refusal.issue)
  return { order: freed, payment: settled }
}

/** The state before the refund was attempted. */
function takenState({ amount, captured }: PaymentRow): 'completed' | 'mismatched' {
  return captured === '' || captured === `${amount} USD` ? 'completed' : 'mismatched'
}

/** Unless the money was not the order's: then only the remark is new. */
async function closeOrder(db: Database, order: OrderRow, { captured, note }: PaymentRow): Promise<OrderRow> {
  const move = refundMove(note)
  if (captured === '' && canMove(order.status, move.to, move.by)) return moveOrder(db, order, move)
  if (note === null) return order
  return (await updateOrder(db, order.id, move.changes)) ?? order
}

/** Staff's remark is shown to the buyer until they write another one. */
export function refundMove(remark: string | null) {
  const changes = remark === null ? {} : { platformRemark: remark }
  return { to: 'refunded', by: 'staff', note: remark ?? '', changes } as const
}
