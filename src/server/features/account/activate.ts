import type { Connection } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import { activateAccount, type Join } from './activate-account.ts'
import { takeLink } from './take-link.ts'

export async function activate({ pool }: Connection, token: string, joins: readonly Join[]): Promise<null> {
  await inTransaction(pool, async ({ db }) => {
    await activateAccount(db, await takeLink(db, token, 'activation'), joins)
  })
  return null
}
