import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { LIMITS } from '../../../domain/limits.ts'
import type { Database } from '../../database/connection.ts'
import type { StaffRow } from './staff.queries.ts'
import { staff, staffChallenges, staffPasskeys } from './staff.tables.ts'

export type PasskeyRow = typeof staffPasskeys.$inferSelect
type NewPasskey = Pick<
  PasskeyRow,
  'staffId' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'
>
export type Challenge = Pick<typeof staffChallenges.$inferSelect, 'challenge' | 'purpose' | 'sessionId'>

export async function addChallenge(db: Database, challenge: Challenge): Promise<void> {
  const endsAt = sql`now() + make_interval(secs => ${LIMITS.passkeySeconds})`
  await db.insert(staffChallenges).values({ ...challenge, endsAt })
}

/** Uses it up. False if it is unknown, too old, or for something else. */
export async function takeChallenge(
  db: Database,
  { challenge, purpose, sessionId }: Challenge,
): Promise<boolean> {
  const [taken] = await db
    .delete(staffChallenges)
    .where(and(eq(staffChallenges.challenge, challenge), gt(staffChallenges.endsAt, sql`now()`)))
    .returning()
  return taken?.purpose === purpose && taken.sessionId === sessionId
}

export async function listPasskeyRows(db: Database, staffId: number): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(desc(staffPasskeys.id))
}

/** Null if it belongs to someone already. */
export async function addPasskeyRow(db: Database, passkey: NewPasskey): Promise<PasskeyRow | null> {
  const [row] = await db.insert(staffPasskeys).values(passkey).onConflictDoNothing().returning()
  return row ?? null
}

export async function findPasskey(
  db: Database,
  credentialId: string,
): Promise<{ passkey: PasskeyRow; person: StaffRow } | null> {
  const [row] = await db
    .select({ passkey: staffPasskeys, person: staff })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
    .where(eq(staffPasskeys.credentialId, credentialId))
  return row ?? null
}

const isOwn = (staffId: number, id: number) =>
  and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, staffId))

export async function changePasskeyName(
  db: Database,
  staffId: number,
  id: number,
  name: string,
): Promise<PasskeyRow | null> {
  const [row] = await db.update(staffPasskeys).set({ name }).where(isOwn(staffId, id)).returning()
  return row ?? null
}

/** False if it was removed, or used elsewhere, meanwhile. */
export async function markPasskeyUsed(
  db: Database,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  newCounter: number,
): Promise<boolean> {
  const { rowCount } = await db
    .update(staffPasskeys)
    .set({ counter: newCounter, usedAt: sql`now()` })
    .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.counter, counter)))
  return rowCount === 1
}

export async function removePasskeyRow(
  db: Database,
  staffId: number,
  id: number,
): Promise<PasskeyRow | null> {
  const [row] = await db.delete(staffPasskeys).where(isOwn(staffId, id)).returning()
  return row ?? null
}

export async function removePasskeys(db: Database, staffId: number): Promise<void> {
  await db.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId))
}
