import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { parts } from './catalogue.tables.ts'

/** In the key's byte order digits stand before letters, and both before every other script. */
function standsUnder(name: string): SQL | undefined {
  if (name === 'other') return gte(parts.searchKey, '[')
  return and(gte(parts.searchKey, name), lt(parts.searchKey, String.fromCodePoint(name.charCodeAt(0) + 1)))
}

export async function countPartsUnder(db: Database, name: string): Promise<number> {
  return db.$count(parts, standsUnder(name))
}

export async function listPartsUnder(db: Database, name: string, offset: number, limit: number) {
  const page = db
    .select({ id: parts.id })
    .from(parts)
    .where(standsUnder(name))
    .orderBy(asc(parts.searchKey), asc(parts.id))
    .offset(offset)
    .limit(limit)
    .as('page')
  return db
    .select({ id: parts.id, part_number: parts.partNumber, manufacturer_id: parts.manufacturerId })
    .from(parts)
    .innerJoin(page, eq(page.id, parts.id))
    .orderBy(asc(parts.searchKey), asc(parts.id))
}

/** The last id there is, so that parts can be listed in runs of ids. */
export async function findLastPartId(db: Database): Promise<number> {
  const [row] = await db.select({ last: sql<number>`coalesce(max(${parts.id}), 0)::int` }).from(parts)
  return row?.last ?? 0
}

export async function listPartPages(db: Database, fromId: number, count: number) {
  return db
    .select({ id: parts.id, partNumber: parts.partNumber, updatedAt: parts.updatedAt })
    .from(parts)
    .where(and(gte(parts.id, fromId), lt(parts.id, fromId + count)))
    .orderBy(asc(parts.id))
}
