import { Refusal } from '../../../contract/wire/errors.ts'
import type { ShopContext } from '../../context.ts'
import { findOrderOfStaff, getPoFile } from '../orders/index.ts'

/** The purchase order that the buyer sent with an order. */
export async function getStaffPoFile({ db }: Pick<ShopContext, 'db'>, number: string) {
  const order = await findOrderOfStaff(db, number)
  if (!order) throw new Refusal(404)
  return getPoFile(db, order.id)
}
