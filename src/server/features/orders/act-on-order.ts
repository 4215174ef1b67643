import type { OrderStatus } from '../../../domain/order-states.ts'
import { buyerOf, type Context } from '../../context.ts'
import type { AuditChanges } from '../audit/index.ts'
import { inStockTransaction } from '../catalogue/index.ts'
import { lockBuyersOrder } from './buyers-order.ts'
import { moveOrder } from './move-order.ts'
import { recordOrderAct } from './order-acts.ts'

type Moved = { order_number: string; status: OrderStatus }

export async function cancelOrder(context: Context, id: number, key?: string): Promise<Moved> {
  return moveByBuyer(context, id, key, { act: 'cancel', to: 'canceled' })
}

export async function receiveOrder(context: Context, id: number, key?: string): Promise<Moved> {
  return moveByBuyer(context, id, key, { act: 'receive', to: 'received' })
}

async function moveByBuyer(
  { pool, who }: Context,
  id: number,
  key: string | undefined,
  { act, to }: { act: string; to: OrderStatus },
): Promise<Moved> {
  return inStockTransaction(pool, async ({ db }) => {
    const order = await lockBuyersOrder(db, id, { user: who.user, key })
    const { number, status } = await moveOrder(db, order, { to, by: 'buyer' })
    const changes = { status: [order.status, status] } satisfies AuditChanges
    await recordOrderAct(db, buyerOf(who.client), order, { act, changes })
    return { order_number: number, status }
  })
}
