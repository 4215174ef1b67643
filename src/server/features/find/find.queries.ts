import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { containing } from '../../database/containing.ts'

export type FoundRow = { id: number; title: string; text: string }

/** Mailboxes are shown only to people who may see customers. */
export async function findOrders(
  db: Database,
  q: string,
  { limit, hasEmail }: { limit: number; hasEmail: boolean },
): Promise<FoundRow[]> {
  const { rows } = await db.execute<FoundRow>(sql`
    select o.id, o.number as title, concat_ws(' · ', nullif(o.company_name, ''),
      case when ${hasEmail}::boolean then o.email end, nullif(o.po_number, ''),
      nullif(o.shipping_number, '')) as text
    from order_search s join orders o on o.id = s.order_id
    where s.document like ${containing(q.toLowerCase())}
    order by o.id desc limit ${limit}`)
  return rows
}

export async function findRequests(db: Database, q: string, limit: number): Promise<FoundRow[]> {
  const pattern = containing(q)
  const { rows } = await db.execute<FoundRow>(sql`
    select id, 'RFQ-' || number as title, concat_ws(' · ', nullif(company_name, ''), contact_name, email) as text
    from rfqs
    where 'RFQ-' || number || ' INQ-' || number ilike ${pattern} or email ilike ${pattern}
      or contact_name ilike ${pattern} or company_name ilike ${pattern}
    order by id desc limit ${limit}`)
  return rows
}

/** The same expression as in the index. */
export async function findPeople(db: Database, q: string, limit: number): Promise<FoundRow[]> {
  const { rows } = await db.execute<FoundRow>(sql`
    select id, coalesce(nullif(contact_name, ''), email) as title,
      concat_ws(' · ', email, nullif(company_name, '')) as text
    from customers
    where (email || ' ' || contact_name || ' ' || company_name) ilike ${containing(q)}
    order by id desc limit ${limit}`)
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
