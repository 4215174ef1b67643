import type { Database } from '../../database/connection.ts'
import { countPeople, findCompany, removeCompanyRow } from './companies.queries.ts'
import { findCustomerByEmail, removeCustomer } from './customers.queries.ts'

/** The notes of the desk about a mailbox. */
export async function listPersonalNotes(db: Database, emailKey: string): Promise<unknown[]> {
  const found = await findCustomerByEmail(db, emailKey)
  if (!found) return []
  const company = found.companyId === null ? null : await findCompany(db, found.companyId)
  const { email, contactName, companyName, country, note, createdAt } = found
  const { name, vatId, note: companyNote } = company ?? {}
  const assigned = company ? { name, country: company.country, vatId, note: companyNote } : null
  return [{ email, contactName, companyName, country, note, createdAt, company: assigned }]
}

/** A company of this person alone is erased as well. */
export async function erasePersonalNotes(db: Database, emailKey: string): Promise<number> {
  const companyId = (await findCustomerByEmail(db, emailKey))?.companyId ?? null
  const erased = await removeCustomer(db, emailKey)
  if (companyId !== null && (await countPeople(db, companyId)) === 0) await removeCompanyRow(db, companyId)
  return erased
}
