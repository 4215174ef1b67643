import { Refusal } from '../../../contract/wire/errors.ts'
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
import { WalletSilent } from './wallet-trouble.ts'

export type Refunder = Pick<Context, 'db' | 'pool'> & { wallet: Wallet | null }
export type Refunded = {
  status: OrderStatus
  /** The previous status of the order. */
  from: OrderStatus
  moneyBack: MoneyBack
  /** USD that came by bank and has to be sent back by bank. */
  bankAmount: number
  /** What the wallet refunds now. */
  payments: { funding: PaymentRow['funding']; returned: string; captureId: string }[]
}

/**
 * Refunds an order. Erroneous payments (duplicate, late, wrong amount) are refunded first and leave the order
 * unchanged, and so does money booked on an order that was never paid in full; otherwise the order becomes
 * refunded. If the wallet does not respond, a job retries.
 */
export async function refundOrder(
  refunder: Refunder,
  orderNumber: string,
  remark?: string,
): Promise<Refunded> {
  const { wallet } = refunder
  const {
    status: before,
    from,
    moneyBack,
    bankAmount,
    claimed,
  } = await claimRefund(refunder, orderNumber, remark)
  let status = before
  for (const payment of claimed) if (wallet) status = await giveBack({ ...refunder, wallet }, payment)
  return { status, from, moneyBack, bankAmount, payments: claimed.map(toReturned) }
}

type Claimed = Omit<Refunded, 'payments'> & { claimed: PaymentRow[] }

function claimRefund(
  { pool, wallet }: Refunder,
  orderNumber: string,
  remark: string | undefined,
): Promise<Claimed> {
  return inTransaction(pool, async ({ db }) => {
    const order = await lockOrderByNumber(db, orderNumber)
    if (!order) throw new Refusal(404)
    const { status } = order
    const bankAmount = await bankBalance(db, order.id)
    const owed = findOwed(order, await listPayments(db, order.id), bankAmount)
    const facts = { status, from: status, bankAmount, claimed: [] }
    if (owed.length > 0) {
      if (!wallet) throw new WalletSilent('this shop has no wallet: its keys are not set')
      return { ...facts, moneyBack: 'wallet', claimed: await claimAll(db, order, owed, remark) }
    }
    const moneyBack = await findMoneyBack(db, order)
    if (!canMove(status, 'refunded', 'staff')) return { ...facts, moneyBack }
    const moved = await moveOrder(db, order, refundMove(remark ?? null))
    return { ...facts, status: moved.status, moneyBack }
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

/** Empty for an order that was paid another way, or is already refunded. */
function findOwed(order: OrderRow, payments: readonly PaymentRow[], bankAmount: number): PaymentRow[] {
  const taken = payments.filter(({ state }) => TAKEN.includes(state))
  const strays = taken.filter(({ captured }) => captured !== '')
  if (strays.length > 0) return strays
  const holdsBankMoney = isPositive(bankAmount) && order.status !== 'refunded'
  if (!holdsBankMoney && !canMove(order.status, 'refunded', 'staff'))
    throw new Refusal(409, { reason: 'errors.order_state' })
  // A payment in progress cannot be refunded before it has arrived.
  if (payments.some(({ state }) => state === 'pending' || state === 'capturing'))
    throw new Refusal(409, { reason: 'errors.payment_under_way' })
  return taken
}

const TAKEN: readonly PaymentState[] = ['completed', 'mismatched', 'refunding']

function toReturned({ funding, amount, captured, captureId }: PaymentRow) {
  return { funding, returned: captured || `${amount} USD`, captureId: captureId ?? '' }
}
