import { Refusal } from '../../../contract/wire/errors.ts'
import { emailKey } from '../../../domain/email.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { getProfileOf, newSecret } from '../account/index.ts'
import { takeAllowance } from '../allowance/index.ts'
import { queueMail } from '../mail/index.ts'
import {
  countOpenWatches,
  isMailWaiting,
  isPart,
  openWatch,
  setLang,
  setOn,
  setUnconfirmed,
} from './watches.queries.ts'

type WatchRequest = { partId: number; quantity: number; email: string | undefined }

/**
 * Tells the buyer when a part is in stock. A signed-in customer's own mailbox is proven; the owner of any other
 * one confirms first. Visitors get the same response for known and unknown mailboxes.
 */
export async function addWatch(context: Context, request: WatchRequest): Promise<{ is_on: boolean }> {
  const { db, pool, lang, who } = context
  const { email, isOwn } = await mailboxOf(context, request.email)
  const key = emailKey(email)
  await takeAllowance(db, [
    { of: 'watchAddress', for: who.client.address },
    ...(isOwn ? [] : [{ of: 'watchMail' as const, for: key }]),
  ])
  if (!(await isPart(db, request.partId))) throw new Refusal(404)
  if ((await countOpenWatches(db, key)) >= LIMITS.watchesPerMailbox) throw new Refusal(429)
  const newWatch = { ...request, email, emailKey: key, lang, token: newSecret() }
  await inTransaction(pool, async ({ db }) => {
    const watch = await openWatch(db, newWatch)
    // The mail is composed from this row: a change would drop it.
    if (watch.state === 'sent' && (await isMailWaiting(db, watch))) return
    if (isOwn) {
      await setLang(db, watch.id, newWatch)
      await setOn(db, watch)
      return
    }
    await setUnconfirmed(db, watch.id, newWatch)
    await queueMail(db, { recipient: key, lang, kind: 'watch_confirm', fields: { watch_id: watch.id } })
  })
  return { is_on: isOwn }
}

async function mailboxOf(
  { db, who }: Context,
  email: string | undefined,
): Promise<{ email: string; isOwn: boolean }> {
  const own = who.user ? (await getProfileOf(db, who.user.userId)).email : null
  if (own !== null && (email === undefined || emailKey(email) === emailKey(own)))
    return { email: own, isOwn: true }
  if (email === undefined)
    throw new Refusal(400, {
      reason: 'errors.check_input',
      fields: { email: { key: 'errors.email_required' } },
    })
  return { email, isOwn: false }
}
