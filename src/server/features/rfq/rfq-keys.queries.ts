import { and, eq, gt, sql } from 'drizzle-orm'
import { LIMITS } from '../../../domain/limits.ts'
import type { Database } from '../../database/connection.ts'
import type { RfqRow } from './rfq.queries.ts'
import { rfqKeys, rfqs } from './rfq.tables.ts'

export async function addRfqKey(db: Database, rfqId: number, keyHash: Buffer): Promise<void> {
  await db.insert(rfqKeys).values({ rfqId, keyHash }).onConflictDoNothing()
}

/** Null: no such request, or the key is not one of its keys or has expired. */
export async function findRfqByKey(db: Database, number: string, keyHash: Buffer): Promise<RfqRow | null> {
  const isFresh = gt(rfqKeys.createdAt, sql`now() - make_interval(secs => ${LIMITS.orderKeySeconds})`)
  const [row] = await db
    .select({ rfq: rfqs })
    .from(rfqs)
    .innerJoin(rfqKeys, eq(rfqKeys.rfqId, rfqs.id))
    .where(and(eq(rfqs.number, number), eq(rfqKeys.keyHash, keyHash), isFresh))
  return row?.rfq ?? null
}
