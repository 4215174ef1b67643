import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { mails } from './mail.tables.ts'

/** The mails to a recipient with their outcome, oldest first. */
export async function listMailsTo(db: Database, recipient: string) {
  const { kind, lang, createdAt, sentAt, failedAt } = mails
  return db
    .select({ kind, lang, createdAt, sentAt, failedAt })
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(asc(mails.id))
}

/** Including those not sent yet. */
export async function removeMailsTo(db: Database, recipient: string): Promise<number> {
  const { rowCount } = await db.delete(mails).where(eq(mails.recipient, recipient))
  return rowCount ?? 0
}
