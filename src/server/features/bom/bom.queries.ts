import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { LIMITS } from '../../../domain/limits.ts'
import type { Database } from '../../database/connection.ts'
import { uploads } from './bom.tables.ts'

export type Upload = Omit<typeof uploads.$inferSelect, 'expiresAt'>

export async function addUpload(db: Database, upload: Upload): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${LIMITS.uploadSeconds})`
  await db.insert(uploads).values({ ...upload, expiresAt })
}

export async function findUpload(db: Database, id: string): Promise<Upload | null> {
  const [upload] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), gt(uploads.expiresAt, sql`now()`)))
  return upload ?? null
}

/** Forgets files whose time is over. */
export async function sweepUploads(db: Database): Promise<void> {
  await db.delete(uploads).where(lt(uploads.expiresAt, sql`now()`))
}
