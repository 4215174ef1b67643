import type { Database } from '../../database/connection.ts'
import { refuseLink } from '../account/index.ts'
import { setEnded } from './subscriptions.queries.ts'

/** However often: mail programs and people both press. */
export async function unsubscribe(db: Database, token: string): Promise<null> {
  if (!(await setEnded(db, token))) throw refuseLink()
  return null
}
