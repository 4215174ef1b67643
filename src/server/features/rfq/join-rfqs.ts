import type { Database } from '../../database/connection.ts'
import type { Owner } from '../account/index.ts'
import { giveToUser } from './rfq.queries.ts'

/** In the transaction of an activation: only then is it certain whose mailbox it is. */
export async function joinRfqs(db: Database, { userId, emailKey }: Owner): Promise<void> {
  await giveToUser(db, userId, emailKey)
}
