import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { knownDevices, users } from './account.tables.ts'

export type UserRow = typeof users.$inferSelect
export type NewUser = typeof users.$inferInsert

export async function findUser(db: Database, id: number): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row ?? null
}

export async function findUserByEmail(db: Database, emailKey: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.emailKey, emailKey))
  return row ?? null
}

/** Who wants to sign in, and whether this browser has done so before: one question, whatever the answer. */
export async function findForSignIn(db: Database, emailKey: string, deviceHash: Buffer) {
  const [row] = await db
    .select({ user: users, isKnownDevice: sql<boolean>`${knownDevices.userId} is not null` })
    .from(users)
    .leftJoin(knownDevices, and(eq(knownDevices.userId, users.id), eq(knownDevices.deviceHash, deviceHash)))
    .where(eq(users.emailKey, emailKey))
  return row ?? { user: null, isKnownDevice: false }
}

/** A registration that nobody has activated is replaced by a newer one. Null when the email has an account. */
export async function saveRegistration(db: Database, user: NewUser): Promise<number | null> {
  const { emailKey, ...fields } = user
  const [row] = await db
    .insert(users)
    .values(user)
    .onConflictDoUpdate({
      target: users.emailKey,
      set: { ...fields, agreedAt: sql`now()` },
      setWhere: and(isNull(users.activatedAt), isNull(users.disabledAt)),
    })
    .returning({ id: users.id })
  return row?.id ?? null
}

/** False when there is nothing to activate. */
export async function activateUser(db: Database, id: number): Promise<boolean> {
  const { rowCount } = await db
    .update(users)
    .set({ activatedAt: sql`coalesce(${users.activatedAt}, now())` })
    .where(and(eq(users.id, id), isNull(users.disabledAt)))
  return rowCount === 1
}

/** The language someone last used is the one their mails are in. */
export async function saveLang(db: Database, id: number, lang: string): Promise<void> {
  await db.update(users).set({ lang }).where(eq(users.id, id))
}

export async function savePassword(db: Database, id: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id))
}

type Profile = Pick<
  UserRow,
  'contactName' | 'telephone' | 'jobTitle' | 'companyName' | 'country' | 'city' | 'state' | 'address'
>

export async function saveProfile(db: Database, id: number, profile: Profile): Promise<UserRow | null> {
  const [row] = await db.update(users).set(profile).where(eq(users.id, id)).returning()
  return row ?? null
}

/** As it is now, and nobody else changes it until the transaction ends. Always before any other row of the user's. */
export async function lockUser(db: Database, id: number): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('no key update')
  return row ?? null
}

const KEPT_SECONDS = 30 * 24 * 60 * 60

/** Anyone can register a stranger's address: what was never confirmed is not kept. */
export async function sweepRegistrations(db: Database): Promise<void> {
  const oldest = sql`now() - make_interval(secs => ${KEPT_SECONDS})`
  await db
    .delete(users)
    .where(and(isNull(users.activatedAt), isNull(users.disabledAt), lt(users.agreedAt, oldest)))
}
