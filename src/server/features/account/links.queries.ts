import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { accountLinks, users } from './account.tables.ts'

export type LinkKind = (typeof accountLinks.$inferSelect)['kind']
type Link = { tokenHash: Buffer; kind: LinkKind }

export async function addLink(
  db: Database,
  link: Link & { userId: number; lifeSeconds: number },
): Promise<void> {
  const { lifeSeconds, ...row } = link
  await db
    .insert(accountLinks)
    .values({ ...row, expiresAt: sql`now() + make_interval(secs => ${lifeSeconds})` })
}

const usable = ({ tokenHash, kind }: Link) =>
  and(
    eq(accountLinks.tokenHash, tokenHash),
    eq(accountLinks.kind, kind),
    gt(accountLinks.expiresAt, sql`now()`),
  )

export async function findLinkEmail(db: Database, link: Link): Promise<string | null> {
  const [row] = await db
    .select({ email: users.email })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(usable(link))
  return row?.email ?? null
}

/** Uses a link up, and with it all others of its kind. Null when it was used before, has expired or never was. */
export async function takeLink(db: Database, link: Link): Promise<number | null> {
  const [row] = await db.delete(accountLinks).where(usable(link)).returning({ userId: accountLinks.userId })
  if (row) await removeLinks(db, row.userId, link.kind)
  return row?.userId ?? null
}

export async function removeLinks(db: Database, userId: number, kind: LinkKind): Promise<void> {
  await db.delete(accountLinks).where(and(eq(accountLinks.userId, userId), eq(accountLinks.kind, kind)))
}

export async function sweepLinks(db: Database): Promise<void> {
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, sql`now()`))
}
