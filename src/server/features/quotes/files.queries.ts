import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { quoteFiles } from './quotes.tables.ts'

type FileKey = { quoteId: number; version: number }
type QuoteFile = Pick<typeof quoteFiles.$inferSelect, 'sha256' | 'content'>

export async function findQuoteFile(db: Database, { quoteId, version }: FileKey): Promise<QuoteFile | null> {
  const { sha256, content } = quoteFiles
  const [row] = await db
    .select({ sha256, content })
    .from(quoteFiles)
    .where(and(eq(quoteFiles.quoteId, quoteId), eq(quoteFiles.version, version)))
  return row ?? null
}

/** The first one counts. */
export async function addQuoteFile(db: Database, key: FileKey, file: QuoteFile): Promise<void> {
  await db
    .insert(quoteFiles)
    .values({ ...key, ...file })
    .onConflictDoNothing()
}
