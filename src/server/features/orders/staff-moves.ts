import { isPositive } from '../../../domain/money.ts'
import { toShip } from '../../../domain/order-goods.ts'
import { missingAmount } from '../../../domain/order-ledger.ts'
import { canMove, type OrderStatus } from '../../../domain/order-states.ts'
import type { Context } from '../../context.ts'
import { inTransaction, type Transaction, type TransactionDatabase } from '../../database/transaction.ts'
import { lockParts, takeStock } from '../catalogue/index.ts'
import { getTradeSettings } from '../site/index.ts'
import { unpaidSeconds } from './hold-terms.ts'
import { moveOrder } from './move-order.ts'
import { lockForAct, type OrderActing, recordOrderAct } from './order-acts.ts'
import type { OrderRow } from './orders.queries.ts'
import { queueToBuyer } from './queue-order-mails.ts'
import { findLedger } from './receipts.queries.ts'
import { listGoods } from './shipments.queries.ts'
import { listUnprovenNumbers } from './unproven.queries.ts'

export type Shortage = { position: number; partNumber: string; ordered: number; inStock: number }

/** The result of an action by staff: done, or the reason why nothing was changed. */
export type StaffOutcome =
  | { outcome: 'done'; order: OrderRow }
  | { outcome: 'unknown' }
  /** The status of the order forbids it. */
  | { outcome: 'forbidden'; order: OrderRow }
  /** A payment is being captured, reviewed or refunded. */
  | { outcome: 'busy'; order: OrderRow }
  /** Only an unproven order should be canceled. */
  | { outcome: 'proven'; order: OrderRow }
  /** The stock does not suffice to reopen the order. */
  | { outcome: 'short'; order: OrderRow; shortages: Shortage[] }

/** The transfer has not arrived: the buyer gets the full time to pay again. */
export async function rejectPayment(
  acting: OrderActing,
  number: string,
  remark?: string,
): Promise<StaffOutcome> {
  return onOrder(acting, number, async ({ db }, order) => {
    const problem = findProblem(order, 'unpaid')
    // Reopening is another act.
    if (problem || order.status === 'canceled') return { outcome: problem ?? 'forbidden', order }
    const payWithinSeconds = unpaidSeconds(order.provenAt !== null, await getTradeSettings(db))
    return move(db, acting, order, { act: 'reject', to: 'unpaid', remark, payWithinSeconds })
  })
}

export async function cancelByStaff(
  acting: OrderActing,
  number: string,
  remark?: string,
  { isUnprovenOnly = false } = {},
): Promise<StaffOutcome> {
  return onOrder(acting, number, async ({ db }, order) => {
    const problem = findProblem(order, 'canceled')
    if (problem) return { outcome: problem, order }
    if (isUnprovenOnly && order.provenAt) return { outcome: 'proven', order }
    return move(db, acting, order, { act: 'cancel', to: 'canceled', remark })
  })
}

/**
 * Takes stock again for a canceled order, for all lines or none. It is unpaid again with the full time to pay,
 * or prepared at once if its money has arrived.
 */
export async function reopenOrder(
  acting: OrderActing,
  number: string,
  remark?: string,
): Promise<StaffOutcome> {
  return onOrder(acting, number, async (transaction, order) => {
    const { db } = transaction
    const problem = findProblem(order, 'unpaid')
    if (problem || order.status !== 'canceled') return { outcome: problem ?? 'forbidden', order }
    const shortages = await takeStockAgain(transaction, order)
    if (shortages.length > 0) return { outcome: 'short', order, shortages }
    const isPaid = !isPositive(missingAmount(await findLedger(db, order)))
    const payWithinSeconds = unpaidSeconds(true, await getTradeSettings(db))
    const act = { act: 'reopen', remark }
    if (isPaid) return move(db, acting, order, { ...act, to: 'preparing' })
    const done = await move(db, acting, order, { ...act, to: 'unpaid', payWithinSeconds, isSilent: true })
    await queueToBuyer(db, done.order, 'order_reopened')
    return done
  })
}

/**
 * Takes stock for all pieces that the order still needs, or none. Returns the lines that lack; without any, all
 * is taken.
 */
export async function takeStockAgain({ db, client }: Transaction, { id }: OrderRow): Promise<Shortage[]> {
  const lines = (await listGoods(db, id)).map(line => ({ ...line, quantity: toShip(line) }))
  const needed = lines.filter(({ quantity, source }) => quantity > 0 && source === 'stock')
  // Read without the lock, it could be another stock than the one that is taken from.
  const stock = await lockParts(
    db,
    needed.map(({ partId }) => partId),
  )
  const shortages = findShortages(needed, stock)
  if (shortages.length > 0) return shortages
  const takings = needed.map(({ partId, quantity }) => ({ partId, quantity, seenAt: null }))
  if (!(await takeStock(client, takings))) throw new Error(`the locked stock of order ${id} has changed`)
  return []
}

type NeededLine = { position: number; partId: number; partNumber: string; quantity: number }

/** Several lines of one part share its stock, the first line first. */
function findShortages(needed: readonly NeededLine[], stock: ReadonlyMap<number, number>): Shortage[] {
  const left = new Map(stock)
  return needed.flatMap(({ position, partId, partNumber, quantity }) => {
    const inStock = left.get(partId) ?? 0
    left.set(partId, Math.max(0, inStock - quantity))
    return inStock < quantity ? [{ position, partNumber, ordered: quantity, inStock }] : []
  })
}

/** The numbers of all orders that hold stock for unproven buyers, oldest first. */
export async function listUnprovenOrders({ pool }: Pick<Context, 'pool'>): Promise<string[]> {
  return inTransaction(pool, ({ db }) => listUnprovenNumbers(db))
}

/** Locks the order and lets staff act on it in a transaction. */
function onOrder(
  acting: OrderActing,
  typed: string,
  act: (transaction: Transaction, order: OrderRow) => Promise<StaffOutcome>,
): Promise<StaffOutcome> {
  return inTransaction(acting.pool, async transaction => {
    const order = await lockForAct(transaction.db, typed, acting)
    return order ? act(transaction, order) : { outcome: 'unknown' }
  })
}

/**
 * Without a deadline the wallet is still reviewing a payment: an order canceled now may be paid a moment
 * later.
 */
function findProblem(order: OrderRow, to: OrderStatus): 'forbidden' | 'busy' | null {
  if (!canMove(order.status, to, 'staff')) return 'forbidden'
  const isReviewed = to === 'canceled' && order.status === 'confirming' && order.payBy === null
  return order.capturingPaymentId !== null || isReviewed ? 'busy' : null
}

type StaffMove = {
  act: string
  to: OrderStatus
  /** Shown to the buyer until the next step, for which it may no longer be true. */
  remark?: string
  payWithinSeconds?: number
  isSilent?: boolean
}

async function move(
  db: TransactionDatabase,
  { by }: OrderActing,
  order: OrderRow,
  { act, remark, ...step }: StaffMove,
): Promise<{ outcome: 'done'; order: OrderRow }> {
  const moved = await moveOrder(db, order, {
    ...step,
    by: 'staff',
    name: by.who,
    note: remark,
    changes: { platformRemark: remark ?? '' },
  })
  await recordOrderAct(db, by, order, { act, changes: { status: [order.status, moved.status] } })
  return { outcome: 'done', order: moved }
}
