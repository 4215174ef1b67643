import type { Connection } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import { takeLink } from './links.queries.ts'
import { refuseLink } from './refuse-link.ts'
import { hashSecret } from './secrets.ts'
import { activateUser } from './users.queries.ts'

export async function activate({ pool }: Connection, token: string): Promise<null> {
  await inTransaction(pool, async ({ db }) => {
    const userId = await takeLink(db, { tokenHash: hashSecret(token), kind: 'activation' })
    if (userId === null || !(await activateUser(db, userId))) throw refuseLink()
  })
  return null
}
