import { isPositive, isSameAmount } from '../../../domain/money.ts'
import { missingAmount } from '../../../domain/order-ledger.ts'
import type { OrderStatus } from '../../../domain/order-states.ts'
import { type Context, WALLET } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { inTransaction, type TransactionDatabase } from '../../database/transaction.ts'
import type { AuditChanges } from '../audit/index.ts'
import {
  addReceipt,
  confirmingSeconds,
  findLedger,
  findRefundUnderWay,
  lockOrder,
  moveOrder,
  type OrderRow,
  queueAlert,
  recordOrderAct,
  updatePayBy,
} from '../orders/index.ts'
import { getTradeSettings } from '../site/index.ts'
import { freeOrder } from './claim-payment.ts'
import type { PaymentOutcome } from './outcome.ts'
import {
  addWalletEvent,
  findPayment,
  listPayments,
  type PaymentRow,
  type PaymentState,
  updatePayment,
} from './payments.queries.ts'
import { bookOutsideRefund, settleRefund } from './settle-refund.ts'

export type SettledPayment = { order: OrderRow; payment: PaymentRow }
/** The webhook event; processing it again changes nothing. */
export type WebhookEvent = { id: string; kind: string }

type Capture = Extract<PaymentOutcome, { captureId: string }>
type Settling = SettledPayment & { db: TransactionDatabase }

/** The last of three steps. The second caller, browser or webhook, finds it done. */
export async function settlePayment(
  { pool }: Pick<Context, 'pool'>,
  { id, orderId }: Pick<PaymentRow, 'id' | 'orderId'>,
  outcome: PaymentOutcome,
  event?: WebhookEvent,
): Promise<SettledPayment> {
  return inTransaction(pool, async ({ db }) => {
    const order = await lockOrder(db, orderId)
    const payment = await findPayment(db, id)
    if (!order || !payment) throw new Error(`payment ${id} or its order is gone`)
    if (event && !(await addWalletEvent(db, event.id, event.kind))) return { order, payment }
    return settle({ db, order, payment }, outcome)
  })
}

function settle(settling: Settling, outcome: PaymentOutcome): Promise<SettledPayment> {
  if (outcome.kind === 'untouched') return settleUntouched(settling)
  if (outcome.kind === 'declined') return settleDeclined(settling)
  if (outcome.kind === 'refunded') return settleReturned(settling, outcome)
  return settleTaken(settling, outcome)
}

async function settleUntouched(settling: Settling): Promise<SettledPayment> {
  return settling.payment.state === 'capturing' ? release(settling, { state: 'open' }) : settling
}

const SETTLED: readonly PaymentState[] = ['completed', 'mismatched', 'refunding', 'refunded']

async function settleDeclined(settling: Settling): Promise<SettledPayment> {
  const { db, order, payment } = settling
  if (SETTLED.includes(payment.state)) return settling
  if (payment.state === 'declined') return settling
  // The order waits for a decision by staff.
  if (payment.state === 'pending') await queueAlert(db, order.id, payment.id)
  await recordOrderAct(db, WALLET, order, { act: 'pay_declined', changes: askedFor(payment) })
  return startClock(await release(settling, { state: 'declined' }), db)
}

/** Refunded by staff, or in the wallet's own interface without the shop. */
async function settleReturned(settling: Settling, { captureId }: Capture): Promise<SettledPayment> {
  const { db, order, payment } = settling
  if (payment.state === 'refunded') return settling
  const refund = await findRefundUnderWay(db, payment.id)
  const ours =
    payment.state === 'refunding'
      ? await settleRefund(db, settling, { refundId: refund?.id ?? null })
      : settling
  if (ours.payment.state === 'refunded') return ours
  // All of it went back, and not all of that was ours.
  await queueAlert(db, order.id, payment.id)
  const amount = await bookOutsideRefund(db, order, payment)
  const returned = isPositive(amount) ? amount : payment.captured
  await recordOrderAct(db, WALLET, order, { act: 'refund', changes: { refund: [null, returned] } })
  return startClock(await release({ ...ours, db }, { state: 'refunded', captureId }), db)
}

/** Money for the order may still arrive, or has: no automatic cancellation. */
async function stopClock(settling: Settling): Promise<Settling> {
  const { db, order } = settling
  if (order.status !== 'confirming' || order.payBy === null) return settling
  return { ...settling, order: (await updatePayBy(db, order.id, null)) ?? order }
}

/**
 * The last pending payment of an order has failed: from now on it waits like one with a reported transfer.
 */
async function startClock(settled: SettledPayment, db: Database): Promise<SettledPayment> {
  const { order } = settled
  if (order.status !== 'confirming' || order.payBy !== null) return settled
  if ((await listPayments(db, order.id)).some(({ state }) => MAY_PAY.includes(state))) return settled
  const seconds = confirmingSeconds(await getTradeSettings(db))
  return { ...settled, order: (await updatePayBy(db, order.id, seconds)) ?? order }
}

const MAY_PAY: readonly PaymentState[] = ['capturing', 'pending', 'completed', 'mismatched', 'refunding']

async function settleTaken(settling: Settling, capture: Capture): Promise<SettledPayment> {
  const { db, order, payment } = settling
  if (SETTLED.includes(payment.state) || payment.state === capture.kind) return settling
  const { captureId, value, currency } = capture
  const captured = `${value} ${currency}`
  if (currency !== 'USD' || !isSameAmount(Number(value), Number(payment.amount))) {
    await queueAlert(db, order.id, payment.id)
    await recordOrderAct(db, WALLET, order, { act: 'pay_stray', changes: { received: [null, captured] } })
    return release(settling, { state: 'mismatched', captureId, captured })
  }
  const state = capture.kind === 'pending' ? 'pending' : 'completed'
  if (order.status === 'unpaid') return payOrder(settling, { state, captureId })
  const held = await stopClock(settling)
  if (state === 'pending') {
    await recordOrderAct(db, WALLET, order, { act: 'pay_pending', changes: askedFor(payment) })
    return release(held, { state, captureId })
  }
  await queueAlert(db, order.id, payment.id)
  const isOwn = await isAwaited(settling)
  if (isOwn) await bookCapture(settling)
  const received = isOwn ? Number(payment.amount) : captured
  const act = isOwn ? 'pay' : 'pay_stray'
  await recordOrderAct(db, WALLET, order, { act, changes: { received: [null, received] } })
  return release(held, { state, captureId, captured: isOwn ? '' : captured })
}

function askedFor({ amount }: PaymentRow): AuditChanges {
  return { amount: [null, Number(amount)] }
}

type Taken = { state: 'pending' | 'completed'; captureId: string }

/**
 * Money by bank may have been sent back while the wallet reviewed the rest: then the order waits for the amount
 * missing now.
 */
async function payOrder(settling: Settling, { state, captureId }: Taken): Promise<SettledPayment> {
  const { db, order, payment } = settling
  if (state === 'completed') await bookCapture(settling)
  const missing = state === 'completed' ? missingAmount(await findLedger(db, order)) : 0
  if (!isPositive(missing))
    return release({ ...settling, order: await pay(settling, state) }, { state, captureId })
  await queueAlert(db, order.id, payment.id)
  const changes = {
    received: [null, Number(payment.amount)],
    missing: [null, missing],
  } satisfies AuditChanges
  await recordOrderAct(db, WALLET, order, { act: 'pay', changes })
  return release(settling, { state, captureId })
}

/** In the transaction that settles the payment. */
async function bookCapture({ db, payment }: Settling): Promise<void> {
  const { id: paymentId, orderId, amount, funding: method } = payment
  await addReceipt(db, { orderId, kind: 'receipt', method, amount, paymentId, who: WALLET.who })
}

/** A pending payment has arrived, unless the buyer has paid with another in the meantime. */
async function isAwaited({ db, order, payment }: Settling): Promise<boolean> {
  if (payment.state !== 'pending' || !AWAITING.includes(order.status)) return false
  const others = (await listPayments(db, order.id)).filter(({ id }) => id !== payment.id)
  return !others.some(({ state, captured }) => state === 'completed' && captured === '')
}

/** The possible states of an order when a payment arrives after the wallet's review. */
const AWAITING: readonly OrderStatus[] = ['confirming', 'preparing', 'shipping', 'received']

async function pay({ db, order, payment }: Settling, state: 'pending' | 'completed'): Promise<OrderRow> {
  const step = { by: 'wallet', isSettling: true } as const
  const moved = await (state === 'pending'
    ? moveOrder(db, order, { ...step, to: 'confirming', payWithinSeconds: null })
    : moveOrder(db, order, { ...step, to: 'preparing' }))
  await recordOrderAct(db, WALLET, order, {
    act: state === 'pending' ? 'pay_pending' : 'pay',
    changes: { received: [null, Number(payment.amount)], status: [order.status, moved.status] },
  })
  return moved
}

async function release(
  { db, order, payment }: Settling,
  changes: Pick<Partial<PaymentRow>, 'state' | 'captureId' | 'captured'>,
): Promise<SettledPayment> {
  const freed = await freeOrder(db, order, payment.id)
  return { order: freed, payment: await updatePayment(db, payment.id, changes) }
}
