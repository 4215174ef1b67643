import type { Company } from '../../../contract/desk/customers.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { RowId } from '../../../contract/wire/fields.ts'
import { cursorOf } from '../../../contract/wire/keyset.ts'
import type { CompanySort } from '../../../domain/customer-sorts.ts'
import type { StaffContext } from '../../context.ts'
import { toKeysetPage } from '../../database/keyset.ts'
import { countCompanies, findCompany, findCompanyListRow, listCompanyRows } from './companies.queries.ts'
import { listPeopleOf } from './customers.queries.ts'
import { sightOf, toCompanyEntry, toCustomerEntry } from './customers.wire.ts'
import { listDealings } from './list-dealings.ts'

const cursor = cursorOf(RowId)

export async function listCompanies(
  { db, staff }: Pick<StaffContext, 'db' | 'staff'>,
  { after, ...filter }: { q: string; sort?: CompanySort | undefined; after?: string | undefined },
) {
  const rows = await listCompanyRows(db, filter, cursor.read(after))
  const sees = sightOf(staff)
  return {
    ...toKeysetPage(
      rows,
      row => cursor.write(row.id),
      row => toCompanyEntry(row, sees),
    ),
    ...(after === undefined && (await countCompanies(db, filter.q))),
  }
}

export async function getCompany(
  { db, staff }: Pick<StaffContext, 'db' | 'staff'>,
  id: number,
): Promise<Company> {
  const company = await findCompany(db, id)
  const listed = company && (await findCompanyListRow(db, id))
  if (!listed) throw new Refusal(404)
  const sees = sightOf(staff)
  const people = await listPeopleOf(db, id)
  const emailKeys = people.map(person => person.email_key)
  return {
    ...toCompanyEntry(listed, sees),
    rev: company.rev,
    vat_id: company.vatId,
    eori: company.eori,
    note: company.note,
    person_list: people.map(person => toCustomerEntry(person, sees)),
    ...(await listDealings(db, emailKeys, sees)),
  }
}
