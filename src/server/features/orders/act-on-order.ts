import type { OrderStatus } from '../../../domain/order-states.ts'
import type { Context } from '../../context.ts'
import { inStockTransaction } from '../catalogue/index.ts'
import { lockBuyersOrder } from './buyers-order.ts'
import { moveOrder } from './move-order.ts'

type Moved = { order_number: string; status: OrderStatus }

export async function cancelOrder(context: Context, id: number, key?: string): Promise<Moved> {
  return moveByBuyer(context, id, key, 'canceled')
}

export async function receiveOrder(context: Context, id: number, key?: string): Promise<Moved> {
  return moveByBuyer(context, id, key, 'received')
}

async function moveByBuyer(
  { pool, who }: Context,
  id: number,
  key: string | undefined,
  to: OrderStatus,
): Promise<Moved> {
  return inStockTransaction(pool, async ({ db }) => {
    const order = await lockBuyersOrder(db, id, { user: who.user, key })
    const { number, status } = await moveOrder(db, order, { to, by: 'buyer' })
    return { order_number: number, status }
  })
}
