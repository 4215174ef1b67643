import { Refusal } from '../../../contract/wire/errors.ts'
import type { StaffIdentity } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { findStaff, lockPerson, type StaffRow } from './staff.queries.ts'

/** The signed-in person; disabled a moment ago counts as signed out. */
export async function findMe(db: Database, { staffId }: StaffIdentity): Promise<StaffRow> {
  return requireEnabled(await findStaff(db, staffId))
}

export async function lockMe(db: TransactionDatabase, { staffId }: StaffIdentity): Promise<StaffRow> {
  return requireEnabled(await lockPerson(db, staffId))
}

function requireEnabled(person: StaffRow | null): StaffRow {
  if (!person || person.disabledAt) throw new Refusal(4001)
  return person
}
