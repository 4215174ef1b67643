import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { containing } from '../../database/containing.ts'

export type FoundRow = { id: number; title: string; text: string }

/** Mailboxes are shown only to people who may see customers. */
export async function listFoundOrders(
  db: Database,
  ids: readonly number[],
  hasEmails: boolean,
): Promise<FoundRow[]> {
  const { rows } = await db.execute<FoundRow>(sql`
    select id, number as title, concat_ws(' · ', nullif(company_name, ''),
      case when ${hasEmails}::boolean then email end, nullif(po_number, ''), nullif(shipping_number, '')) as text
    from orders where id = any(${sql.param(ids)}::integer[])
    order by created_at desc, id desc`)
  return rows
}

export async function listFoundRequests(db: Database, ids: readonly number[]): Promise<FoundRow[]> {
  const { rows } = await db.execute<FoundRow>(sql`
    select id, 'RFQ-' || number as title, concat_ws(' · ', nullif(company_name, ''), contact_name, email) as text
    from rfqs where id = any(${sql.param(ids)}::integer[]) order by id desc`)
  return rows
}

export async function listFoundPeople(db: Database, ids: readonly number[]): Promise<FoundRow[]> {
  const { rows } = await db.execute<FoundRow>(sql`
    select id, coalesce(nullif(contact_name, ''), email) as title,
      concat_ws(' · ', email, nullif(company_name, '')) as text
    from customers where id = any(${sql.param(ids)}::integer[]) order by id desc`)
  return rows
}

export async function findCompanies(db: Database, q: string, limit: number): Promise<FoundRow[]> {
  const { rows } = await db.execute<FoundRow>(sql`
    select id, name as title, concat_ws(' · ', country, nullif(vat_id, '')) as text
    from companies
    where name ilike ${containing(q)}
    order by id desc limit ${limit}`)
  return rows
}

type QuoteQuery = { q: string; orderIds: readonly number[]; limit: number }

/** By the expression of the index, or by the orders that were found. */
export async function findQuotes(db: Database, { q, orderIds, limit }: QuoteQuery): Promise<FoundRow[]> {
  const { rows } = await db.execute<FoundRow>(sql`
    select quotes.id, quotes.number as title,
      concat_ws(' · ', nullif(quotes.company_name, ''), quotes.contact_name, quotes.email, nullif(po_number, '')) as text
    from (
      select id from quotes
      where (number || ' ' || email || ' ' || contact_name || ' ' || company_name) ilike ${containing(q)}
      union select id from quotes where order_id = any(${sql.param(orderIds)}::integer[])
    ) as found
    join quotes using (id) left join orders on orders.id = order_id
    order by id desc limit ${limit}`)
  return rows
}

type FoundHold = { pieces: number; quotes: number; quote_number: string }

/** The pieces of these parts that quotes hold, and the number of the first of these quotes. */
export async function listFoundHolds(
  db: Database,
  partIds: readonly number[],
): Promise<Map<number, FoundHold>> {
  const { rows } = await db.execute<FoundHold & { part_id: number }>(sql`
    select part_id, sum(quantity)::integer as pieces, count(*)::integer as quotes,
      (array_agg(number order by until, quotes.id))[1] as quote_number
    from stock_holds join quotes on quotes.id = quote_id
    where released_at is null and part_id = any(${sql.param(partIds)}::integer[])
    group by part_id`)
  return new Map(rows.map(({ part_id, ...hold }) => [part_id, hold]))
}
