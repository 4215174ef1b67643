import type { Database } from '../../database/connection.ts'
import { refuseLink } from '../account/index.ts'
import { setConfirmed } from './subscriptions.queries.ts'

export async function confirmSubscription(db: Database, token: string): Promise<null> {
  if (!(await setConfirmed(db, token))) throw refuseLink()
  return null
}
