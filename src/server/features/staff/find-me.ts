import { Refusal } from '../../../contract/wire/errors.ts'
import type { StaffContext, StaffIdentity } from '../../context.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { findStaff, lockPerson, type StaffRow } from './staff.queries.ts'

/** The signed-in person; disabled a moment ago counts as signed out. */
export async function findMe({ db, staff }: Pick<StaffContext, 'db' | 'staff'>): Promise<StaffRow> {
  return requireEnabled(await findStaff(db, staff.staffId))
}

export async function lockMe(db: TransactionDatabase, { staffId }: StaffIdentity): Promise<StaffRow> {
  return requireEnabled(await lockPerson(db, staffId))
}

function requireEnabled(person: StaffRow | null): StaffRow {
  if (!person || person.disabledAt) throw new Refusal(4001)
  return person
}
