import { isPositive } from '../../../domain/money.ts'
import { canMove, type OrderStatus } from '../../../domain/order-states.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import {
  bankBalance,
  lockOrderByNumber,
  type MoneyBack,
  moveOrder,
  type OrderRow,
  updateOrder,
} from '../orders/index.ts'
import { giveBack } from './give-back.ts'
import { findMoneyBack } from './money-back.ts'
import { listPayments, type PaymentRow, type PaymentState, updatePayment } from './payments.queries.ts'
import { refundMove } from './settle-refund.ts'
import type { Wallet } from './wallet.ts'
import { WalletRefused, WalletSilent } from './wallet-trouble.ts'

type Refunder = Pick<Context, 'db' | 'pool'> & { wallet: Wallet | null }

type Refunded = {
  status: OrderStatus
  /** The previous status of the order. */
  from: OrderStatus
  moneyBack: MoneyBack
  /** USD that came by bank and has to be sent back by bank. */
  bankAmount: number
  /** What the wallet refunds now. */
  payments: { funding: PaymentRow['funding']; returned: string; captureId: string }[]
}

/** The outcome of a refund by staff. */
export type StaffRefund =
  | ({ outcome: 'done'; order: OrderRow } & Refunded)
  | NoRefund
  /** It may have been done or not; a job retries. */
  | { outcome: 'silent'; order: OrderRow }
  | { outcome: 'refused'; order: OrderRow; issue: string }

/** Nothing was changed. */
type NoRefund =
  | { outcome: 'unknown' }
  | { outcome: 'forbidden'; order: OrderRow }
  /** A payment is on its way or being captured: it cannot be refunded before it has arrived. */
  | { outcome: 'busy'; order: OrderRow }
  /** The wallet has the money, and its keys are not set here. */
  | { outcome: 'no_wallet'; order: OrderRow }

/**
 * Refunds an order. Erroneous payments (duplicate, late, wrong amount) are refunded first and leave the order
 * unchanged, and so does money booked on an order that was never paid in full; otherwise the order becomes
 * refunded. If the wallet does not respond, a job retries.
 */
export async function refundOrder(refunder: Refunder, typed: string, remark?: string): Promise<StaffRefund> {
  const { wallet } = refunder
  const claim = await claimRefund(refunder, typed, remark)
  if (claim.outcome !== 'claimed') return claim
  const { order, claimed, facts } = claim
  try {
    let { status } = facts
    for (const payment of claimed) if (wallet) status = await giveBack({ ...refunder, wallet }, payment)
    return { outcome: 'done', order, ...facts, status, payments: claimed.map(toReturned) }
  } catch (error) {
    if (error instanceof WalletSilent) return { outcome: 'silent', order }
    if (error instanceof WalletRefused) return { outcome: 'refused', order, issue: error.issue }
    throw error
  }
}

type ClaimedRefund = {
  outcome: 'claimed'
  order: OrderRow
  claimed: PaymentRow[]
  facts: Omit<Refunded, 'payments'>
}

function claimRefund(
  { pool, wallet }: Refunder,
  typed: string,
  remark: string | undefined,
): Promise<ClaimedRefund | NoRefund> {
  return inTransaction(pool, async ({ db }) => {
    const order = await lockOrderByNumber(db, typed)
    if (!order) return { outcome: 'unknown' }
    const { status } = order
    const bankAmount = await bankBalance(db, order.id)
    const payments = await listPayments(db, order.id)
    const owed = findOwed(payments)
    const problem = findProblem(order, owed, payments, bankAmount)
    if (problem) return { outcome: problem, order }
    const facts = { status, from: status, bankAmount }
    if (owed.length > 0) {
      if (!wallet) return { outcome: 'no_wallet', order }
      const claimed = await claimAll(db, order, owed, remark)
      return { outcome: 'claimed', order, claimed, facts: { ...facts, moneyBack: 'wallet' } }
    }
    const moneyBack = await findMoneyBack(db, order)
    if (!canMove(status, 'refunded', 'staff'))
      return { outcome: 'claimed', order, claimed: [], facts: { ...facts, moneyBack } }
    const moved = await moveOrder(db, order, refundMove(remark ?? null))
    return { outcome: 'claimed', order, claimed: [], facts: { ...facts, status: moved.status, moneyBack } }
  })
}

/** An order whose own payment is being refunded cannot change its status. */
async function claimAll(
  db: Database,
  order: OrderRow,
  owed: readonly PaymentRow[],
  remark: string | undefined,
): Promise<PaymentRow[]> {
  const claimed: PaymentRow[] = []
  for (const payment of owed) {
    const note = remark ?? payment.note
    claimed.push(await updatePayment(db, payment.id, { state: 'refunding', note }))
    if (payment.captured === '') await updateOrder(db, order.id, { capturingPaymentId: payment.id })
  }
  return claimed
}

/** Erroneous payments first. Empty for an order that was paid another way, or is already refunded. */
function findOwed(payments: readonly PaymentRow[]): PaymentRow[] {
  const taken = payments.filter(({ state }) => TAKEN.includes(state))
  const strays = taken.filter(isStray)
  return strays.length > 0 ? strays : taken
}

/** An erroneous payment can be refunded whatever the state of the order. */
function findProblem(
  order: OrderRow,
  owed: readonly PaymentRow[],
  payments: readonly PaymentRow[],
  bankAmount: number,
): 'forbidden' | 'busy' | null {
  if (owed.some(isStray)) return null
  const holdsBankMoney = isPositive(bankAmount) && order.status !== 'refunded'
  if (!holdsBankMoney && !canMove(order.status, 'refunded', 'staff')) return 'forbidden'
  // A payment in progress cannot be refunded before it has arrived.
  return payments.some(({ state }) => state === 'pending' || state === 'capturing') ? 'busy' : null
}

function isStray({ captured }: PaymentRow): boolean {
  return captured !== ''
}

const TAKEN: readonly PaymentState[] = ['completed', 'mismatched', 'refunding']

function toReturned({ funding, amount, captured, captureId }: PaymentRow) {
  return { funding, returned: captured || `${amount} USD`, captureId: captureId ?? '' }
}
