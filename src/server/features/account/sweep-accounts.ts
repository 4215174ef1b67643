import type { Database } from '../../database/connection.ts'
import { sweepLinks } from './links.queries.ts'
import { sweepRegistrations } from './registrations.queries.ts'
import { sweepSignIns } from './sign-ins.queries.ts'

/** Deletes expired rows. */
export async function sweepAccounts(db: Database): Promise<void> {
  await sweepSignIns(db)
  await sweepLinks(db)
  await sweepRegistrations(db)
}
