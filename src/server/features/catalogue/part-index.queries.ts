import { and, asc, eq, gt, gte, lt, lte, type SQL, sql } from 'drizzle-orm'
import { pageUrl } from '../../../domain/page-url.ts'
import type { Database } from '../../database/connection.ts'
import { parts } from './catalogue.tables.ts'

/** In the byte order of keys digits come before letters, and both before every other script. */
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

/** The runs of `size` ids that contain parts, counted from 1. */
export async function listPartRuns(db: Database, size: number): Promise<number[]> {
  const { rows } = await db.execute<{ run: number }>(sql`
    select run from generate_series(1, (select coalesce(max(id), 0) / ${size}::int + 1 from parts)) as run
    where exists (select from parts where id > (run - 1) * ${size}::int and id <= run * ${size}::int)
    order by run`)
  return rows.map(row => row.run)
}

export type PartPage = { goods_page_url: string; updatedAt: Date }

export async function listPartPages(
  db: Database,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<{ lastId: number; pages: PartPage[] }> {
  const rows = await db
    .select({ id: parts.id, partNumber: parts.partNumber, updatedAt: parts.updatedAt })
    .from(parts)
    .where(and(gt(parts.id, after), lte(parts.id, upTo)))
    .orderBy(asc(parts.id))
    .limit(limit)
  const pages = rows.map(({ id, partNumber, updatedAt }) => ({
    goods_page_url: pageUrl(partNumber, id),
    updatedAt,
  }))
  return { lastId: rows.at(-1)?.id ?? upTo, pages }
}
