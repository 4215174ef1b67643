import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import { LIMITS } from '../../../domain/limits.ts'
import type { Database } from '../../database/connection.ts'
import { prepareOnce } from '../../database/prepare.ts'
import { knownDevices, signIns, users } from './account.tables.ts'

export type SignInRow = typeof signIns.$inferSelect
type NewSignIn = Pick<typeof signIns.$inferInsert, 'userId' | 'tokenHash' | 'client'>

/**
 * Returns the expiry by the database's clock. The oldest sign-ins are removed, so that a program that signs
 * in each time does not fill the table.
 */
export async function addSignIn(db: Database, signIn: NewSignIn): Promise<Date> {
  const expiresAt = sql`now() + make_interval(secs => ${LIMITS.signInSeconds})`
  const [row] = await db
    .insert(signIns)
    .values({ ...signIn, expiresAt })
    .returning({ expiresAt: signIns.expiresAt })
  if (!row) throw new Error('no sign-in was made')
  await db.execute(sql`
    delete from sign_ins where user_id = ${signIn.userId} and id not in (
      select id from sign_ins where user_id = ${signIn.userId} order by id desc limit ${LIMITS.signInsPerUser})`)
  return row.expiresAt
}

const isRunning = gt(signIns.expiresAt, sql`now()`)

/** Updating it every few minutes is precise enough. */
const isStale = sql<boolean>`${signIns.lastSeenAt} < now() - interval '5 minutes'`

/** Only an activated account has proven that the mailbox is its own. */
const companyId = sql<number | null>`(select company_id from customers
  where customers.email_key = ${users.emailKey} and ${users.activatedAt} is not null)`

const signInByToken = prepareOnce(db =>
  db
    .select({ id: signIns.id, userId: signIns.userId, isStale, companyId })
    .from(signIns)
    .innerJoin(users, eq(users.id, signIns.userId))
    .where(and(eq(signIns.tokenHash, sql.placeholder('tokenHash')), isRunning, isNull(users.disabledAt)))
    .prepare('find-sign-in'),
)

export async function findSignIn(db: Database, tokenHash: Buffer) {
  const [row] = await signInByToken(db).execute({ tokenHash })
  return row ?? null
}

export async function markSeen(db: Database, id: number): Promise<void> {
  await db
    .update(signIns)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(signIns.id, id), isStale))
}

export async function listSignInRows(db: Database, userId: number): Promise<SignInRow[]> {
  return db
    .select()
    .from(signIns)
    .where(and(eq(signIns.userId, userId), isRunning))
    .orderBy(desc(signIns.createdAt), desc(signIns.id))
}

/** Returns false when the user has no such sign-in. */
export async function removeSignIn(db: Database, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(signIns).where(and(eq(signIns.id, id), eq(signIns.userId, userId)))
  return rowCount === 1
}

/** All sign-ins of a user, or all but the current one. */
export async function removeSignIns(db: Database, userId: number, exceptId = 0): Promise<number> {
  const { rowCount } = await db
    .delete(signIns)
    .where(and(eq(signIns.userId, userId), ne(signIns.id, exceptId)))
  return rowCount ?? 0
}

export async function rememberDevice(db: Database, deviceHash: Buffer, userId: number): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ deviceHash, userId })
    .onConflictDoUpdate({
      target: [knownDevices.deviceHash, knownDevices.userId],
      set: { lastUsedAt: sql`now()` },
    })
  await db.execute(sql`
    delete from known_devices where user_id = ${userId} and device_hash not in (
      select device_hash from known_devices where user_id = ${userId}
      order by last_used_at desc limit ${LIMITS.signInsPerUser})`)
}

export async function forgetDevices(db: Database, userId: number): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId))
}

export async function sweepSignIns(db: Database): Promise<void> {
  await db.delete(signIns).where(lt(signIns.expiresAt, sql`now()`))
  const oldest = sql`now() - make_interval(secs => ${LIMITS.deviceCookieSeconds})`
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, oldest))
}
