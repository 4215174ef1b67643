import { asc, desc, eq, ilike, or } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { containing } from '../../database/containing.ts'
import type { Page, Paged } from '../../database/page.ts'
import { feedback } from './feedback.tables.ts'

export type FeedbackRow = typeof feedback.$inferSelect
type NewFeedback = typeof feedback.$inferInsert

export async function addFeedback(db: Database, row: NewFeedback): Promise<number> {
  const [added] = await db.insert(feedback).values(row).returning({ id: feedback.id })
  if (!added) throw new Error('a message was not stored')
  return added.id
}

export async function findFeedback(db: Database, id: number): Promise<FeedbackRow | null> {
  const [row] = await db.select().from(feedback).where(eq(feedback.id, id))
  return row ?? null
}

/** For staff, newest first: all, or those with the text in email or message. */
export async function listFeedback(
  db: Database,
  search: string,
  { offset, limit }: Page,
): Promise<Paged<FeedbackRow>> {
  const pattern = containing(search)
  const isWanted = or(ilike(feedback.email, pattern), ilike(feedback.content, pattern))
  const list = await db
    .select()
    .from(feedback)
    .where(isWanted)
    .orderBy(desc(feedback.id))
    .offset(offset)
    .limit(limit)
  return { list, total: await db.$count(feedback, isWanted) }
}

type Sender = { userId: number | null; emailKey: string }

/** By account or by email: a signed-in customer may have entered another mailbox. */
const sentBy = ({ userId, emailKey }: Sender) =>
  userId === null
    ? eq(feedback.emailKey, emailKey)
    : or(eq(feedback.emailKey, emailKey), eq(feedback.userId, userId))

export async function listFeedbackOf(db: Database, sender: Sender): Promise<FeedbackRow[]> {
  return db.select().from(feedback).where(sentBy(sender)).orderBy(asc(feedback.id))
}

export async function removeFeedbackOf(db: Database, sender: Sender): Promise<number> {
  const { rowCount } = await db.delete(feedback).where(sentBy(sender))
  return rowCount ?? 0
}
