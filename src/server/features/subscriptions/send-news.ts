import { DEFAULT_LANG, langOr } from '../../../domain/locales.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import { queueMail } from '../mail/index.ts'
import { addMailing } from './mailings.queries.ts'
import { listSubscribers } from './subscriptions.queries.ts'

const PER_PIECE = 1_000
const SECONDS_BETWEEN = 1

/**
 * Mails an article to all current subscribers. Returns their number; null when the article was sent before.
 * Without subscribers it counts as not sent.
 */
export async function sendNews({ pool }: Pick<Context, 'pool'>, newsId: number): Promise<number | null> {
  return inTransaction(pool, async ({ db }) => {
    const subscribers = await listSubscribers(db)
    if (subscribers.length === 0) return 0
    if (!(await addMailing(db, { newsId, mailCount: subscribers.length }))) return null
    await queueNewsMails(db, newsId, subscribers)
    return subscribers.length
  })
}

type Subscriber = Awaited<ReturnType<typeof listSubscribers>>[number]

/** One per second, so that a rate-limited mail server has room for the shop's other mails. */
async function queueNewsMails(db: Database, newsId: number, subscribers: Subscriber[]): Promise<void> {
  const mails = subscribers.map(({ id, emailKey, lang }, index) => ({
    recipient: emailKey,
    lang: langOr(lang, DEFAULT_LANG),
    kind: 'newsletter',
    priority: 'bulk' as const,
    fields: { news_id: newsId, subscription_id: id },
    afterSeconds: index * SECONDS_BETWEEN,
  }))
  for (let from = 0; from < mails.length; from += PER_PIECE) {
    const [first, ...others] = mails.slice(from, from + PER_PIECE)
    if (first) await queueMail(db, first, ...others)
  }
}
