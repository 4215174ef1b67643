import { DEFAULT_LANG, langOr } from '../../../domain/locales.ts'
import type { Acting } from '../../context.ts'
import type { Database } from '../../database/connection.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recordAct } from '../audit/index.ts'
import { queueMail } from '../mail/index.ts'
import { addMailing } from './mailings.queries.ts'
import { listSubscribers } from './subscriptions.queries.ts'

const PER_PIECE = 1_000
const SECONDS_BETWEEN = 1

/** Only the first sends mails. Without subscribers the article counts as not sent. */
type NewsOutcome =
  | { outcome: 'queued'; count: number }
  | { outcome: 'sent_before' }
  | { outcome: 'no_subscribers' }

/** Mails an article to all current subscribers. */
export async function sendNews(
  { pool, by }: Pick<Acting, 'pool' | 'by'>,
  newsId: number,
): Promise<NewsOutcome> {
  return inTransaction(pool, async ({ db }) => {
    const subscribers = await listSubscribers(db)
    if (subscribers.length === 0) return { outcome: 'no_subscribers' }
    if (!(await addMailing(db, { newsId, mailCount: subscribers.length }))) return { outcome: 'sent_before' }
    await queueNewsMails(db, newsId, subscribers)
    await recordAct(db, by, {
      act: 'news.send',
      subject: { kind: 'news', id: newsId, label: String(newsId) },
      changes: { mails: [null, subscribers.length] },
    })
    return { outcome: 'queued', count: subscribers.length }
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
