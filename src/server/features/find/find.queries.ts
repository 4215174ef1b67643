import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { containing } from '../../database/containing.ts'

export type FoundRow = { id: number; title: string; text: string }

/** Mailboxes are shown only to people who may see customers. */
export async function listFoundOrders(
  db: Database,
  ids: readonly number[],
  hasEmail: boolean,
): Promise<FoundRow[]> {
  const { rows } = await db.execute<FoundRow>(sql`
    select id, number as title, concat_ws(' · ', nullif(company_name, ''),
      case when ${hasEmail}::boolean then email end, nullif(po_number, ''), nullif(shipping_number, '')) as text
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
