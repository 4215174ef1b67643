import { emailKey } from '../../../domain/email.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { newSecret } from '../account/index.ts'
import { takeAllowance } from '../allowance/index.ts'
import { queueMail } from '../mail/index.ts'
import { askToSubscribe } from './subscriptions.queries.ts'

/**
 * Does the same work for every address and takes the same time: whether it is already subscribed is only
 * checked when the mail is sent, where it cannot be observed.
 */
export async function subscribe(
  { db, pool, lang, who: { client } }: Context,
  { email }: { email: string },
): Promise<null> {
  const key = emailKey(email)
  await takeAllowance(db, [
    { of: 'subscribeAddress', for: client.address },
    { of: 'subscribeMail', for: key },
  ])
  await inTransaction(pool, async ({ db }) => {
    const id = await askToSubscribe(db, { email, emailKey: key, lang, token: newSecret() })
    await queueMail(db, { recipient: key, lang, kind: 'subscribe', fields: { subscription_id: id } })
  })
  return null
}
