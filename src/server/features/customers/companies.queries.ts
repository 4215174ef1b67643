import { and, eq, ilike, ne, type SQL, sql } from 'drizzle-orm'
import type { CompanySort } from '../../../domain/customer-sorts.ts'
import type { TaxIds } from '../../../domain/papers.ts'
import type { Database } from '../../database/connection.ts'
import { containing } from '../../database/containing.ts'
import { countCapped, KEYSET_PAGE } from '../../database/keyset.ts'
import type { Page, Paged } from '../../database/page.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { companies, customers } from './customers.tables.ts'
import { sortCompanies } from './sort.queries.ts'
import { type TradeSums, tradeOf } from './trade.queries.ts'

export type CompanyRow = typeof companies.$inferSelect
export type NewCompany = Pick<CompanyRow, 'name' | 'nameKey' | 'country' | 'vatId' | 'eori' | 'note'>
export type CompanyListRow = TradeSums & { id: number; name: string; country: string; people: number }

export async function listCompanyRows(
  db: Database,
  { q, sort }: { q: string; sort?: CompanySort | undefined },
  after: number | null,
): Promise<CompanyListRow[]> {
  const { orderBy, isAfter } = sortCompanies(sort)
  const isOnPage = and(sql`true`, hasName(q), after === null ? undefined : isAfter(after))
  return readCompanies(
    db,
    sql`select * from companies where ${isOnPage} order by ${orderBy} limit ${KEYSET_PAGE + 1}`,
  )
}

export async function countCompanies(db: Database, q: string) {
  return countCapped(db, companies, hasName(q))
}

export async function findCompanyListRow(db: Database, id: number): Promise<CompanyListRow | null> {
  const [row] = await readCompanies(db, sql`select * from companies where id = ${id}`)
  return row ?? null
}

function hasName(q: string): SQL | undefined {
  return q === '' ? undefined : ilike(companies.name, containing(q))
}

async function readCompanies(db: Database, selected: SQL): Promise<CompanyListRow[]> {
  const { rows } = await db.execute<CompanyListRow>(sql`
    select k.id, k.name, k.country, cardinality(people.keys) as people, trade.*
    from (select s.*, row_number() over () as place from (${selected}) s) k
    cross join lateral (
      select coalesce(array_agg(c.email_key), '{}') as keys, array_remove(array_agg(u.id), null) as users
      from customers c left join users u on u.email_key = c.email_key where c.company_id = k.id) people
    cross join lateral (
      ${tradeOf(sql`o.email_key = any(people.keys) or o.user_id = any(people.users)`)}) trade
    order by k.place`)
  return rows
}

export type ListedTerms = Pick<CompanyRow, 'id' | 'name' | 'country' | 'termsDays' | 'creditLimit'> & {
  priceGroup: string | null
}

/** For the command line, by name. */
export async function listCompanyTerms(
  { db }: { db: Database },
  search: string,
  { offset, limit }: Page,
): Promise<Paged<ListedTerms>> {
  const { id, name, country, termsDays, creditLimit } = companies
  const priceGroup = sql<string | null>`(select name from price_groups where id = companies.price_group_id)`
  const list = await db
    .select({ id, name, country, termsDays, creditLimit, priceGroup })
    .from(companies)
    .where(hasName(search))
    .orderBy(companies.nameKey, id)
    .offset(offset)
    .limit(limit)
  return { list, total: await db.$count(companies, hasName(search)) }
}

export async function findCompany(db: Database, id: number): Promise<CompanyRow | null> {
  const [row] = await db.select().from(companies).where(eq(companies.id, id))
  return row ?? null
}

/** The order's own numbers, or else those of the buyer's company. */
export async function findTaxIdsOf(db: Database, order: TaxIds & { emailKey: string }): Promise<TaxIds> {
  const { vatId, eori } = companies
  const [company] = await db
    .select({ vatId, eori })
    .from(companies)
    .innerJoin(customers, eq(customers.companyId, companies.id))
    .where(eq(customers.emailKey, order.emailKey))
  return { vatId: order.vatId || (company?.vatId ?? ''), eori: order.eori || (company?.eori ?? '') }
}

export async function lockCompany(db: TransactionDatabase, id: number): Promise<CompanyRow | null> {
  const [row] = await db.select().from(companies).where(eq(companies.id, id)).for('update')
  return row ?? null
}

export async function listCompaniesNamed(
  db: Database,
  nameKey: string,
): Promise<Pick<CompanyRow, 'id' | 'name'>[]> {
  const { id, name } = companies
  return db.select({ id, name }).from(companies).where(eq(companies.nameKey, nameKey)).limit(5)
}

/** Null if there is one with this name in this country. */
export async function addCompanyRow(db: Database, company: NewCompany): Promise<CompanyRow | null> {
  const [row] = await db.insert(companies).values(company).onConflictDoNothing().returning()
  return row ?? null
}

/** Whether another company has this name in this country. */
export async function isTaken(
  db: Database,
  { id, nameKey, country }: Pick<CompanyRow, 'id' | 'nameKey' | 'country'>,
): Promise<boolean> {
  const others = and(eq(companies.nameKey, nameKey), eq(companies.country, country), ne(companies.id, id))
  return (await db.$count(companies, others)) > 0
}

export async function updateCompany(
  db: Database,
  id: number,
  changes: Partial<NewCompany & Pick<CompanyRow, 'priceGroupId' | 'termsDays' | 'creditLimit'>>,
): Promise<CompanyRow> {
  const [row] = await db
    .update(companies)
    .set({ ...changes, rev: sql`${companies.rev} + 1` })
    .where(eq(companies.id, id))
    .returning()
  if (!row) throw new Error(`no company ${id}`)
  return row
}

export async function countPeople(db: Database, companyId: number): Promise<number> {
  return db.$count(customers, eq(customers.companyId, companyId))
}

export async function removeCompanyRow(db: Database, id: number): Promise<void> {
  await db.delete(companies).where(eq(companies.id, id))
}
