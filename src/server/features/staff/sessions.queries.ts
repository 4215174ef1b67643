import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { LIMITS } from '../../../domain/limits.ts'
import { batchReads } from '../../database/batch-reads.ts'
import type { Database } from '../../database/connection.ts'
import { prepareOnce } from '../../database/prepare.ts'
import { idleSince, isRunningSession } from './running-session.queries.ts'
import type { StaffRow } from './staff.queries.ts'
import { staff, staffChallenges, staffDevices, staffLinks, staffSessions } from './staff.tables.ts'

export type SessionRow = typeof staffSessions.$inferSelect
type NewSession = Pick<SessionRow, 'staffId' | 'tokenHash' | 'client'> & { isVerified: boolean }

export async function addSession(db: Database, { isVerified, ...session }: NewSession): Promise<SessionRow> {
  const [row] = await db
    .insert(staffSessions)
    .values({
      ...session,
      endsAt: sql`now() + make_interval(secs => ${LIMITS.staffSessionSeconds})`,
      verifiedAt: isVerified ? sql`now()` : null,
    })
    .returning()
  if (!row) throw new Error('no session was made')
  return row
}

const isStale = sql<boolean>`${staffSessions.seenAt} < now() - interval '1 minute'`
const isVerified = sql<boolean>`coalesce(${staffSessions.verifiedAt} > now() - make_interval(secs => ${LIMITS.stepUpSeconds}), false)`

export type FoundSession = { id: number; isStale: boolean; isVerified: boolean; person: StaffRow }

const sessionsByToken = prepareOnce(db =>
  db
    .select({ id: staffSessions.id, tokenHash: staffSessions.tokenHash, isStale, isVerified, person: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        sql`${staffSessions.tokenHash} = any(${sql.placeholder('tokenHashes')})`,
        isRunningSession,
        isNull(staff.disabledAt),
      ),
    )
    .prepare('find-staff-sessions'),
)

const readSession = prepareOnce(db =>
  batchReads<FoundSession>(async keys => {
    const tokenHashes = keys.map(key => Buffer.from(key, 'hex'))
    const rows = await sessionsByToken(db).execute({ tokenHashes })
    return new Map(rows.map(row => [row.tokenHash.toString('hex'), row]))
  }),
)

export async function findSession(db: Database, tokenHash: Buffer): Promise<FoundSession | null> {
  return (await readSession(db)(tokenHash.toString('hex'))) ?? null
}

export async function markSessionSeen(db: Database, id: number): Promise<void> {
  await db
    .update(staffSessions)
    .set({ seenAt: sql`now()` })
    .where(and(eq(staffSessions.id, id), isStale))
}

export async function markVerified(db: Database, id: number): Promise<void> {
  await db.update(staffSessions).set({ verifiedAt: sql`now()` }).where(eq(staffSessions.id, id))
}

export async function listSessions(db: Database, staffId: number): Promise<SessionRow[]> {
  return db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), isRunningSession))
    .orderBy(desc(staffSessions.id))
}

/** False if the person has no such session. */
export async function removeSession(db: Database, staffId: number, id: number): Promise<boolean> {
  const { rowCount } = await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.id, id), eq(staffSessions.staffId, staffId)))
  return rowCount === 1
}

export async function removeSessions(db: Database, staffId: number, exceptId = 0): Promise<number> {
  const { rowCount } = await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), ne(staffSessions.id, exceptId)))
  return rowCount ?? 0
}

type Link = Pick<typeof staffLinks.$inferSelect, 'tokenHash' | 'kind' | 'staffId'>

/** Replaces earlier links of the same kind to the same person. */
export async function addStaffLink(db: Database, link: Link, lifeSeconds: number): Promise<void> {
  await db
    .delete(staffLinks)
    .where(
      and(
        eq(staffLinks.kind, link.kind),
        link.staffId === null ? isNull(staffLinks.staffId) : eq(staffLinks.staffId, link.staffId),
      ),
    )
  await db.insert(staffLinks).values({ ...link, endsAt: sql`now() + make_interval(secs => ${lifeSeconds})` })
}

export async function findStaffLink(db: Database, tokenHash: Buffer): Promise<Link | null> {
  const [row] = await db
    .select()
    .from(staffLinks)
    .where(and(eq(staffLinks.tokenHash, tokenHash), gt(staffLinks.endsAt, sql`now()`)))
  return row ?? null
}

/** False if someone else has used it meanwhile. */
export async function removeStaffLink(db: Database, tokenHash: Buffer): Promise<boolean> {
  const { rowCount } = await db
    .delete(staffLinks)
    .where(and(eq(staffLinks.tokenHash, tokenHash), gt(staffLinks.endsAt, sql`now()`)))
  return rowCount === 1
}

export async function removeInvites(db: Database, staffId: number): Promise<void> {
  await db.delete(staffLinks).where(eq(staffLinks.staffId, staffId))
}

export async function sweepStaff(db: Database): Promise<void> {
  await db
    .delete(staffSessions)
    .where(or(lt(staffSessions.endsAt, sql`now()`), lt(staffSessions.seenAt, idleSince)))
  await db.delete(staffLinks).where(lt(staffLinks.endsAt, sql`now()`))
  await db.delete(staffChallenges).where(lt(staffChallenges.endsAt, sql`now()`))
  const oldest = sql`now() - make_interval(secs => ${LIMITS.deviceCookieSeconds})`
  await db.delete(staffDevices).where(lt(staffDevices.usedAt, oldest))
}
