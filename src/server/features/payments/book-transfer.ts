import { atLeastZero, isMore, isPositive, isSameAmount } from '../../../domain/money.ts'
import {
  bookReceipt,
  missingAmount,
  mostWriteOff,
  openBalance,
  refundableAmount,
  termsDue,
} from '../../../domain/order-ledger.ts'
import { canMove, isOnTerms } from '../../../domain/order-states.ts'
import type { Database } from '../../database/connection.ts'
import { inTransaction, type Transaction, type TransactionDatabase } from '../../database/transaction.ts'
import type { AuditChanges } from '../audit/index.ts'
import {
  addReceipt,
  findLedger,
  lockForAct,
  markPaid,
  moveOrder,
  type OrderActing,
  type OrderRow,
  proveOrder,
  queueToBuyer,
  recordOrderAct,
  type Shortage,
  takeStockAgain,
} from '../orders/index.ts'
import { getTradeSettings } from '../site/index.ts'
import { findNewestReport } from './payment-mails.queries.ts'
import { listPayments, type PaymentRow } from './payments.queries.ts'

/** `amount`: the received amount in USD; without it, the whole open amount. */
type Booking = {
  amount?: number
  isSure?: boolean
  /** The order expects no money: all of it is kept as credit, until it is refunded. */
  isSurplus?: boolean
  method?: 'bank' | 'other'
  onDate?: string
  payer?: string
  reference?: string
  note?: string
  /** Asks the buyer for the rest, if any; never for that of a canceled order. */
  mailsBuyer?: boolean
}

/** The outcome of booking a bank transfer. Only the first four change anything. */
export type BookedTransfer =
  | { outcome: 'paid'; order: OrderRow; excess: number; writtenOff: number }
  | { outcome: 'partial'; order: OrderRow; open: number }
  /** The money is booked; the order stays canceled, because its goods have been sold meanwhile. */
  | { outcome: 'short'; order: OrderRow; shortages: Shortage[] }
  /** The order is paid already, or has ended: only the ledger has changed. */
  | { outcome: 'surplus'; order: OrderRow; amount: number }
  | { outcome: 'unknown' }
  | { outcome: 'forbidden'; order: OrderRow }
  /** A payment or refund at the wallet is in progress. */
  | { outcome: 'busy'; order: OrderRow }
  /** The wallet is still reviewing a payment. */
  | { outcome: 'undecided'; order: OrderRow }
  /** The order expects no transfer, so staff have to give the received amount. */
  | { outcome: 'amount_missing'; order: OrderRow; open: number }
  | { outcome: 'reported_otherwise'; order: OrderRow; open: number; reported: number }
  | { outcome: 'too_much'; order: OrderRow; open: number }

/**
 * Books money that arrived by bank, in its own transaction. An order whose total is covered becomes
 * `preparing`; a canceled one takes its stock again. A rest within the tolerance is written off. `isSure`
 * overrides the checks that only guard against mistakes.
 */
export async function bookTransfer(
  acting: OrderActing,
  typed: string,
  booking: Booking = {},
): Promise<BookedTransfer> {
  return inTransaction(acting.pool, async transaction => {
    const { db } = transaction
    const order = await lockForAct(db, typed, acting)
    if (!order) return { outcome: 'unknown' }
    if (isOnTerms(order)) return bookOnTerms(db, acting, order, booking)
    if (!canMove(order.status, 'preparing', 'staff')) return bookSurplus(db, acting, order, booking)
    if (order.capturingPaymentId !== null) return { outcome: 'busy', order }
    const payments = await listPayments(db, order.id)
    const isWalletOrder = order.status === 'confirming' && payments.some(isWalletMoney)
    if (isWalletOrder && booking.amount === undefined)
      return confirmWalletPayment(db, acting, order, payments, booking)
    const open = openBalance(await findLedger(db, order))
    const problem = await findProblem(db, order, open, booking)
    return (
      problem ?? book(transaction, acting, order, { ...booking, amount: booking.amount ?? atLeastZero(open) })
    )
  })
}

/** The order is under way or delivered, and its status stays. */
async function bookOnTerms(
  db: TransactionDatabase,
  acting: OrderActing,
  order: OrderRow,
  booking: Booking,
): Promise<BookedTransfer> {
  const ledger = await findLedger(db, order)
  const open = termsDue(ledger)
  if (!isPositive(open)) return bookSurplus(db, acting, order, booking)
  if (order.capturingPaymentId !== null) return { outcome: 'busy', order }
  const { amount } = booking
  if (amount === undefined) return { outcome: 'amount_missing', order, open }
  if (isMore(amount, open) && !booking.isSure) return { outcome: 'too_much', order, open }
  const { paymentTolerance } = await getTradeSettings(db)
  // Refunds have taken back goods, which do not have to be paid again.
  const owed = { ...ledger, refunded: 0, pledged: 0 }
  const { missing, writeOff } = bookReceipt(owed, amount, paymentTolerance)
  const { credit } = bookReceipt(ledger, amount, paymentTolerance)
  await addReceipt(db, await receiptOf(db, acting, order, { ...booking, amount }))
  if (isPositive(writeOff)) await addWriteOff(db, acting, order, writeOff, '')
  const isPaid = !isPositive(missing)
  const changed = isPaid ? ((await markPaid(db, order.id)) ?? order) : order
  await recordBooking(db, acting, order, changed, {
    received: [null, amount],
    ...(isPaid ? {} : { missing: [null, missing] }),
    ...(isPositive(writeOff) ? { written_off: [null, writeOff] } : {}),
  })
  return isPaid
    ? { outcome: 'paid', order: changed, excess: credit, writtenOff: writeOff }
    : { outcome: 'partial', order, open: missing }
}

/** A buyer has paid twice, or after the order ended. Nothing is expected, so the amount has to be given. */
async function bookSurplus(
  db: TransactionDatabase,
  acting: OrderActing,
  order: OrderRow,
  booking: Booking,
): Promise<BookedTransfer> {
  const { amount, isSurplus = false } = booking
  if (!isSurplus || amount === undefined) return { outcome: 'forbidden', order }
  if (order.capturingPaymentId !== null) return { outcome: 'busy', order }
  await addReceipt(db, await receiptOf(db, acting, order, { ...booking, amount }))
  await recordBooking(db, acting, order, order, { received: [null, amount] })
  return { outcome: 'surplus', order, amount }
}

function isWalletMoney({ state, captured }: PaymentRow): boolean {
  return state === 'pending' || (state === 'completed' && captured === '')
}

/** The wallet's payment covers the order: there is no transfer to book. */
async function confirmWalletPayment(
  db: TransactionDatabase,
  acting: OrderActing,
  order: OrderRow,
  payments: readonly PaymentRow[],
  { isSure = false }: Booking,
): Promise<BookedTransfer> {
  if (!isSure && payments.some(({ state }) => state === 'pending')) return { outcome: 'undecided', order }
  const moved = await moveToPreparing(db, acting, order)
  await recordBooking(db, acting, order, moved, {})
  return { outcome: 'paid', order: moved, excess: 0, writtenOff: 0 }
}

async function findProblem(
  db: Database,
  order: OrderRow,
  open: number,
  { amount, isSure = false }: Booking,
): Promise<BookedTransfer | null> {
  // A canceled order may already be paid, and only wait for its stock.
  const isExpected = order.status === 'confirming' || !isPositive(open)
  if (amount === undefined && !isExpected) return { outcome: 'amount_missing', order, open }
  if (isSure) return null
  if (amount !== undefined) return isMore(amount, open) ? { outcome: 'too_much', order, open } : null
  const report = await findNewestReport(db, order.id)
  if (!report || !isPositive(open) || isSameAmount(Number(report.amount), open)) return null
  return { outcome: 'reported_otherwise', order, open, reported: Number(report.amount) }
}

async function book(
  transaction: Transaction,
  acting: OrderActing,
  order: OrderRow,
  booking: Booking & { amount: number },
): Promise<BookedTransfer> {
  const { db } = transaction
  const { amount, mailsBuyer = false } = booking
  const { paymentTolerance } = await getTradeSettings(db)
  const { missing, writeOff, credit } = bookReceipt(await findLedger(db, order), amount, paymentTolerance)
  if (isPositive(amount)) await addReceipt(db, await receiptOf(db, acting, order, booking))
  const booked = { received: [null, amount] } satisfies AuditChanges
  if (isPositive(missing)) {
    const proven = (await proveOrder(db, order.id)) ?? order
    if (mailsBuyer && order.status !== 'canceled') await queueToBuyer(db, order, 'order_part_paid')
    await recordBooking(db, acting, order, proven, { ...booked, missing: [null, missing] })
    return { outcome: 'partial', order: proven, open: missing }
  }
  if (order.status === 'canceled') {
    const shortages = await takeStockAgain(transaction, order)
    if (shortages.length > 0) {
      await recordBooking(db, acting, order, order, booked)
      return { outcome: 'short', order, shortages }
    }
  }
  if (isPositive(writeOff)) await addWriteOff(db, acting, order, writeOff, '')
  const moved = await moveToPreparing(db, acting, order)
  const written: AuditChanges = isPositive(writeOff) ? { written_off: [null, writeOff] } : {}
  await recordBooking(db, acting, order, moved, { ...booked, ...written })
  return { outcome: 'paid', order: moved, excess: credit, writtenOff: writeOff }
}

async function receiptOf(
  db: Database,
  { by }: OrderActing,
  { id: orderId }: OrderRow,
  { amount, method, onDate, payer, reference, note }: Booking & { amount: number },
) {
  const report = await findNewestReport(db, orderId)
  return {
    ...({
      orderId,
      kind: 'receipt',
      method,
      amount: amount.toFixed(2),
      onDate,
      payer,
      reference,
      note,
    } as const),
    ...{ reportId: report?.id, staffId: by.staffId, who: by.who },
  }
}

async function addWriteOff(
  db: Database,
  { by }: OrderActing,
  { id: orderId }: OrderRow,
  amount: number,
  note: string,
): Promise<void> {
  const { staffId, who } = by
  await addReceipt(db, {
    orderId,
    kind: 'write_off',
    method: 'other',
    amount: amount.toFixed(2),
    note,
    staffId,
    who,
  })
}

function moveToPreparing(db: Database, { by }: OrderActing, order: OrderRow): Promise<OrderRow> {
  return moveOrder(db, order, {
    to: 'preparing',
    by: 'staff',
    name: by.who,
    changes: { platformRemark: '' },
  })
}

async function recordBooking(
  db: TransactionDatabase,
  { by }: OrderActing,
  before: OrderRow,
  after: OrderRow,
  changes: AuditChanges,
): Promise<void> {
  const moved: AuditChanges = before.status === after.status ? {} : { status: [before.status, after.status] }
  await recordOrderAct(db, by, before, { act: 'pay', changes: { ...changes, ...moved } })
}

/** The outcome of writing off the missing amount, or of asking the buyer for it. */
export type WrittenOff =
  | { outcome: 'done'; order: OrderRow; amount: number }
  | { outcome: 'unknown' }
  | { outcome: 'forbidden' | 'busy'; order: OrderRow }
  /** Nothing has arrived, nothing is missing, or too much is missing to give it away. */
  | { outcome: 'not_small'; order: OrderRow }

/** The shop gives up the missing amount of an order that is paid almost in full. */
export async function writeOffRest(acting: OrderActing, typed: string, reason: string): Promise<WrittenOff> {
  return onUnpaid(acting, typed, async (db, order) => {
    const { paymentTolerance } = await getTradeSettings(db)
    const amount = mostWriteOff(await findLedger(db, order), paymentTolerance)
    if (!isPositive(amount)) return { outcome: 'not_small', order }
    await addWriteOff(db, acting, order, amount, reason)
    const moved = await moveToPreparing(db, acting, order)
    const changes = {
      written_off: [null, amount],
      status: [order.status, moved.status],
    } satisfies AuditChanges
    await recordOrderAct(db, acting.by, order, { act: 'write_off', changes })
    return { outcome: 'done', order: moved, amount }
  })
}

/** Mails the buyer how much is missing. */
export async function askForRest(acting: OrderActing, typed: string): Promise<WrittenOff> {
  return onUnpaid(acting, typed, async (db, order) => {
    const ledger = await findLedger(db, order)
    const missing = missingAmount(ledger)
    if (!isPositive(refundableAmount(ledger)) || !isPositive(missing)) return { outcome: 'not_small', order }
    await queueToBuyer(db, order, 'order_part_paid')
    await recordOrderAct(db, acting.by, order, { act: 'ask_for_rest', changes: { missing: [null, missing] } })
    return { outcome: 'done', order, amount: missing }
  })
}

function onUnpaid(
  acting: OrderActing,
  typed: string,
  act: (db: TransactionDatabase, order: OrderRow) => Promise<WrittenOff>,
): Promise<WrittenOff> {
  return inTransaction(acting.pool, async ({ db }) => {
    const order = await lockForAct(db, typed, acting)
    if (!order) return { outcome: 'unknown' }
    if (order.status !== 'unpaid' && order.status !== 'confirming') return { outcome: 'forbidden', order }
    if (order.capturingPaymentId !== null) return { outcome: 'busy', order }
    return act(db, order)
  })
}
