import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { accountLinks, users } from './account.tables.ts'

export type LinkKind = (typeof accountLinks.$inferSelect)['kind']
type Link = { tokenHash: Buffer; kind: LinkKind }

export async function addLink(
  db: Database,
  link: Link & { userId: number; registrationId?: number; lifeSeconds: number },
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

/** The owner of a link. Null when it is used, expired or unknown. */
export async function findLink(db: Database, link: Link) {
  const { id: userId, email, contactName, companyName } = users
  const { registrationId } = accountLinks
  const [row] = await db
    .select({ userId, email, contactName, companyName, registrationId })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(usable(link))
  return row ?? null
}

/** Uses up a link and all others of its kind. Returns false when a concurrent request was faster. */
export async function removeLink(db: Database, userId: number, link: Link): Promise<boolean> {
  const { rowCount } = await db.delete(accountLinks).where(usable(link))
  if (rowCount === 1) await removeLinks(db, userId, link.kind)
  return rowCount === 1
}

export async function removeLinks(db: Database, userId: number, kind: LinkKind): Promise<void> {
  await db.delete(accountLinks).where(and(eq(accountLinks.userId, userId), eq(accountLinks.kind, kind)))
}

export async function sweepLinks(db: Database): Promise<void> {
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, sql`now()`))
}
