import { sql } from 'drizzle-orm'
import type { LEDGER_KINDS, LEDGER_METHODS } from '../../../domain/order-ledger.ts'
import type { PaperKind } from '../../../domain/papers.ts'
import type { Database } from '../../database/connection.ts'

export type BookedReceipt = {
  id: number
  on_date: string
  order_number: string
  kind: (typeof LEDGER_KINDS)[number]
  method: (typeof LEDGER_METHODS)[number]
  amount: string
  payer: string
  reference: string
  who: string
}

/** The entries of all ledgers whose day on the bank statement is in this month, such as 2026-11. */
export async function listReceiptsOfMonth(db: Database, month: string): Promise<BookedReceipt[]> {
  const first = `${month}-01`
  const { rows } = await db.execute<BookedReceipt>(sql`
    select receipts.id, on_date::text, number as order_number, kind, method, amount::text, payer, reference, who
    from receipts join orders on orders.id = order_id
    where on_date >= ${first}::date and on_date < ${first}::date + interval '1 month'
    order by on_date, receipts.id`)
  return rows
}

export type BookedPaper = {
  kind: PaperKind
  number: string
  issued_on: string
  order_number: string
  for_invoice: string | null
  country: string
  total: string | null
}

/** Papers by day of issue in UTC, in the order of their numbers. */
export async function listPapersOfMonth(db: Database, month: string): Promise<BookedPaper[]> {
  const first = `${month}-01`
  const { rows } = await db.execute<BookedPaper>(sql`
    select documents.kind, documents.number, (documents.issued_at at time zone 'UTC')::date::text as issued_on,
      orders.number as order_number, invoice.number as for_invoice,
      coalesce(orders.billing_address ->> 'country', '') as country, documents.total::text
    from documents join orders on orders.id = documents.order_id
    left join documents invoice on invoice.id = documents.invoice_id
    where documents.issued_at >= ${first}::timestamp at time zone 'UTC'
      and documents.issued_at < (${first}::timestamp + interval '1 month') at time zone 'UTC'
    order by documents.kind, documents.year, documents.sequence`)
  return rows
}
