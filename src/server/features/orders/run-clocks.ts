import { Refusal } from '../../../contract/errors.ts'
import type { OrderStatus } from '../../../domain/order-states.ts'
import type { Connection } from '../../database/connection.ts'
import { logError } from '../../log.ts'
import { inStockTransaction } from '../catalogue/index.ts'
import type { TradeSettings } from '../site/index.ts'
import { moveOrder } from './move-order.ts'
import { listLongShipped, listOverdue, lockOrder } from './orders.queries.ts'

const AT_ONCE = 100

/** Unpaid orders whose time is over are canceled; what was shipped long ago has arrived. Any number may run side by side. */
export async function runClocks(
  connection: Connection,
  settings: () => Promise<Pick<TradeSettings, 'receivedDays'>>,
): Promise<void> {
  const { db } = connection
  const { receivedDays } = await settings()
  await moveAll(connection, () => listOverdue(db, AT_ONCE), 'canceled')
  await moveAll(connection, () => listLongShipped(db, receivedDays, AT_ONCE), 'received')
}

/** Each in a transaction of its own: one that cannot be moved does not hold up the others. */
async function moveAll({ pool }: Connection, list: () => Promise<number[]>, to: OrderStatus): Promise<void> {
  for (let ids = await list(); ids.length > 0; ids = await list()) {
    let moved = 0
    for (const id of ids) if (await moveByClock(pool, id, to)) moved++
    // Whoever paid or canceled this very moment has made it no longer due; what is left is tried next time.
    if (moved === 0) return
  }
}

async function moveByClock(pool: Connection['pool'], id: number, to: OrderStatus): Promise<boolean> {
  try {
    await inStockTransaction(pool, async ({ db }) => {
      const order = await lockOrder(db, id)
      if (order) await moveOrder(db, order, { to, by: 'clock' })
    })
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) logError('the clock cannot move an order', error, { order: id })
    return false
  }
}
