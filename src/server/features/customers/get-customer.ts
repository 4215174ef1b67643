import type { Customer } from '../../../contract/desk/customers.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { companyKey } from '../../../domain/company-name.ts'
import type { StaffContext } from '../../context.ts'
import { listCompaniesNamed } from './companies.queries.ts'
import { findContact, findCustomer, findCustomerListRow } from './customers.queries.ts'
import { sightOf, toCustomerEntry } from './customers.wire.ts'
import { listDealings } from './list-dealings.ts'

export async function getCustomer(
  { db, staff }: Pick<StaffContext, 'db' | 'staff'>,
  id: number,
): Promise<Customer> {
  const row = await findCustomer(db, id)
  const listed = row && (await findCustomerListRow(db, id))
  if (!listed) throw new Refusal(404)
  const { emailKey, note, rev, createdAt, companyName, companyId } = row
  const sees = sightOf(staff)
  const contact = await findContact(db, emailKey)
  const isOpen = companyId === null && companyKey(companyName) !== ''
  return {
    ...toCustomerEntry(listed, sees),
    rev,
    note,
    create_time: createdAt.toISOString(),
    telephone: contact?.telephone ?? '',
    job_title: contact?.job_title ?? '',
    lang: contact?.lang ?? null,
    sign_ins: contact?.sign_ins ?? 0,
    similar_companies: isOpen ? await listCompaniesNamed(db, companyKey(companyName)) : [],
    ...(await listDealings(db, [emailKey], sees)),
  }
}
