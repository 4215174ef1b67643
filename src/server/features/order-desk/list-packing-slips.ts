import type * as z from 'zod/mini'
import type * as contract from '../../../contract/desk/orders.ts'
import { toShip } from '../../../domain/order-goods.ts'
import type { ShopContext } from '../../context.ts'
import { findOrderOfStaff, listGoods } from '../orders/index.ts'

const MOST = 100

type PackingSlips = z.input<(typeof contract.listPackingSlips)['data']>

/** The pieces still to be sent. Orders with nothing to send are left out. */
export async function listPackingSlips(
  { db }: Pick<ShopContext, 'db'>,
  numbers: string,
): Promise<PackingSlips> {
  const list: PackingSlips['list'] = []
  const unknown: string[] = []
  for (const number of new Set(numbers.split(',').slice(0, MOST))) {
    if (number.trim() === '') continue
    const order = await findOrderOfStaff(db, number)
    if (!order) unknown.push(number)
    if (order?.status !== 'preparing') continue
    const lines = (await listGoods(db, order.id)).map(line => ({
      position: line.position,
      part_number: line.partNumber,
      manufacturer: line.manufacturer,
      packaging: line.packaging,
      ordered: line.ordered,
      to_ship: toShip(line),
    }))
    list.push({
      order_number: order.number,
      date: order.createdAt.toISOString(),
      po_number: order.poNumber,
      company_name: order.companyName,
      carrier: order.carrier,
      service: order.shippingService,
      address: order.shippingAddress,
      remark: order.remark,
      lines: lines.filter(({ to_ship }) => to_ship > 0),
    })
  }
  return { unknown, list: list.filter(({ lines }) => lines.length > 0) }
}
