import type { OrderDetail } from '../../../contract/shop/orders.ts'
import type { Context } from '../../context.ts'
import { getBuyersOrder } from './buyers-order.ts'
import { describeOrder } from './order.wire.ts'

type Asked = { number: string; key: string | undefined }

/** For the signed-in customer, or with the key of the order. */
export async function getOrder(
  { db, who }: Pick<Context, 'db' | 'who'>,
  { number, key }: Asked,
): Promise<OrderDetail> {
  return describeOrder(db, await getBuyersOrder(db, number, { user: who.user, key }))
}
