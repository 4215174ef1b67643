import type { Database } from '../../database/connection.ts'
import { newsMailings } from './subscriptions.tables.ts'

export type MailingRow = typeof newsMailings.$inferSelect

/** False when the article has been sent before, or someone else is sending it this moment. */
export async function addMailing(
  db: Database,
  mailing: { newsId: number; letterCount: number },
): Promise<boolean> {
  const { rowCount } = await db.insert(newsMailings).values(mailing).onConflictDoNothing()
  return rowCount === 1
}

export async function listMailings(db: Database): Promise<MailingRow[]> {
  return db.select().from(newsMailings)
}
