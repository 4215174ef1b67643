import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { orderNotes, orders } from './orders.tables.ts'

export type OrderNoteRow = typeof orderNotes.$inferSelect

/** Returns the new revisions by the id of the order. */
export async function countChanges(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .update(orders)
    .set({ rev: sql`${orders.rev} + 1` })
    .where(inArray(orders.id, [...orderIds]))
    .returning({ id: orders.id, rev: orders.rev })
  return new Map(rows.map(({ id, rev }) => [id, rev]))
}

export async function addNote(db: Database, note: typeof orderNotes.$inferInsert): Promise<void> {
  await db.insert(orderNotes).values(note)
}

export async function listNotes(db: Database, orderId: number): Promise<OrderNoteRow[]> {
  return db.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(asc(orderNotes.id))
}
