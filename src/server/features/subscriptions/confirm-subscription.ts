import type { Context } from '../../context.ts'
import { refuseLink } from '../account/index.ts'
import { setConfirmed } from './subscriptions.queries.ts'

export async function confirmSubscription({ db }: Pick<Context, 'db'>, token: string): Promise<null> {
  if (!(await setConfirmed(db, token))) throw refuseLink()
  return null
}
