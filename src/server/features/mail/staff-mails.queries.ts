import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
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

/** Mails that were given up, newest first. They are kept for 30 days. */
export async function listFailed(db: Database, limit: number) {
  return db.select().from(mails).where(isNotNull(mails.failedAt)).orderBy(desc(mails.failedAt)).limit(limit)
}

/** As if it had just been queued. Null if it has not failed. */
export async function requeueMail(db: Database, id: number): Promise<{ kind: string } | null> {
  const [row] = await db
    .update(mails)
    .set({ failedAt: null, lastError: null, attempts: 0, isHeld: false, dueAt: sql`now()` })
    .where(and(eq(mails.id, id), isNotNull(mails.failedAt)))
    .returning({ kind: mails.kind })
  // The trigger of the table announces only new mails.
  if (row) await db.execute(sql`select pg_notify('mail_waiting', '')`)
  return row ?? null
}
