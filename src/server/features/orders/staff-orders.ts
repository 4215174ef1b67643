import type { Context } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import type { Page, Paged } from '../../database/page.ts'
import { inTransaction } from '../../database/transaction.ts'
import {
  findOrderByNumber,
  listChanges,
  listOrderLines,
  type OrderChangeRow,
  type OrderLineRow,
  type OrderRow,
} from './orders.queries.ts'
import { completeNumber, listAllOrders, type OrderFilter } from './staff.queries.ts'

export type StaffOrderEntry = Awaited<ReturnType<typeof listAllOrders>>['list'][number]
export type StaffOrder = OrderRow & { lines: OrderLineRow[]; history: OrderChangeRow[] }

/** For staff: one page of the orders, newest first. */
export async function listStaffOrders(
  { pool }: Pick<Context, 'pool'>,
  wanted: OrderFilter,
  page: Page,
): Promise<Paged<StaffOrderEntry>> {
  return inTransaction(pool, ({ db }) => listAllOrders(db, wanted, page))
}

/** For staff: an order by its number, in any notation. */
export async function findOrderOfStaff(db: Database, typed: string): Promise<OrderRow | null> {
  return findOrderByNumber(db, await completeNumber(db, typed))
}

/** With its lines and its history. */
export async function findStaffOrder(db: Database, typed: string): Promise<StaffOrder | null> {
  const order = await findOrderOfStaff(db, typed)
  if (!order) return null
  return { ...order, lines: await listOrderLines(db, order.id), history: await listChanges(db, order.id) }
}
