import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { LIMITS } from '../../../domain/limits.ts'
import type { Database } from '../../database/connection.ts'
import { uploads } from './bom.tables.ts'

export type BomUpload = Omit<typeof uploads.$inferSelect, 'expiresAt'>

export async function addUpload(db: Database, upload: BomUpload): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${LIMITS.uploadSeconds})`
  await db.insert(uploads).values({ ...upload, expiresAt })
  await removeOldest(db, upload.network)
}

/** Keeps the latest uploads of a network, within its limits of number and size, and removes the others. */
async function removeOldest(db: Database, network: string): Promise<void> {
  await db.execute(sql`
    delete from uploads where id in (
      select id from (
        select id, row_number() over newest as nth, sum(octet_length(content)) over newest as bytes
        from uploads where network = ${network} window newest as (order by expires_at desc, id)
      ) kept where nth > ${LIMITS.uploadsPerNetwork} or (nth > 1 and bytes > ${LIMITS.uploadBytesPerNetwork}))`)
}

export async function findUpload(db: Database, id: string): Promise<BomUpload | null> {
  const [upload] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), gt(uploads.expiresAt, sql`now()`)))
  return upload ?? null
}

/** Deletes expired files. */
export async function sweepUploads(db: Database): Promise<void> {
  await db.delete(uploads).where(lt(uploads.expiresAt, sql`now()`))
}
