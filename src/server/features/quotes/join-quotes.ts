import type { Database } from '../../database/connection.ts'
import type { Owner } from '../account/index.ts'
import { giveQuotesToUser } from './quotes.queries.ts'

/** In the transaction of an activation, which proves the owner of the mailbox. */
export async function joinQuotes(db: Database, { userId, emailKey }: Owner): Promise<void> {
  await giveQuotesToUser(db, userId, emailKey)
}
