import { type SQL, sql } from 'drizzle-orm'
import type { OrderStatus } from '../../../domain/order-states.ts'
import type { Database } from '../../database/connection.ts'

/** Amounts and times as the database writes them. */
export type TradeSums = { orders: number; total: string; balance: string }

/** USD that an order `o` still waits for. */
const BALANCE = sql`case when o.status in ('unpaid', 'confirming')
    or (o.due_on is not null and o.status in ('preparing', 'shipping', 'received'))
  then greatest(0, o.total - o.received - o.written_off + o.refunded) else 0 end`

/** The sums over the orders `o` that are meant. */
export function tradeOf(isMeant: SQL): SQL {
  return sql`select count(*)::integer as orders,
      coalesce(sum(o.total) filter (where o.status not in ('canceled', 'refunded')), 0)::text as total,
      coalesce(sum(${BALANCE}), 0)::text as balance
    from orders o where ${isMeant}`
}

/** Of these mailboxes, by email or by account. */
const isOf = (table: SQL, emailKeys: readonly string[]): SQL => sql`(
  ${table}.email_key = any(${sql.param(emailKeys)}::text[])
  or ${table}.user_id = any(array(select id from users where email_key = any(${sql.param(emailKeys)}::text[]))))`

const SHOWN = 50

export type DealtOrder = {
  number: string
  created_at: string
  status: OrderStatus
  total: string
  balance: string
}

export async function listDealtOrders(db: Database, emailKeys: readonly string[]): Promise<DealtOrder[]> {
  const { rows } = await db.execute<DealtOrder>(sql`
    select o.number, o.created_at, o.status, o.total::text as total, (${BALANCE})::text as balance
    from orders o where ${isOf(sql`o`, emailKeys)} order by o.id desc limit ${SHOWN}`)
  return rows
}

export type DealtRfq = { id: number; number: string; created_at: string; lines: number; is_viewed: boolean }

export async function listDealtRfqs(db: Database, emailKeys: readonly string[]): Promise<DealtRfq[]> {
  const { rows } = await db.execute<DealtRfq>(sql`
    select q.id, q.number, q.created_at, q.viewed_at is not null as is_viewed,
      (select count(*)::integer from rfq_lines l where l.rfq_id = q.id) as lines
    from rfqs q where ${isOf(sql`q`, emailKeys)} order by q.id desc limit ${SHOWN}`)
  return rows
}
