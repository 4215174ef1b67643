import { Refusal } from '../../../contract/errors.ts'
import { canMove, type OrderStatus } from '../../../domain/order-states.ts'
import type { Connection, Database } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import { findOrderByNumber, lockOrder, moveOrder, type OrderRow } from '../orders/index.ts'
import { requireOrder } from './claim-payment.ts'
import {
  findPayment,
  listPayments,
  type PaymentRow,
  type PaymentState,
  updatePayment,
} from './payments.queries.ts'
import type { Cashier } from './receive-wallet-event.ts'
import type { Wallet } from './wallet.ts'
import { WalletRefused, WalletSilent } from './wallet-trouble.ts'

type Refunder = { connection: Connection; wallet: Wallet | null }
export type Refunded = {
  status: OrderStatus
  /** What the wallet gave back: nothing for a bank transfer, which staff return by hand. */
  payments: { funding: PaymentRow['funding']; returned: string; captureId: string }[]
}

/**
 * Gives the money back. What was paid by mistake (too often, too late, another amount) goes first and leaves the
 * order as it is; otherwise the order is refunded. A wallet that does not answer is asked again by a job.
 */
export async function refundOrder(refunder: Refunder, orderNumber: string, note = ''): Promise<Refunded> {
  const { connection, wallet } = refunder
  const { order, claimed } = await claimRefund(refunder, orderNumber, note)
  let { status } = order
  for (const payment of claimed) if (wallet) status = await giveBack({ connection, wallet }, payment, note)
  return { status, payments: claimed.map(toReturned) }
}

type Claimed = { order: OrderRow; claimed: PaymentRow[] }

function claimRefund({ connection, wallet }: Refunder, orderNumber: string, note: string): Promise<Claimed> {
  return inTransaction(connection.pool, async ({ db }) => {
    const order = await lockByNumber(db, orderNumber)
    const payments = await listPayments(db, order.id)
    const owed = findOwed(order, payments)
    if (owed.length === 0)
      return { order: await moveOrder(db, order, { to: 'refunded', by: 'staff', note }), claimed: [] }
    if (!wallet) throw new WalletSilent('this shop has no wallet: its keys are not set')
    const claimed: PaymentRow[] = []
    for (const { id } of owed) claimed.push(await updatePayment(db, id, { state: 'refunding' }))
    return { order, claimed }
  })
}

async function lockByNumber(db: Database, orderNumber: string): Promise<OrderRow> {
  const found = await findOrderByNumber(db, orderNumber)
  const order = found && (await lockOrder(db, found.id))
  if (!order) throw new Refusal(404)
  return order
}

/** Empty for an order that was paid another way, or that is not to be paid by the wallet. */
function findOwed(order: OrderRow, payments: readonly PaymentRow[]): PaymentRow[] {
  const taken = payments.filter(({ state }) => TAKEN.includes(state))
  const strays = taken.filter(({ captured }) => captured !== '')
  if (strays.length > 0) return strays
  if (!canMove(order.status, 'refunded', 'staff')) throw new Refusal(409, { message: 'errors.order_state' })
  // Money that is on its way cannot be sent back before it has arrived.
  if (payments.some(({ state }) => state === 'pending'))
    throw new Refusal(409, { message: 'errors.payment_under_way' })
  return taken
}

const TAKEN: readonly PaymentState[] = ['completed', 'mismatched', 'refunding']

function toReturned({ funding, amount, captured, captureId }: PaymentRow) {
  return { funding, returned: captured || `${amount} USD`, captureId: captureId ?? '' }
}

/** The wallet gives it back, then it is kept here; said twice, it is done once. */
export async function giveBack(cashier: Cashier, payment: PaymentRow, note: string): Promise<OrderStatus> {
  const { connection, wallet } = cashier
  try {
    await wallet.refundCapture(payment.captureId ?? '', `refund-${payment.captureId}`)
  } catch (error) {
    if (error instanceof WalletRefused) await settleRefund(connection, payment, takenState(payment), note)
    throw error
  }
  return settleRefund(connection, payment, 'refunded', note)
}

/** As it was before anyone tried to give it back. */
function takenState({ amount, captured }: PaymentRow): 'completed' | 'mismatched' {
  return captured === '' || captured === `${amount} USD` ? 'completed' : 'mismatched'
}

function settleRefund(
  { pool }: Connection,
  { id, orderId, captured }: PaymentRow,
  state: 'refunded' | 'completed' | 'mismatched',
  note: string,
): Promise<OrderStatus> {
  return inTransaction(pool, async ({ db }) => {
    const order = await requireOrder(db, orderId)
    const payment = await findPayment(db, id)
    if (payment?.state !== 'refunding') return order.status
    await updatePayment(db, id, { state })
    const isOrders = state === 'refunded' && captured === ''
    if (!isOrders || !canMove(order.status, 'refunded', 'staff')) return order.status
    const { status } = await moveOrder(db, order, { to: 'refunded', by: 'staff', note })
    return status
  })
}
