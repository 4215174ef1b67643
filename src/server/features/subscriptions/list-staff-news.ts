import { DEFAULT_LANG } from '../../../domain/locales.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { loadNews } from '../content/index.ts'
import { listMailings, type MailingRow } from './mailings.queries.ts'
import { countSubscribers } from './subscriptions.queries.ts'

export type StaffNews = {
  id: number
  title: string
  publishedAt: Date
  /** Null: it has not been mailed. */
  mailing: MailingRow | null
}

/** For staff: every article, newest first, and the current number of subscribers. */
export async function listStaffNews({
  pool,
}: Pick<Context, 'pool'>): Promise<{ articles: StaffNews[]; subscriberCount: number }> {
  return inTransaction(pool, async ({ db }) => {
    const mailings = await listMailings(db)
    const articles = (await loadNews(db, DEFAULT_LANG)).map(({ id, title, publish_time }) => ({
      id,
      title,
      publishedAt: new Date(publish_time),
      mailing: mailings.find(({ newsId }) => newsId === id) ?? null,
    }))
    return { articles, subscriberCount: await countSubscribers(db) }
  })
}
