import type { Database } from '../../database/connection.ts'
import { newsMailings } from './subscriptions.tables.ts'

export type MailingRow = typeof newsMailings.$inferSelect

/** Returns false when the article was sent before, or is being sent by a concurrent command. */
export async function addMailing(
  db: Database,
  mailing: { newsId: number; mailCount: number },
): Promise<boolean> {
  const { rowCount } = await db.insert(newsMailings).values(mailing).onConflictDoNothing()
  return rowCount === 1
}

export async function listMailings(db: Database): Promise<MailingRow[]> {
  return db.select().from(newsMailings)
}
