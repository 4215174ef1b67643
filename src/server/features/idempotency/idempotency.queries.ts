import { eq, lt, sql } from 'drizzle-orm'
import { LIMITS } from '../../../domain/limits.ts'
import type { Database } from '../../database/connection.ts'
import { idempotentRequests } from './idempotency.tables.ts'

export type IdempotentRequest = { keyHash: Buffer; requestHash: Buffer }
type Answered = { requestHash: Buffer; answer: unknown }

/**
 * Returns false when the key is taken. Waits for a transaction that has just claimed it, so its outcome is
 * known.
 */
export async function claimKey(db: Database, request: IdempotentRequest): Promise<boolean> {
  const { rowCount } = await db
    .insert(idempotentRequests)
    .values({ ...request, answer: sql`'null'::jsonb` })
    .onConflictDoNothing()
  return rowCount === 1
}

export async function findAnswered(db: Database, keyHash: Buffer): Promise<Answered | null> {
  const { requestHash, answer } = idempotentRequests
  const [row] = await db
    .select({ requestHash, answer })
    .from(idempotentRequests)
    .where(eq(idempotentRequests.keyHash, keyHash))
  return row ?? null
}

export async function saveAnswer(db: Database, keyHash: Buffer, answer: unknown): Promise<void> {
  await db
    .update(idempotentRequests)
    .set({ answer: sql`${JSON.stringify(answer)}::jsonb` })
    .where(eq(idempotentRequests.keyHash, keyHash))
}

export async function sweepIdempotency(db: Database): Promise<void> {
  const oldest = sql`now() - make_interval(secs => ${LIMITS.idempotencySeconds})`
  await db.delete(idempotentRequests).where(lt(idempotentRequests.createdAt, oldest))
}
