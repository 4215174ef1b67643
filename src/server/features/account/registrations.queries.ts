import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { registrations, users } from './account.tables.ts'

export type RegistrationRow = typeof registrations.$inferSelect
type NewRegistration = typeof registrations.$inferInsert

/** Replaces an earlier registration of the mailbox by the same browser, and invalidates its links. */
export async function addRegistration(
  db: Database,
  registration: NewRegistration & { browserHash: Buffer },
): Promise<number> {
  const { userId, browserHash } = registration
  await db
    .delete(registrations)
    .where(and(eq(registrations.userId, userId), eq(registrations.browserHash, browserHash)))
  const [row] = await db.insert(registrations).values(registration).returning({ id: registrations.id })
  if (!row) throw new Error('a registration was not stored')
  return row.id
}

export async function findRegistration(db: Database, id: number): Promise<RegistrationRow | null> {
  const [row] = await db.select().from(registrations).where(eq(registrations.id, id))
  return row ?? null
}

export async function findNewestRegistration(db: Database, userId: number): Promise<RegistrationRow | null> {
  const [row] = await db
    .select()
    .from(registrations)
    .where(eq(registrations.userId, userId))
    .orderBy(desc(registrations.id))
    .limit(1)
  return row ?? null
}

/** The registration of the mailbox by this browser. */
export async function findBrowsersRegistration(
  db: Database,
  emailKey: string,
  browserHash: Buffer,
): Promise<RegistrationRow | null> {
  const [row] = await db
    .select({ registration: registrations })
    .from(registrations)
    .innerJoin(users, eq(users.id, registrations.userId))
    .where(and(eq(users.emailKey, emailKey), eq(registrations.browserHash, browserHash)))
  return row?.registration ?? null
}

export async function listRegistrations(db: Database, userId: number): Promise<RegistrationRow[]> {
  return db
    .select()
    .from(registrations)
    .where(eq(registrations.userId, userId))
    .orderBy(asc(registrations.id))
}

/** Their links are removed with them. */
export async function removeRegistrations(db: Database, userId: number): Promise<number> {
  const { rowCount } = await db.delete(registrations).where(eq(registrations.userId, userId))
  return rowCount ?? 0
}

const KEPT_SECONDS = 30 * 24 * 60 * 60

/** Anyone can register another person's address, so unconfirmed registrations are not kept. */
export async function sweepRegistrations(db: Database): Promise<void> {
  const oldest = sql`now() - make_interval(secs => ${KEPT_SECONDS})`
  await db.delete(registrations).where(lt(registrations.createdAt, oldest))
  await db.execute(sql`
    delete from users where activated_at is null and disabled_at is null
      and not exists (select from registrations where user_id = users.id)`)
}
