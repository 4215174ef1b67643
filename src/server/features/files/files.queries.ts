import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { type FileMime, files } from './files.tables.ts'

type FileRow = typeof files.$inferSelect

/** The same picture may be uploaded twice; it is stored once. */
export async function addFile(db: Database, row: typeof files.$inferInsert): Promise<void> {
  await db.insert(files).values(row).onConflictDoNothing()
}

export async function findFile(
  db: Database,
  { sha256, mime }: { sha256: string; mime: FileMime },
): Promise<Pick<FileRow, 'bytes'> | null> {
  const [row] = await db
    .select({ bytes: files.bytes })
    .from(files)
    .where(and(eq(files.sha256, sha256), eq(files.mime, mime)))
  return row ?? null
}

export async function isStored(
  db: Database,
  { sha256, mime }: { sha256: string; mime: FileMime },
): Promise<boolean> {
  const rows = await db
    .select({ sha256: files.sha256 })
    .from(files)
    .where(and(eq(files.sha256, sha256), eq(files.mime, mime)))
  return rows.length > 0
}
