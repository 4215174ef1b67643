import { exactNumber, searchKey } from '../../../domain/part-number.ts'
import type { Database } from '../../database/connection.ts'
import { listNamedPartsByKeys } from './match.queries.ts'

/** Those of the texts that are part numbers of the catalog, as written. */
export async function listKnownNumbers(db: Database, texts: readonly string[]): Promise<string[]> {
  const keys = new Set(texts.map(searchKey).filter(key => key !== ''))
  const parts = await listNamedPartsByKeys(db, [...keys])
  const exact = new Set(parts.map(({ part_number }) => exactNumber(part_number)))
  return texts.filter(text => exact.has(exactNumber(text)))
}
