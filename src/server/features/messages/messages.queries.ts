import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { messages } from './messages.tables.ts'

export type MessageRow = typeof messages.$inferSelect

/** The record that a message is about. */
type MessageSubject = { subjectKind: string; subjectId: number }

export async function addMessage(db: Database, message: typeof messages.$inferInsert): Promise<number> {
  const [row] = await db.insert(messages).values(message).returning({ id: messages.id })
  if (!row) throw new Error('the message was not stored')
  return row.id
}

export async function findMessage(db: Database, id: number): Promise<MessageRow | null> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id))
  return row ?? null
}

export async function setMessageMail(db: Database, id: number, mailId: number): Promise<void> {
  await db.update(messages).set({ mailId }).where(eq(messages.id, id))
}

/** The buyer's messages no longer wait for an answer. */
export async function answerMessages(
  db: Database,
  { subjectKind, subjectId }: MessageSubject,
): Promise<void> {
  await db
    .update(messages)
    .set({ answeredAt: sql`now()` })
    .where(
      and(
        eq(messages.subjectKind, subjectKind),
        eq(messages.subjectId, subjectId),
        eq(messages.author, 'buyer'),
        isNull(messages.answeredAt),
      ),
    )
}

export async function removeMessages(
  db: Database,
  subjectKind: string,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await db
    .delete(messages)
    .where(and(eq(messages.subjectKind, subjectKind), inArray(messages.subjectId, [...ids])))
}

/** Oldest first. */
export async function listMessages(
  db: Database,
  { subjectKind, subjectId }: MessageSubject,
): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.subjectKind, subjectKind), eq(messages.subjectId, subjectId)))
    .orderBy(asc(messages.id))
}

/** Those of many records at once, oldest first. */
export async function listMessagesOf(
  db: Database,
  subjectKind: string,
  ids: readonly number[],
): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.subjectKind, subjectKind), inArray(messages.subjectId, [...ids])))
    .orderBy(asc(messages.id))
}
