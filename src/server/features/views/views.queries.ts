import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { LIMITS } from '../../../domain/limits.ts'
import type { ViewScreen } from '../../../domain/saved-views.ts'
import type { Database } from '../../database/connection.ts'
import { LOCKS } from '../../database/locks.ts'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { savedViews } from './views.tables.ts'

export type ViewRow = typeof savedViews.$inferSelect
export type NewView = Pick<ViewRow, 'staffId' | 'screen' | 'name' | 'query'>

export async function listViewRows(db: Database, staffId: number, screen: ViewScreen): Promise<ViewRow[]> {
  return db
    .select()
    .from(savedViews)
    .where(
      and(eq(savedViews.screen, screen), or(eq(savedViews.staffId, staffId), isNull(savedViews.staffId))),
    )
    .orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id))
}

/** No other transaction saves a view until this one ends, so that names stay unique. */
export async function lockViews(db: TransactionDatabase): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCKS.views})`)
}

export async function findViewNamed(
  db: Database,
  { staffId, screen, name }: NewView,
): Promise<ViewRow | null> {
  const [row] = await db
    .select()
    .from(savedViews)
    .where(and(isOf(staffId), eq(savedViews.screen, screen), sql`lower(${savedViews.name}) = lower(${name})`))
  return row ?? null
}

/** Null if there are too many. */
export async function addView(db: Database, view: NewView): Promise<ViewRow | null> {
  const count = await db.$count(savedViews, and(isOf(view.staffId), eq(savedViews.screen, view.screen)))
  if (count >= LIMITS.savedViews) return null
  const [row] = await db.insert(savedViews).values(view).returning()
  return row ?? null
}

export async function changeView(
  db: Database,
  id: number,
  { name, query }: NewView,
): Promise<ViewRow | null> {
  const [row] = await db.update(savedViews).set({ name, query }).where(eq(savedViews.id, id)).returning()
  return row ?? null
}

export async function removeViewRow(
  db: Database,
  id: number,
  staffId: number | null,
): Promise<ViewRow | null> {
  const [row] = await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), isOf(staffId)))
    .returning()
  return row ?? null
}

/** The views of every person, and those that are shared. */
export async function listAllViews(db: Database): Promise<ViewRow[]> {
  return db.select().from(savedViews)
}

export async function removeViewRows(db: Database, views: readonly ViewRow[]): Promise<number> {
  const ids = views.map(({ id }) => id)
  const { rowCount } = await db.delete(savedViews).where(inArray(savedViews.id, ids))
  return rowCount ?? 0
}

/** Of the person, or shared. */
function isOf(staffId: number | null): SQL {
  return staffId === null ? isNull(savedViews.staffId) : eq(savedViews.staffId, staffId)
}
