import type { Database } from '../../database/connection.ts'
import { refuseToken } from './refuse-token.ts'
import { confirm } from './subscriptions.queries.ts'

export async function confirmSubscription(db: Database, token: string): Promise<null> {
  if (!(await confirm(db, token))) throw refuseToken()
  return null
}
