import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { orderNotes, orders } from './orders.tables.ts'

export type OrderNoteRow = typeof orderNotes.$inferSelect

/** Returns the new revision. */
export async function countChange(db: Database, orderId: number): Promise<number> {
  const [row] = await db
    .update(orders)
    .set({ rev: sql`${orders.rev} + 1` })
    .where(eq(orders.id, orderId))
    .returning({ rev: orders.rev })
  if (!row) throw new Error(`order ${orderId} is gone`)
  return row.rev
}

export async function addNote(db: Database, note: typeof orderNotes.$inferInsert): Promise<void> {
  await db.insert(orderNotes).values(note)
}

export async function listNotes(db: Database, orderId: number): Promise<OrderNoteRow[]> {
  return db.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(asc(orderNotes.id))
}
