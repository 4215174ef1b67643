import { and, asc, desc, eq, getTableColumns, ilike, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { containing } from '../../database/containing.ts'
import type { Page } from '../../database/page.ts'
import { rfqLines, rfqs } from './rfq.tables.ts'

export type RfqRow = typeof rfqs.$inferSelect
export type NewRfq = typeof rfqs.$inferInsert
export type LineRow = Omit<typeof rfqLines.$inferSelect, 'rfqId' | 'position'>

/** Null when the number is taken. */
export async function addRfq(db: Database, rfq: NewRfq): Promise<number | null> {
  const [row] = await db
    .insert(rfqs)
    .values(rfq)
    .onConflictDoNothing({ target: rfqs.number })
    .returning({ id: rfqs.id })
  return row?.id ?? null
}

export async function addLines(db: Database, rfqId: number, lines: readonly LineRow[]): Promise<void> {
  await db.insert(rfqLines).values(lines.map((line, position) => ({ ...line, rfqId, position })))
}

export async function findRfq(db: Database, id: number): Promise<RfqRow | null> {
  const [row] = await db.select().from(rfqs).where(eq(rfqs.id, id))
  return row ?? null
}

export async function findRfqByNumber(db: Database, number: string): Promise<RfqRow | null> {
  const [row] = await db.select().from(rfqs).where(eq(rfqs.number, number))
  return row ?? null
}

const { rfqId, position, ...line } = getTableColumns(rfqLines)

/** In the order in which they were sent. */
export async function listLines(db: Database, id: number): Promise<LineRow[]> {
  return db.select(line).from(rfqLines).where(eq(rfqId, id)).orderBy(asc(position))
}

/** Those of many requests at once. */
export async function listAllLinesOf(
  db: Database,
  ids: readonly number[],
): Promise<(LineRow & { rfqId: number })[]> {
  return db
    .select({ rfqId, ...line })
    .from(rfqLines)
    .where(inArray(rfqId, [...ids]))
    .orderBy(asc(position))
}

const lineCount = sql<number>`(select count(*)::integer from ${rfqLines} where ${rfqLines.rfqId} = ${rfqs.id})`

export async function listUserRfqs(db: Database, userId: number, { offset, limit }: Page) {
  const { id, number, createdAt, viewedAt } = rfqs
  return db
    .select({ id, number, createdAt, viewedAt, lineCount })
    .from(rfqs)
    .where(eq(rfqs.userId, userId))
    .orderBy(desc(id))
    .offset(offset)
    .limit(limit)
}

export async function countUserRfqs(db: Database, userId: number): Promise<number> {
  return db.$count(rfqs, eq(rfqs.userId, userId))
}

/** Assigns a visitor's requests to the account. Requests of another account stay there. */
export async function giveToUser(db: Database, userId: number, emailKey: string): Promise<void> {
  await db
    .update(rfqs)
    .set({ userId })
    .where(and(eq(rfqs.emailKey, emailKey), isNull(rfqs.userId)))
}

type RfqFilter = { search: string; isNew: boolean }

/** For staff, newest first: all, or those with the text in number, email, name or company. */
export async function listAllRfqs(db: Database, { search, isNew }: RfqFilter, { offset, limit }: Page) {
  const { id, number, createdAt, viewedAt, contactName, companyName, email, country } = rfqs
  const pattern = containing(search)
  const names = sql`'RFQ-' || ${number} || ' INQ-' || ${number}`
  const isWanted = and(
    isNew ? isNull(viewedAt) : undefined,
    or(
      ilike(names, pattern),
      ilike(email, pattern),
      ilike(contactName, pattern),
      ilike(companyName, pattern),
    ),
  )
  const list = await db
    .select({ id, number, createdAt, viewedAt, contactName, companyName, country, lineCount })
    .from(rfqs)
    .where(isWanted)
    .orderBy(desc(id))
    .offset(offset)
    .limit(limit)
  return { list, total: await db.$count(rfqs, isWanted) }
}

type Sender = { userId: number | null; emailKey: string }

/** By account or by email: a signed-in customer may have entered another mailbox. */
const sentBy = ({ userId, emailKey }: Sender) =>
  userId === null ? eq(rfqs.emailKey, emailKey) : or(eq(rfqs.emailKey, emailKey), eq(rfqs.userId, userId))

export async function listRfqsOf(db: Database, sender: Sender): Promise<RfqRow[]> {
  return db.select().from(rfqs).where(sentBy(sender)).orderBy(asc(rfqs.id))
}

export async function removeRfqsOf(db: Database, sender: Sender): Promise<number> {
  const { rowCount } = await db.delete(rfqs).where(sentBy(sender))
  return rowCount ?? 0
}
