import type { Database } from '../../database/connection.ts'
import { listCategoryRows } from './directory.queries.ts'
import { findPart } from './goods.queries.ts'

/** A part's category and all above it; null when there is no such part. */
export async function findPartCategories(db: Database, partId: number): Promise<number[] | null> {
  const part = await findPart(db, partId)
  if (!part) return null
  const parents = new Map((await listCategoryRows(db)).map(({ id, parentId }) => [id, parentId]))
  const found: number[] = []
  for (let id = part.categoryId; id !== null; id = parents.get(id) ?? null) found.push(id)
  return found
}
