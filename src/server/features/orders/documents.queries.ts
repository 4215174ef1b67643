import { and, asc, eq, getTableColumns, notExists, sql } from 'drizzle-orm'
import type { PaperKind } from '../../../domain/papers.ts'
import type { Database } from '../../database/connection.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { documentFiles, documentSeries, documents, orders } from './orders.tables.ts'

export type DocumentRow = typeof documents.$inferSelect
export type NewDocument = typeof documents.$inferInsert
export type ListedDocument = Omit<DocumentRow, 'facts'>
export type DocumentFile = Pick<typeof documentFiles.$inferSelect, 'sha256' | 'content'>

const CLOCK_TIME = sql`clock_timestamp()`.mapWith(documents.issuedAt)

/** By the clock of the database. */
export async function readTime(db: Database): Promise<Date> {
  const [row] = await db.select({ time: CLOCK_TIME }).from(sql`(select) as nothing`)
  if (!row) throw new Error('the database does not tell the time')
  return row.time
}

/**
 * The next number of a series. The series stays locked until the transaction ends, and a transaction that fails gives
 * its number back, so that there is no gap.
 */
export async function spendNumber(
  db: TransactionDatabase,
  kind: PaperKind,
  year: number,
): Promise<{ sequence: number; time: Date }> {
  const [row] = await db
    .insert(documentSeries)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [documentSeries.kind, documentSeries.year],
      set: { last: sql`${documentSeries.last} + 1` },
    })
    // Read while the series is locked, so that later numbers have later times.
    .returning({ sequence: documentSeries.last, time: CLOCK_TIME })
  if (!row) throw new Error(`no number of the series ${kind}`)
  return row
}

export async function addDocument(db: TransactionDatabase, document: NewDocument): Promise<DocumentRow> {
  const [row] = await db.insert(documents).values(document).returning()
  if (!row) throw new Error('no document was added')
  return row
}

const { facts, ...listed } = getTableColumns(documents)

/** Oldest first. */
export async function listDocuments(db: Database, orderId: number): Promise<ListedDocument[]> {
  return db.select(listed).from(documents).where(eq(documents.orderId, orderId)).orderBy(asc(documents.id))
}

export async function findDocument(db: Database, orderId: number, id: number): Promise<DocumentRow | null> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.id, id)))
  return row ?? null
}

export async function findDocumentFile(db: Database, documentId: number): Promise<DocumentFile | null> {
  const { sha256, content } = documentFiles
  const [row] = await db
    .select({ sha256, content })
    .from(documentFiles)
    .where(eq(documentFiles.documentId, documentId))
  return row ?? null
}

/** The first one counts. */
export async function addDocumentFile(db: Database, documentId: number, file: DocumentFile): Promise<void> {
  await db
    .insert(documentFiles)
    .values({ documentId, ...file })
    .onConflictDoNothing()
}

/** Numbers of orders that are being prepared and have no invoice, oldest first. */
export async function listUninvoiced(db: Database, limit: number): Promise<string[]> {
  const isInvoiced = db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.orderId, orders.id), eq(documents.kind, 'invoice')))
  const rows = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.status, 'preparing'), notExists(isInvoiced)))
    .orderBy(asc(orders.id))
    .limit(limit)
  return rows.map(row => row.number)
}
