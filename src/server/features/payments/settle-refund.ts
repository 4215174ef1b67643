import { isPositive, sumAmounts } from '../../../domain/money.ts'
import { toShip } from '../../../domain/order-goods.ts'
import { isWhollyRefunded, offTotalOf } from '../../../domain/order-ledger.ts'
import { canMove, isKept, type OrderStatus } from '../../../domain/order-states.ts'
import { WALLET } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { returnStock } from '../catalogue/index.ts'
import {
  addReceipt,
  addRefund,
  countUndelivered,
  findLedger,
  findRefundUnderWay,
  listGoods,
  listReceipts,
  listRefundLines,
  moveOrder,
  type NewReceipt,
  type OrderRow,
  queueAlert,
  queueToBuyer,
  type RefundLineRow,
  type RefundRow,
  recordOrderAct,
  updateOrder,
  updateRefund,
} from '../orders/index.ts'
import { creditRest, writeCreditNote } from '../papers/index.ts'
import { freeOrder } from './claim-payment.ts'
import { type PaymentRow, updatePayment } from './payments.queries.ts'
import type { WalletRefused } from './wallet-trouble.ts'

type LockedPayment = { order: OrderRow; payment: PaymentRow }

type SettledRefund = {
  /** The refund that the wallet was asked for; null: a whole payment that was not the order's. */
  refundId: number | null
  refusal?: WalletRefused
}

/** The wallet has refunded, or refuses to: one entry in the audit. A second call finds it done. */
export async function settleRefund(
  db: TransactionDatabase,
  { order, payment }: LockedPayment,
  { refundId, refusal }: SettledRefund,
): Promise<LockedPayment> {
  const refund = await findRefundUnderWay(db, payment.id)
  // A slow process must not settle the next refund of the same payment.
  if (payment.state !== 'refunding' || (refund?.id ?? null) !== refundId) return { order, payment }
  const freed = { order: await freeOrder(db, order, payment.id), payment }
  if (refusal) return settleRefused(db, freed, refund, refusal)
  const settled = refund ? await settleOwn(db, freed, refund) : await settleStray(db, freed)
  const restocked = refund ? await countRestocked(db, refund) : 0
  await recordOrderAct(db, WALLET, order, {
    act: 'refund_done',
    changes: {
      refunded: [null, amountOf(payment, refund)],
      ...(settled.order.status === order.status ? {} : { status: [order.status, settled.order.status] }),
      ...(restocked === 0 ? {} : { restocked: [null, restocked] }),
    },
  })
  return settled
}

/** The payment is as before, and the order goes on. */
async function settleRefused(
  db: TransactionDatabase,
  { order, payment }: LockedPayment,
  refund: RefundRow | null,
  refusal: WalletRefused,
): Promise<LockedPayment> {
  if (refund) await updateRefund(db, refund.id, { state: 'refused' })
  await queueAlert(db, order.id, payment.id, refusal.issue)
  await recordOrderAct(db, WALLET, order, {
    act: 'refund_refused',
    changes: { refund: [amountOf(payment, refund), null] },
  })
  return { order, payment: await updatePayment(db, payment.id, { state: takenState(payment), note: null }) }
}

/** USD, or the amount captured by mistake, with its currency. */
function amountOf({ captured }: PaymentRow, refund: RefundRow | null): number | string {
  return refund ? Number(refund.amount) : captured
}

async function settleOwn(
  db: TransactionDatabase,
  { order, payment }: LockedPayment,
  refund: RefundRow,
): Promise<LockedPayment> {
  const done = await finishRefund(db, refund)
  const state = isPositive(await leftOf(db, payment)) ? 'completed' : 'refunded'
  const settled = await updatePayment(db, payment.id, { state, note: null })
  return { order: await applyRefund(db, order, done), payment: settled }
}

/** The state before the refund was attempted. */
function takenState({ amount, captured }: PaymentRow): 'completed' | 'mismatched' {
  return captured === '' || captured === `${amount} USD` ? 'completed' : 'mismatched'
}

/** Money that was not the order's: only the remark is new. */
async function settleStray(db: Database, { order, payment }: LockedPayment): Promise<LockedPayment> {
  const settled = await updatePayment(db, payment.id, { state: 'refunded', note: null })
  if (payment.note === null) return { order, payment: settled }
  const changed = await updateOrder(db, order.id, { platformRemark: payment.note })
  return { order: changed ?? order, payment: settled }
}

type SentRefund = Pick<NewReceipt, 'onDate' | 'reference' | 'staffId' | 'who'>

/** The money has left: the ledger shows it. */
export async function finishRefund(
  db: Database,
  refund: RefundRow,
  sent: SentRefund = { staffId: refund.staffId, who: refund.who },
): Promise<RefundRow> {
  const { id, orderId, amount, paymentId } = refund
  // A credit is done at once, and no money leaves.
  if (refund.method === 'credit') throw new Error(`refund ${id} is a credit`)
  const { method } = refund
  await addReceipt(db, { orderId, kind: 'refund', method, amount, paymentId, refundId: id, ...sent })
  return updateRefund(db, id, { state: 'done' })
}

/** USD of a wallet payment that is not refunded. */
async function leftOf(db: Database, { id, orderId }: PaymentRow): Promise<number> {
  const own = (await listReceipts(db, orderId)).filter(({ paymentId }) => paymentId === id)
  return sumAmounts(own.map(({ kind, amount }) => (kind === 'receipt' ? Number(amount) : -Number(amount))))
}

/**
 * The effects of a refund besides the money, once it is certain: goods go back into stock as chosen, and the
 * order is refunded if nothing of its money is kept. Otherwise its status stays, unless no piece is left to send.
 */
export async function applyRefund(
  db: TransactionDatabase,
  order: OrderRow,
  refund: RefundRow,
): Promise<OrderRow> {
  await restock(db, refund)
  await writeCreditNote(db, order, refund)
  const remark = refund.isReasonShown ? refund.reason : ''
  const changes = remark === '' ? {} : { platformRemark: remark }
  const step = { by: 'staff', name: refund.who, note: remark, changes } as const
  // The wallet may still have to refund another payment.
  const isWhole = order.capturingPaymentId === null && isWhollyRefunded(await findLedger(db, order))
  if (isWhole && canMove(order.status, 'refunded', 'staff'))
    return moveOrder(db, order, { ...step, to: 'refunded' })
  await queueToBuyer(db, order, 'order_part_refunded', { refund_id: refund.id })
  const remarked = remark === '' ? order : ((await updateOrder(db, order.id, changes)) ?? order)
  return moveOn(db, remarked, refund)
}

async function listRestocked(db: Database, { id }: RefundRow): Promise<RefundLineRow[]> {
  return (await listRefundLines(db, [id])).filter(line => line.restock)
}

async function countRestocked(db: Database, refund: RefundRow): Promise<number> {
  return (await listRestocked(db, refund)).reduce((sum, { quantity }) => sum + quantity, 0)
}

async function restock(db: Database, refund: RefundRow): Promise<void> {
  const { orderId } = refund
  const chosen = await listRestocked(db, refund)
  if (chosen.length === 0) return
  const goods = new Map((await listGoods(db, orderId)).map(line => [line.position, line]))
  await returnStock(
    db,
    chosen.flatMap(({ position, quantity, unsent }) => {
      const line = goods.get(position)
      if (!line) return []
      // Pieces that did not come from stock are put there only if they were sent and have come back.
      return [{ partId: line.partId, quantity: line.source === 'stock' ? quantity : quantity - unsent }]
    }),
  )
}

/** The states in which pieces may be left to send. */
const UNSENT: readonly OrderStatus[] = ['confirming', 'preparing']

/**
 * If the refund took out the last pieces that had not left, the others are in shipments, and maybe delivered.
 * Without any shipment the order ends; money that the shop keeps, such as the freight, can still be refunded, and what is
 * not paid is no longer asked for.
 */
async function moveOn(db: TransactionDatabase, order: OrderRow, refund: RefundRow): Promise<OrderRow> {
  if (!UNSENT.includes(order.status) || order.capturingPaymentId !== null) return order
  const goods = await listGoods(db, order.id)
  if (goods.some(line => toShip(line) > 0)) return order
  const step = { by: 'staff', name: refund.who } as const
  const isShipped = goods.some(({ shipped }) => shipped > 0)
  const to = isShipped ? 'shipping' : 'refunded'
  const moved = await moveOrder(db, order, { ...step, to, isSilent: true })
  if (!isShipped) await creditRest(db, refund, moved)
  if (!isShipped || (await countUndelivered(db, order.id)) > 0) return moved
  return moveOrder(db, moved, { ...step, to: 'received' })
}

/** Refunded in the wallet's own interface, without the shop; returns USD. The goods are left to staff. */
export async function bookOutsideRefund(
  db: TransactionDatabase,
  order: OrderRow,
  payment: PaymentRow,
): Promise<number> {
  const left = await leftOf(db, payment)
  if (!isPositive(left)) return 0
  const { id: paymentId, orderId, funding: method } = payment
  const amount = left.toFixed(2)
  const offTotal = isKept(order.status) ? offTotalOf(await findLedger(db, order), left).toFixed(2) : '0'
  const refund = await addRefund(db, {
    ...{ orderId, amount, offTotal, method, paymentId },
    ...{ state: 'done', who: 'wallet' },
  })
  await addReceipt(db, {
    orderId,
    kind: 'refund',
    method,
    amount,
    paymentId,
    refundId: refund.id,
    who: 'wallet',
  })
  await writeCreditNote(db, order, refund)
  return left
}
