import type { OrderStatus } from '../../../domain/order-states.ts'
import type { Connection } from '../../database/connection.ts'
import { inStockTransaction } from '../catalogue/index.ts'
import { lockBuyersOrder, type OrderAsker } from './buyers-order.ts'
import { moveOrder } from './move-order.ts'

type Moved = { order_number: string; status: OrderStatus }

export async function cancelOrder(connection: Connection, id: number, asker: OrderAsker): Promise<Moved> {
  return moveByBuyer(connection, id, asker, 'canceled')
}

export async function receiveOrder(connection: Connection, id: number, asker: OrderAsker): Promise<Moved> {
  return moveByBuyer(connection, id, asker, 'received')
}

async function moveByBuyer(
  { pool }: Connection,
  id: number,
  asker: OrderAsker,
  to: OrderStatus,
): Promise<Moved> {
  return inStockTransaction(pool, async ({ db }) => {
    const order = await lockBuyersOrder(db, id, asker)
    const { number, status } = await moveOrder(db, order, { to, by: 'buyer' })
    return { order_number: number, status }
  })
}
