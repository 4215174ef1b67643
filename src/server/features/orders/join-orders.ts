import { emailKey } from '../../../domain/email.ts'
import type { Database } from '../../database/connection.ts'
import { getProfileOf, type Owner } from '../account/index.ts'
import { getTradeSettings } from '../site/index.ts'
import { provenHold } from './hold-terms.ts'
import { giveOrdersToUser } from './unproven.queries.ts'

/** In the transaction of an activation, which proves the owner of the mailbox. */
export async function joinOrders(db: Database, owner: Owner): Promise<void> {
  await giveOrdersToUser(db, owner, provenHold(await getTradeSettings(db)))
}

/** In the transaction of a sign-in: orders placed with the account's email without signing in. */
export async function joinOrdersOnSignIn(db: Database, userId: number): Promise<void> {
  const { email } = await getProfileOf(db, userId)
  await joinOrders(db, { userId, emailKey: emailKey(email) })
}
