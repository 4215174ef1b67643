import { RowId } from '../../../contract/wire/fields.ts'
import { cursorOf } from '../../../contract/wire/keyset.ts'
import type { StaffContext } from '../../context.ts'
import { toKeysetPage } from '../../database/keyset.ts'
import { type CustomerFilter, countCustomers, listCustomerRows } from './customers.queries.ts'
import { sightOf, toCustomerEntry } from './customers.wire.ts'

const cursor = cursorOf(RowId)

export async function listCustomers(
  { db, staff }: Pick<StaffContext, 'db' | 'staff'>,
  filter: CustomerFilter,
  after: string | undefined,
) {
  const { rows, total } = await listCustomerRows(db, filter, cursor.read(after))
  const sees = sightOf(staff)
  return {
    ...toKeysetPage(
      rows,
      row => cursor.write(row.id),
      row => toCustomerEntry(row, sees),
    ),
    ...(after === undefined && (total ?? (await countCustomers(db, filter)))),
  }
}
