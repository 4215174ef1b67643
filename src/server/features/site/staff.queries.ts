import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { settings } from './site.tables.ts'

export async function saveSetting(db: Database, name: string, value: string): Promise<void> {
  await db
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value: sql`excluded.value` } })
}

/** False when it was not set. */
export async function removeSetting(db: Database, name: string): Promise<boolean> {
  const { rowCount } = await db.delete(settings).where(eq(settings.name, name))
  return rowCount === 1
}
