import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { parts } from './catalogue.tables.ts'

/**
 * Which of the parts exist; they stay until the transaction ends. One that an import is just taking out counts as
 * gone: nobody waits for the import.
 */
export async function holdParts(db: Database, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: parts.id })
    .from(parts)
    .where(inArray(parts.id, [...ids]))
    .for('key share', { skipLocked: true })
  return new Set(rows.map(row => row.id))
}
