import type { Database } from '../../database/connection.ts'
import { refuseToken } from './refuse-token.ts'
import { end } from './subscriptions.queries.ts'

/** However often: mail programs and people both press. */
export async function unsubscribe(db: Database, token: string): Promise<null> {
  if (!(await end(db, token))) throw refuseToken()
  return null
}
