import type { Context } from '../../context.ts'
import { refuseLink } from '../account/index.ts'
import { setEnded } from './subscriptions.queries.ts'

/** Idempotent, because both mail programs and people may trigger it. */
export async function unsubscribe({ db }: Pick<Context, 'db'>, token: string): Promise<null> {
  if (!(await setEnded(db, token))) throw refuseLink()
  return null
}
