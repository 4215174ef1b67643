import type { Context } from '../../context.ts'
import { refuseLink } from '../account/index.ts'
import { setAllEnded, setEnded } from './watches.queries.ts'

export async function endWatch({ db }: Pick<Context, 'db'>, token: string): Promise<null> {
  if (!(await setEnded(db, token))) throw refuseLink()
  return null
}

/** For the link and the button of mail programs: no more mails of this kind to the mailbox. */
export async function endAllWatches({ db }: Pick<Context, 'db'>, token: string): Promise<null> {
  if (!(await setAllEnded(db, token))) throw refuseLink()
  return null
}
