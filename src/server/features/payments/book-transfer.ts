import { isMore, isPositive, isSameAmount, sumAmounts } from '../../../domain/money.ts'
import { canMove } from '../../../domain/order-states.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { inTransaction, type Transaction } from '../../database/transaction.ts'
import { describeParts, takeStockOrNone } from '../catalogue/index.ts'
import {
  addReceipt,
  bankBalance,
  listOrderLines,
  lockOrderByNumber,
  moveOrder,
  type OrderRow,
  proveOrder,
} from '../orders/index.ts'
import { findNewestReport } from './payment-mails.queries.ts'
import { listPayments, type PaymentRow } from './payments.queries.ts'

/** `amount` is what arrived, in USD; without it, the whole open amount. */
type Booking = { amount?: number; isSure?: boolean }
export type Shortage = { partNumber: string; ordered: number; inStock: number }

/** The outcome of booking a bank transfer. Only the first three change anything. */
export type BookedTransfer =
  | { outcome: 'paid'; order: OrderRow; excess: number }
  | { outcome: 'partial'; order: OrderRow; open: number }
  /** The money is booked; the order stays canceled, because its goods have been sold meanwhile. */
  | { outcome: 'short'; order: OrderRow; shortages: Shortage[] }
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
 * `preparing`; a canceled one takes its stock again. `isSure` overrides the checks that only guard against
 * mistakes.
 */
export async function bookTransfer(
  { pool }: Pick<Context, 'pool'>,
  typed: string,
  booking: Booking = {},
): Promise<BookedTransfer> {
  return inTransaction(pool, async transaction => {
    const { db } = transaction
    const order = await lockOrderByNumber(db, typed)
    if (!order) return { outcome: 'unknown' }
    if (!canMove(order.status, 'preparing', 'staff')) return { outcome: 'forbidden', order }
    if (order.capturingPaymentId !== null) return { outcome: 'busy', order }
    const payments = await listPayments(db, order.id)
    const isWalletOrder = order.status === 'confirming' && payments.some(isWalletMoney)
    if (isWalletOrder && booking.amount === undefined)
      return confirmWalletPayment(db, order, payments, booking)
    const open = await missingAmount(db, order, payments)
    const problem = await findProblem(db, order, open, booking)
    return problem ?? book(transaction, order, open, booking.amount ?? Math.max(open, 0))
  })
}

function isWalletMoney({ state, captured }: PaymentRow): boolean {
  return state === 'pending' || (state === 'completed' && captured === '')
}

/** The wallet's payment covers the order: there is no transfer to book. */
async function confirmWalletPayment(
  db: Database,
  order: OrderRow,
  payments: readonly PaymentRow[],
  { isSure = false }: Booking,
): Promise<BookedTransfer> {
  if (!isSure && payments.some(({ state }) => state === 'pending')) return { outcome: 'undecided', order }
  return { outcome: 'paid', order: await moveToPreparing(db, order), excess: 0 }
}

/** Negative when more than the total was received, by bank and through the wallet together. */
export async function missingAmount(
  db: Database,
  order: OrderRow,
  payments: readonly PaymentRow[],
): Promise<number> {
  const paid = payments.filter(({ state, captured }) => state === 'completed' && captured === '')
  const received = sumAmounts([await bankBalance(db, order.id), ...paid.map(({ amount }) => Number(amount))])
  return sumAmounts([Number(order.total), -received])
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
  order: OrderRow,
  open: number,
  amount: number,
): Promise<BookedTransfer> {
  const { db } = transaction
  if (isPositive(amount))
    await addReceipt(db, { orderId: order.id, kind: 'receipt', amount: amount.toFixed(2) })
  const left = sumAmounts([open, -amount])
  if (isPositive(left))
    return { outcome: 'partial', order: (await proveOrder(db, order.id)) ?? order, open: left }
  if (order.status === 'canceled') {
    const shortages = await takeStockAgain(transaction, order)
    if (shortages.length > 0) return { outcome: 'short', order, shortages }
  }
  return { outcome: 'paid', order: await moveToPreparing(db, order), excess: Math.abs(left) }
}

function moveToPreparing(db: Database, order: OrderRow): Promise<OrderRow> {
  return moveOrder(db, order, {
    to: 'preparing',
    by: 'staff',
    changes: { platformRemark: '' },
  })
}

/** Takes stock for all of the order's lines, or none, and returns what is missing. */
async function takeStockAgain({ db, client }: Transaction, { id }: OrderRow): Promise<Shortage[]> {
  const lines = await listOrderLines(db, id)
  const takings = lines.map(({ partId, quantity }) => ({ partId, quantity, seenAt: null }))
  if (await takeStockOrNone(client, takings)) return []
  const parts = await describeParts(
    db,
    lines.map(({ partId }) => partId),
  )
  return lines
    .map(({ partId, partNumber, quantity }) => ({
      partNumber,
      ordered: quantity,
      inStock: parts.get(partId)?.stock ?? 0,
    }))
    .filter(({ ordered, inStock }) => inStock < ordered)
}
