import type { Database } from '../../database/connection.ts'
import type { Owner } from '../account/index.ts'
import { giveToUser } from './rfq.queries.ts'

/** In the transaction of an activation, which proves the owner of the mailbox. */
export async function joinRfqs(db: Database, { userId, emailKey }: Owner): Promise<void> {
  await giveToUser(db, userId, emailKey)
}
