import type { Database } from '../../database/connection.ts'
import type { Owner } from '../account/index.ts'
import { giveOrdersToUser } from './orders.queries.ts'

/** In the transaction of an activation: only then is it certain whose mailbox it is. */
export async function joinOrders(db: Database, { userId, emailKey }: Owner): Promise<void> {
  await giveOrdersToUser(db, userId, emailKey)
}
