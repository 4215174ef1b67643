import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { sumAmounts } from '../../../domain/money.ts'
import type { OrderLedger, RefundSource } from '../../../domain/order-ledger.ts'
import type { Database } from '../../database/connection.ts'
import { type orders, receipts } from './orders.tables.ts'

export type ReceiptRow = typeof receipts.$inferSelect
export type NewReceipt = typeof receipts.$inferInsert

export async function addReceipt(db: Database, receipt: NewReceipt): Promise<void> {
  await db.insert(receipts).values(receipt)
}

export async function listReceipts(db: Database, orderId: number): Promise<ReceiptRow[]> {
  return db.select().from(receipts).where(eq(receipts.orderId, orderId)).orderBy(asc(receipts.id))
}

/** USD received for an order by bank and not through the wallet, less the money sent back. */
export async function bankBalance(db: Database, orderId: number): Promise<number> {
  const { rows } = await db.execute<{ balance: string }>(
    sql`${balanceOf(orderId)} and method in ('bank', 'other')`,
  )
  return Number(rows[0]?.balance ?? 0)
}

/** Received less returned. A write-off is no money. */
export function balanceOf(orderId: number | typeof orders.id): SQL {
  return sql`select coalesce(sum(case kind when 'receipt' then amount when 'refund' then -amount end), 0) as balance
    from receipts where order_id = ${orderId}`
}

/** The sums of an order's ledger, for one order or for each of several. */
const ledgerSums = (orderId: number | SQL) => sql`
  select
    coalesce(sum(amount) filter (where kind = 'receipt'), 0)::float8 as received,
    coalesce(sum(amount) filter (where kind = 'refund'), 0)::float8 as refunded,
    coalesce(sum(amount) filter (where kind = 'write_off'), 0)::float8 as "writtenOff",
    (select coalesce(sum(amount), 0)::float8 from refunds
      where order_id = ${orderId} and state in ('due', 'under_way')) as pledged,
    (select coalesce(sum(off_total), 0)::float8 from refunds
      where order_id = ${orderId} and state <> 'refused') as "offTotal"
  from receipts where order_id = ${orderId}`

export async function findLedger(
  db: Database,
  { id, total }: { id: number; total: string },
): Promise<OrderLedger> {
  const { rows } = await db.execute<Omit<OrderLedger, 'total'>>(ledgerSums(id))
  const [sums] = rows
  if (!sums) throw new Error(`no ledger of order ${id}`)
  return { ...sums, total: Number(total) }
}

/** USD that the unpaid orders of a company on terms come to. */
export async function openCredit(db: Database, companyId: number): Promise<number> {
  const { rows } = await db.execute<{ open: number }>(sql`
    select coalesce(sum(greatest(0, o.total::float8 - sums.received - sums."writtenOff")), 0) as open
    from orders o cross join lateral (${ledgerSums(sql`o.id`)}) sums
    where o.company_id = ${companyId} and o.due_on is not null and o.status in ('preparing', 'shipping', 'received')`)
  return sumAmounts([rows[0]?.open ?? 0])
}

/** The money that can be refunded, by the way it came. */
export async function listRefundSources(db: Database, orderId: number): Promise<RefundSource[]> {
  const { rows } = await db.execute<RefundSource>(sql`
    select coalesce(payments.funding, 'bank') as method, payment_id as "paymentId", sum(entry.amount)::float8 as left
    from (
      select payment_id, case kind when 'receipt' then amount else -amount end as amount
      from receipts where order_id = ${orderId} and kind in ('receipt', 'refund')
      union all
      select payment_id, -amount from refunds where order_id = ${orderId} and state in ('due', 'under_way')
    ) as entry
    left join payments on payments.id = payment_id
    group by payment_id, payments.funding
    having sum(entry.amount) > 0
    order by payment_id`)
  return rows
}
