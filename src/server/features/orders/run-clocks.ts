import { Refusal } from '../../../contract/wire/errors.ts'
import type { OrderStatus } from '../../../domain/order-states.ts'
import { CLOCK, type Context } from '../../context.ts'
import { logError } from '../../log.ts'
import { inStockTransaction } from '../catalogue/index.ts'
import { moveOrder } from './move-order.ts'
import { recordOrderAct } from './order-acts.ts'
import { isLongShipped, isOverdue, listDue, lockDue, type OrderCondition } from './orders.queries.ts'

const AT_ONCE = 100

type ClocksContext = Pick<Context, 'db' | 'pool' | 'settings'>

/**
 * Cancels orders that were not paid in time, and marks those shipped long ago as received. Any number of
 * processes may run it side by side.
 */
export async function runClocks(context: ClocksContext): Promise<void> {
  const { receivedDays } = await context.settings()
  await moveAll(context, isOverdue, 'canceled')
  await moveAll(context, isLongShipped(receivedDays), 'received')
}

/** Each order has its own transaction, so that a failure does not block the others. */
async function moveAll(
  { db, pool }: Pick<Context, 'db' | 'pool'>,
  due: OrderCondition,
  to: OrderStatus,
): Promise<void> {
  const list = () => listDue(db, due, AT_ONCE)
  for (let ids = await list(); ids.length > 0; ids = await list()) {
    let moved = 0
    for (const id of ids) if (await moveByClock(pool, id, due, to)) moved++
    // A concurrent payment or cancellation made these orders no longer due; the rest is tried next time.
    if (moved === 0) return
  }
}

async function moveByClock(
  pool: Context['pool'],
  id: number,
  due: OrderCondition,
  to: OrderStatus,
): Promise<boolean> {
  try {
    return await inStockTransaction(pool, async ({ db }) => {
      const order = await lockDue(db, id, due)
      if (!order) return false
      await moveOrder(db, order, { to, by: 'clock' })
      const act = to === 'canceled' ? 'cancel' : 'receive'
      await recordOrderAct(db, CLOCK, order, { act, changes: { status: [order.status, to] } })
      return true
    })
  } catch (error) {
    if (!(error instanceof Refusal)) logError('automatic order transition failed', error, { order: id })
    return false
  }
}
