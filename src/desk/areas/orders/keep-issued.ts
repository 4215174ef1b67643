import type { DeskOrder } from '../../../contract/desk/orders.ts'
import { tell } from '../../shell/session/notices.ts'
import { keepOrder } from './order-query.ts'

/** The newest paper is the last one. */
export async function keepIssued(order: DeskOrder): Promise<void> {
  const number = order.papers.at(-1)?.number ?? ''
  tell({ key: 'desk_orders.paper_issued', values: { number } })
  await keepOrder(order)
}
