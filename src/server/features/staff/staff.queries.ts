import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Role } from '../../../domain/rights.ts'
import type { Database } from '../../database/connection.ts'
import { LOCKS } from '../../database/locks.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { isRunningSession } from './running-session.queries.ts'
import { staff, staffDevices, staffSessions } from './staff.tables.ts'

export type StaffRow = typeof staff.$inferSelect
type NewStaff = Pick<StaffRow, 'email' | 'emailKey' | 'name' | 'lang' | 'roles' | 'passwordHash'>

/** Other than the people of the demo. */
export async function hasStaff(db: Database): Promise<boolean> {
  const rows = await db.select({ id: staff.id }).from(staff).where(eq(staff.isDemo, false)).limit(1)
  return rows.length > 0
}

/** No other transaction adds or changes people until this one ends, so counting owners stays right. */
export async function lockStaff(db: TransactionDatabase): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCKS.staff})`)
}

/** Null if the email belongs to someone already. */
export async function addStaff(db: Database, person: NewStaff): Promise<StaffRow | null> {
  const [row] = await db.insert(staff).values(person).onConflictDoNothing().returning()
  return row ?? null
}

export async function addDemoRow(db: Database, person: NewStaff): Promise<number> {
  const [row] = await db
    .insert(staff)
    .values({ ...person, isDemo: true })
    .returning({ id: staff.id })
  if (!row) throw new Error('no member of staff was added')
  return row.id
}

export async function listDemoRows(db: Database): Promise<StaffRow[]> {
  return db.select().from(staff).where(eq(staff.isDemo, true)).orderBy(asc(staff.id))
}

/** Disables the people of the demo, and ends their sessions. */
export async function endDemoStaff(db: Database): Promise<void> {
  const ended = await db
    .update(staff)
    .set({ disabledAt: sql`now()` })
    .where(and(eq(staff.isDemo, true), isNull(staff.disabledAt)))
    .returning({ id: staff.id })
  for (const { id } of ended) await db.delete(staffSessions).where(eq(staffSessions.staffId, id))
}

export async function findStaff(db: Database, id: number): Promise<StaffRow | null> {
  const [row] = await db.select().from(staff).where(eq(staff.id, id))
  return row ?? null
}

export async function lockPerson(db: TransactionDatabase, id: number): Promise<StaffRow | null> {
  const [row] = await db.select().from(staff).where(eq(staff.id, id)).for('update')
  return row ?? null
}

export async function findStaffByEmail(db: Database, emailKey: string): Promise<StaffRow | null> {
  const [row] = await db.select().from(staff).where(eq(staff.emailKey, emailKey))
  return row ?? null
}

export async function changeStaffRow(
  db: Database,
  id: number,
  changes: Partial<Omit<StaffRow, 'id'>>,
): Promise<StaffRow> {
  const [row] = await db.update(staff).set(changes).where(eq(staff.id, id)).returning()
  if (!row) throw new Error(`no member of staff ${id}`)
  return row
}

export async function disableRow(db: Database, id: number): Promise<StaffRow> {
  const [row] = await db
    .update(staff)
    .set({ disabledAt: sql`coalesce(${staff.disabledAt}, now())` })
    .where(eq(staff.id, id))
    .returning()
  if (!row) throw new Error(`no member of staff ${id}`)
  return row
}

/** Other than this person: enabled owners who can sign in. */
export async function countOtherOwners(db: Database, id: number): Promise<number> {
  const owner: Role = 'owner'
  const rows = await db
    .select({ id: staff.id })
    .from(staff)
    .where(
      and(
        sql`${staff.id} <> ${id}`,
        sql`${owner} = any(${staff.roles})`,
        isNull(staff.disabledAt),
        isNotNull(staff.passwordHash),
        eq(staff.isDemo, false),
      ),
    )
  return rows.length
}

/** The enabled owners who can sign in. */
export async function listOwners(db: Database): Promise<Pick<StaffRow, 'id' | 'emailKey' | 'lang'>[]> {
  const owner: Role = 'owner'
  const { id, emailKey, lang } = staff
  return db
    .select({ id, emailKey, lang })
    .from(staff)
    .where(and(sql`${owner} = any(${staff.roles})`, isNull(staff.disabledAt), isNotNull(staff.passwordHash)))
    .orderBy(asc(staff.id))
}

export async function listStaffRows(db: Database) {
  return db
    .select({
      person: staff,
      sessions: sql<number>`count(${staffSessions.id})::integer`,
      seenAt: sql<Date | null>`max(${staffSessions.seenAt})`.mapWith(staffSessions.seenAt),
    })
    .from(staff)
    .leftJoin(staffSessions, and(eq(staffSessions.staffId, staff.id), isRunningSession))
    .groupBy(staff.id)
    .orderBy(asc(staff.name), asc(staff.id))
}

/** Enabled people who can sign in, by name. */
export async function listActivePeople(db: Database): Promise<Pick<StaffRow, 'id' | 'name' | 'roles'>[]> {
  return db
    .select({ id: staff.id, name: staff.name, roles: staff.roles })
    .from(staff)
    .where(and(isNull(staff.disabledAt), isNotNull(staff.passwordHash)))
    .orderBy(asc(staff.name), asc(staff.id))
}

/** A code is valid once: false if this step, or a later one, was used before. */
export async function takeStep(db: Database, id: number, step: number): Promise<boolean> {
  const { rowCount } = await db
    .update(staff)
    .set({ totpStep: step })
    .where(and(eq(staff.id, id), lt(staff.totpStep, step)))
  return rowCount === 1
}

/** A recovery code is valid once. */
export async function takeRecoveryCode(db: Database, id: number, hash: string): Promise<boolean> {
  const { rowCount } = await db
    .update(staff)
    .set({ recoveryHashes: sql`array_remove(${staff.recoveryHashes}, ${hash}::text)` })
    .where(and(eq(staff.id, id), sql`${hash}::text = any(${staff.recoveryHashes})`))
  return rowCount === 1
}

export async function isKnownDevice(db: Database, id: number, deviceHash: Buffer): Promise<boolean> {
  const rows = await db
    .select({ id: staffDevices.staffId })
    .from(staffDevices)
    .where(and(eq(staffDevices.staffId, id), eq(staffDevices.deviceHash, deviceHash)))
  return rows.length > 0
}

/** Whether any member of staff has signed in with it. */
export async function isStaffDevice(db: Database, deviceHash: Buffer): Promise<boolean> {
  const rows = await db
    .select({ id: staffDevices.staffId })
    .from(staffDevices)
    .where(eq(staffDevices.deviceHash, deviceHash))
    .limit(1)
  return rows.length > 0
}

export async function rememberStaffDevice(db: Database, staffId: number, deviceHash: Buffer): Promise<void> {
  await db
    .insert(staffDevices)
    .values({ deviceHash, staffId })
    .onConflictDoUpdate({
      target: [staffDevices.deviceHash, staffDevices.staffId],
      set: { usedAt: sql`now()` },
    })
}
