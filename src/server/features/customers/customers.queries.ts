import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { CustomerSort } from '../../../domain/customer-sorts.ts'
import type { Database } from '../../database/connection.ts'
import { containing } from '../../database/containing.ts'
import { hasText, hasTextByIndex } from '../../database/has-text.ts'
import { type CappedTotal, countCapped, KEYSET_PAGE } from '../../database/keyset.ts'
import { searchNewest } from '../../database/search-newest.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { customers } from './customers.tables.ts'
import { sortCustomers } from './sort.queries.ts'
import { type TradeSums, tradeOf } from './trade.queries.ts'

export type CustomerRow = typeof customers.$inferSelect

export type CustomerListRow = TradeSums & {
  id: number
  email: string
  email_key: string
  contact_name: string
  company_name: string
  company_id: number | null
  company: string | null
  country: string
  user_id: number | null
  is_activated: boolean
  is_disabled: boolean
  /** As the database writes it. */
  last_seen: string | null
  requests: number
}

export type CustomerFilter = {
  q: string
  companyId?: number | undefined
  sort?: CustomerSort | undefined
}

type CustomerRows = { rows: CustomerListRow[]; total?: CappedTotal }

/**
 * One row more than a page is read, to know whether there are more. A search is always newest first, and counts
 * its results.
 */
export async function listCustomerRows(
  db: Database,
  { q, sort, ...filter }: CustomerFilter,
  after: number | null,
): Promise<CustomerRows> {
  const { orderBy, isAfter } = sortCustomers(q === '' ? sort : undefined)
  const where = and(isOf(filter), after === null ? undefined : isAfter(after))
  const limit = KEYSET_PAGE + 1
  if (q === '')
    return {
      rows: await readCustomers(
        db,
        sql`select * from customers where ${where ?? sql`true`} order by ${orderBy} limit ${limit}`,
      ),
    }
  const { ids, total } = await searchCustomers(db, { search: q, where, limit })
  const rows = await readCustomers(
    db,
    sql`select * from customers where id = any(${sql.param(ids)}::integer[]) order by id desc`,
  )
  return { rows, total }
}

/** Without the search. */
export async function countCustomers(db: Database, filter: Pick<CustomerFilter, 'companyId'>) {
  return countCapped(db, customers, isOf(filter))
}

export async function findCustomerListRow(db: Database, id: number): Promise<CustomerListRow | null> {
  const [row] = await readCustomers(db, sql`select * from customers where id = ${id}`)
  return row ?? null
}

const PEOPLE = 200

export async function listPeopleOf(db: Database, companyId: number): Promise<CustomerListRow[]> {
  return readCustomers(
    db,
    sql`select * from customers where company_id = ${companyId} order by id desc limit ${PEOPLE}`,
  )
}

/** As in the index. */
const searched = sql`lower(${customers.email} || ' ' || ${customers.contactName} || ' ' || ${customers.companyName})`

function isOf({ companyId }: Pick<CustomerFilter, 'companyId'>): SQL | undefined {
  return companyId === undefined ? undefined : eq(customers.companyId, companyId)
}

type CustomerSearch = { search: string; where?: SQL | undefined; limit: number }

/** The ids of the newest customers who have the text in name, email or company. */
export function searchCustomers(db: Database, { search, where, limit }: CustomerSearch) {
  const isOfNamed = sql`${customers.companyId} = any(array(
    select id from companies where name ilike ${containing(search)}))`
  const list = {
    table: sql`${customers}`,
    key: sql`id`,
    orderBy: sql`id desc`,
    where,
    documents: sql`${customers}`,
    documentId: sql`${customers.id}`,
    documentKey: sql`id`,
    numbers: null,
    hasText: sql`(${hasText(searched, search)} or ${isOfNamed})`,
    hasTextByIndex: sql`(${hasTextByIndex(searched, search)} or ${isOfNamed})`,
  }
  return searchNewest(db, list, { search, limit })
}

/** In the selected order. Orders and requests by account or by email: guest orders belong to the same person. */
async function readCustomers(db: Database, selected: SQL): Promise<CustomerListRow[]> {
  const { rows } = await db.execute<CustomerListRow>(sql`
    select c.id, c.email, c.email_key, c.contact_name, c.company_name, c.company_id, k.name as company, c.country,
      u.id as user_id, u.activated_at is not null as is_activated, u.disabled_at is not null as is_disabled,
      (select max(s.last_seen_at) from sign_ins s where s.user_id = u.id) as last_seen,
      (select count(*)::integer from rfqs r where r.email_key = c.email_key or r.user_id = u.id) as requests,
      trade.*
    from (select s.*, row_number() over () as place from (${selected}) s) c
    left join companies k on k.id = c.company_id
    left join users u on u.email_key = c.email_key
    cross join lateral (${tradeOf(sql`o.email_key = c.email_key or o.user_id = u.id`)}) trade
    order by c.place`)
  return rows
}

export async function findCustomer(db: Database, id: number): Promise<CustomerRow | null> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id))
  return row ?? null
}

export async function lockCustomer(db: TransactionDatabase, id: number): Promise<CustomerRow | null> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id)).for('update')
  return row ?? null
}

export async function findCustomerByEmail(db: Database, emailKey: string): Promise<CustomerRow | null> {
  const [row] = await db.select().from(customers).where(eq(customers.emailKey, emailKey))
  return row ?? null
}

export async function updateCustomer(
  db: Database,
  id: number,
  changes: Partial<Pick<CustomerRow, 'note' | 'companyId'>>,
): Promise<CustomerRow> {
  const [row] = await db
    .update(customers)
    .set({ ...changes, rev: sql`${customers.rev} + 1` })
    .where(eq(customers.id, id))
    .returning()
  if (!row) throw new Error(`no customer ${id}`)
  return row
}

type ContactRow = {
  telephone: string
  job_title: string
  lang: string | null
  sign_ins: number
}

/** From the account; without one, from the last request. */
export async function findContact(db: Database, emailKey: string): Promise<ContactRow | null> {
  const { rows } = await db.execute<ContactRow>(sql`
    select coalesce(nullif(u.telephone, ''), r.telephone, o.telephone, '') as telephone,
      coalesce(u.job_title, '') as job_title, coalesce(u.lang, r.lang, o.lang) as lang,
      (select count(*)::integer from sign_ins s where s.user_id = u.id and s.expires_at > now()) as sign_ins
    from (select ${emailKey}::text as email_key) asked
    left join users u on u.email_key = asked.email_key
    left join lateral (
      select telephone, lang from rfqs where email_key = asked.email_key order by id desc limit 1) r on true
    left join lateral (
      select shipping_address ->> 'telephone' as telephone, lang from orders
      where email_key = asked.email_key order by id desc limit 1) o on true`)
  return rows[0] ?? null
}

/**
 * The row of a mailbox that still has orders stays, without the staff's notes. Returns whether anything was
 * removed.
 */
export async function removeCustomer(db: Database, emailKey: string): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from customers where email_key = ${emailKey}
      and not exists (select from orders where orders.email_key = customers.email_key)`)
  if (rowCount) return rowCount
  const { rowCount: blanked } = await db.execute(sql`
    update customers set note = '', company_id = null, rev = rev + 1
    where email_key = ${emailKey} and (note <> '' or company_id is not null)`)
  return blanked ?? 0
}

export type CustomerContact = {
  email: string
  userId: number | null
  contactName: string
  companyName: string
  telephone: string
  country: string
  lang: string
}

/** For a new quote. The account's own data takes precedence over the last request. */
/** The company that staff have assigned to a mailbox. */
export async function findCompanyOf(db: Database, emailKey: string): Promise<number | null> {
  const { rows } = await db.execute<{ id: number | null }>(
    sql`select company_id as id from customers where email_key = ${emailKey}`,
  )
  return rows[0]?.id ?? null
}

export async function findCustomerContact(db: Database, id: number): Promise<CustomerContact | null> {
  const { rows } = await db.execute<CustomerContact>(sql`
    select c.email, u.id as "userId", c.contact_name as "contactName", c.company_name as "companyName", c.country,
      coalesce(u.telephone, r.telephone, '') as telephone, coalesce(u.lang, r.lang, '') as lang
    from customers c
    left join users u on u.email_key = c.email_key and u.activated_at is not null
    left join lateral (
      select telephone, lang from rfqs where email_key = c.email_key order by id desc limit 1
    ) r on true
    where c.id = ${id}`)
  return rows[0] ?? null
}
