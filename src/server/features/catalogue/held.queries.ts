import { inArray } from 'drizzle-orm'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { parts } from './catalogue.tables.ts'

/**
 * The numbers of those parts that exist; they stay until the transaction ends. One that an import is just taking out counts as
 * gone: nobody waits for the import.
 */
export async function holdParts(
  db: TransactionDatabase,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: parts.id, partNumber: parts.partNumber })
    .from(parts)
    .where(inArray(parts.id, [...ids]))
    .for('key share', { skipLocked: true })
  return new Map(rows.map(({ id, partNumber }) => [id, partNumber]))
}
