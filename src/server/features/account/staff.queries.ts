import { asc, eq, getTableColumns, ilike, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { containing } from '../../database/containing.ts'
import type { Page } from '../../database/page.ts'
import { accountLinks, addresses, knownDevices, signIns, users } from './account.tables.ts'

const isRunning = sql`${signIns.expiresAt} > now()`

/** All users, or those with the text in email, name or company, in order of registration. */
export async function listUserRows(db: Database, search: string, { offset, limit }: Page) {
  const { id, email, contactName, companyName, country, activatedAt, disabledAt } = users
  const pattern = containing(search)
  const isWanted = or(ilike(email, pattern), ilike(contactName, pattern), ilike(companyName, pattern))
  const list = await db
    .select({
      ...{ id, email, contactName, companyName, country, activatedAt, disabledAt },
      lastSeenAt: sql`max(${signIns.lastSeenAt})`.mapWith(signIns.lastSeenAt),
      signIns: sql<number>`(count(${signIns.id}) filter (where ${isRunning}))::integer`,
    })
    .from(users)
    .leftJoin(signIns, eq(signIns.userId, users.id))
    .where(isWanted)
    .groupBy(id)
    .orderBy(asc(id))
    .offset(offset)
    .limit(limit)
  return { list, total: await db.$count(users, isWanted) }
}

export type UserListRow = Awaited<ReturnType<typeof listUserRows>>['list'][number]

export async function markDisabled(db: Database, id: number): Promise<void> {
  const disabledAt = sql`coalesce(${users.disabledAt}, now())`
  await db.update(users).set({ disabledAt }).where(eq(users.id, id))
}

export async function markEnabled(db: Database, id: number): Promise<void> {
  await db.update(users).set({ disabledAt: null }).where(eq(users.id, id))
}

/** Includes expired ones that are not deleted yet. */
export async function listAllSignIns(db: Database, userId: number) {
  const { createdAt, lastSeenAt, expiresAt, client } = signIns
  return db
    .select({ createdAt, lastSeenAt, expiresAt, client })
    .from(signIns)
    .where(eq(signIns.userId, userId))
    .orderBy(asc(signIns.id))
}

export async function listDevices(db: Database, userId: number) {
  const { lastUsedAt } = knownDevices
  return db
    .select({ lastUsedAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(asc(lastUsedAt))
}

export async function listLinks(db: Database, userId: number) {
  const { kind, expiresAt } = accountLinks
  return db
    .select({ kind, expiresAt })
    .from(accountLinks)
    .where(eq(accountLinks.userId, userId))
    .orderBy(asc(expiresAt))
}

const OWNED = { addresses, signIns, devices: knownDevices, links: accountLinks }

export async function removeOwned(db: Database, what: keyof typeof OWNED, userId: number): Promise<number> {
  const table = OWNED[what]
  const { rowCount } = await db.delete(table).where(eq(getTableColumns(table).userId, userId))
  return rowCount ?? 0
}

export async function removeUser(db: Database, id: number): Promise<number> {
  const { rowCount } = await db.delete(users).where(eq(users.id, id))
  return rowCount ?? 0
}
