import type { Connection } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import { takeLink } from './take-link.ts'
import { activateUser } from './users.queries.ts'

export async function activate({ pool }: Connection, token: string): Promise<null> {
  await inTransaction(pool, async ({ db }) => {
    const { id } = await takeLink(db, token, 'activation')
    await activateUser(db, id)
  })
  return null
}
