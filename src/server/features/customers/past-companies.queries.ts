import { eq } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { companies, customers } from './customers.tables.ts'

/** A company, without an entry in the audit. For the demo. Returns its id. */
export async function addPastCompany(db: Database, company: typeof companies.$inferInsert): Promise<number> {
  const [row] = await db.insert(companies).values(company).returning({ id: companies.id })
  if (!row) throw new Error(`no company ${company.name} was added`)
  return row.id
}

/** Assigns the people who typed this name. */
export async function assignPastPeople(db: Database, companyName: string, companyId: number): Promise<void> {
  await db.update(customers).set({ companyId }).where(eq(customers.companyName, companyName))
}
