import type { Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { refuseLink } from '../account/index.ts'
import { findConfirmable, setOn } from './watches.queries.ts'

/** Can be repeated. A link whose mail about the stock was sent does not start the watch again. */
export async function confirmWatch({ pool }: Pick<Context, 'pool'>, token: string): Promise<null> {
  await inTransaction(pool, async ({ db }) => {
    const watch = await findConfirmable(db, token)
    if (!watch || watch.state === 'ended') throw refuseLink()
    if (watch.state === 'asked') await setOn(db, watch)
  })
  return null
}
