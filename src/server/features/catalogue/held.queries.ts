import { inArray } from 'drizzle-orm'
import type { TransactionDatabase } from '../../database/transaction.ts'
import { parts } from './catalogue.tables.ts'

/**
 * The ids of the existing parts, locked until the transaction ends. A part that an import is removing counts
 * as gone, so that no request waits for the import.
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
