import { isMore, isPositive, smallerAmount, sumAmounts } from '../../../domain/money.ts'
import { creditAmount } from '../../../domain/order-ledger.ts'
import { isKept } from '../../../domain/order-states.ts'
import type { Database } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import {
  addRefund,
  bankBalance,
  findLedger,
  listRefunds,
  lockForAct,
  type OrderActing,
  type OrderRow,
  queueToBuyer,
  type RefundRow,
  recordOrderAct,
  updateRefund,
} from '../orders/index.ts'
import { listPayments } from './payments.queries.ts'
import { finishRefund } from './settle-refund.ts'

type SentByBank = {
  /** Without an amount, all that is due. */
  amount?: number
  /** Only this refund. */
  refundId?: number
  onDate?: string
  reference?: string
}

/** The outcome of booking money that was sent back by bank. Only the first changes anything. */
export type BookedRefund =
  | { outcome: 'booked'; order: OrderRow; amount: number; left: number }
  | { outcome: 'unknown' }
  | { outcome: 'nothing_due'; order: OrderRow }
  /** The wallet is capturing or reviewing the rest of the order's amount: together they pay it. */
  | { outcome: 'busy'; order: OrderRow }
  | { outcome: 'too_much'; order: OrderRow; due: number }

/**
 * Books a bank transfer to the buyer and mails the buyer. Without a refund that is due, the transfer may return
 * money that the order does not need: all of an order that is not paid, or the excess of a paid one.
 */
export async function bookRefund(
  acting: OrderActing,
  typed: string,
  { amount: given, refundId, onDate, reference }: SentByBank = {},
): Promise<BookedRefund> {
  return inTransaction(acting.pool, async ({ db }) => {
    const order = await lockForAct(db, typed, acting)
    if (!order) return { outcome: 'unknown' }
    if (order.status === 'unpaid' && order.capturingPaymentId !== null) return { outcome: 'busy', order }
    const open = (await listRefunds(db, order.id)).filter(
      ({ id, state }) => state === 'due' && (refundId === undefined || id === refundId),
    )
    const isFree = open.length === 0 && refundId === undefined
    if (isFree && (await isReviewed(db, order))) return { outcome: 'busy', order }
    const due = isFree ? await freeMoney(db, order) : sumAmounts(open.map(refund => Number(refund.amount)))
    if (!isPositive(due)) return { outcome: 'nothing_due', order }
    const amount = given ?? due
    if (isMore(amount, due)) return { outcome: 'too_much', order, due }
    const sent = { onDate, reference, staffId: acting.by.staffId, who: acting.by.who }
    const paid = isFree ? [await decideRefund(db, acting, order, amount)] : await cover(db, open, amount)
    for (const refund of paid) await finishRefund(db, refund, sent)
    await queueToBuyer(db, order, 'order_refund_sent', { amount })
    await recordOrderAct(db, acting.by, order, { act: 'refund_sent', changes: { refunded: [null, amount] } })
    return { outcome: 'booked', order, amount, left: sumAmounts([due, -amount]) }
  })
}

/** A payment that the wallet may still complete. */
async function isReviewed(db: Database, { id }: OrderRow): Promise<boolean> {
  return (await listPayments(db, id)).some(({ state }) => state === 'pending')
}

/** For a paid order only the excess over its total, for any other all that came by bank. */
async function freeMoney(db: Database, order: OrderRow): Promise<number> {
  const byBank = await bankBalance(db, order.id)
  if (!isKept(order.status)) return byBank
  return smallerAmount(byBank, creditAmount(await findLedger(db, order)))
}

function decideRefund(
  db: Database,
  { by }: OrderActing,
  { id: orderId }: OrderRow,
  amount: number,
): Promise<RefundRow> {
  const { staffId, who } = by
  return addRefund(db, { orderId, amount: amount.toFixed(2), method: 'bank', state: 'due', staffId, who })
}

/** The refunds that the amount pays, oldest first. One that it pays in part is split. */
async function cover(db: Database, open: readonly RefundRow[], amount: number): Promise<RefundRow[]> {
  const paid: RefundRow[] = []
  let left = amount
  for (const refund of open) {
    if (!isPositive(left)) break
    const part = smallerAmount(left, Number(refund.amount))
    const rest = sumAmounts([Number(refund.amount), -part])
    paid.push(isPositive(rest) ? await split(db, refund, part, rest) : refund)
    left = sumAmounts([left, -part])
  }
  return paid
}

/** The goods stay with the first part, and so does what lowers the total, as far as it goes. */
async function split(db: Database, refund: RefundRow, part: number, rest: number): Promise<RefundRow> {
  const { id, createdAt, changedAt, ...other } = refund
  const ownOff = smallerAmount(part, Number(refund.offTotal))
  const offTotal = sumAmounts([Number(refund.offTotal), -ownOff]).toFixed(2)
  await addRefund(db, { ...other, amount: rest.toFixed(2), offTotal })
  return updateRefund(db, id, { amount: part.toFixed(2), offTotal: ownOff.toFixed(2) })
}
