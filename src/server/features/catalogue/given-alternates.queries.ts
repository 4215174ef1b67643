import { and, asc, eq, sql } from 'drizzle-orm'
import type { GivenAlternate } from '../../../domain/given-alternate.ts'
import type { Database } from '../../database/connection.ts'
import { prepareOnce } from '../../database/prepare.ts'
import type { DatabaseClient } from '../../database/transaction.ts'
import { manufacturers, partAlternates, parts } from './catalogue.tables.ts'

type GivenRow = typeof partAlternates.$inferSelect

const LISTED = `jsonb_to_recordset(r.alternates) as l (manufacturer text, part_number text, search_key text collate "C")`
const IS_LISTED = `l.manufacturer = a.manufacturer and l.part_number = a.part_number`

/**
 * Whether a list gives other alternates than the part has. Those of the staff stay whether or not the list has
 * them, so that an exported list can be imported without a change.
 */
export const ALTERNATES_DIFFER = `(
  exists (select from ${LISTED} where not exists (
    select from part_alternates a where a.part_id = p.id and ${IS_LISTED}))
  or exists (select from part_alternates a where a.part_id = p.id and a.source = 'import' and not exists (
    select from ${LISTED} where ${IS_LISTED})))`

/** Saves the alternates of an import. */
export async function saveGivenAlternates(client: DatabaseClient): Promise<void> {
  await client.query(`
    delete from part_alternates a using import_changes c, import_rows r
    where r.line = c.line and a.part_id = c.part_id and a.source = 'import'
    and not exists (select from ${LISTED} where ${IS_LISTED})`)
  await client.query(`
    insert into part_alternates (part_id, manufacturer, part_number, search_key, source)
    select p.id, l.manufacturer, l.part_number, l.search_key, 'import'
    from import_rows r
    join import_matches n on n.line = r.line
    join parts p on p.manufacturer_id = n.manufacturer_id and p.part_number = r.part_number
    cross join ${LISTED}
    where r.alternates <> '[]'
    on conflict do nothing`)
}

/** Alternates of an import with the manufacturers known for their numbers, in the catalog or in the import. */
export type StagedAlternate = { manufacturer: string; part_number: string; makers: string[] }

const MOST_UNKNOWN = 10_000

/** Those that may be unknown; a manufacturer can be spelled in several ways. */
export async function listDoubtfulAlternates(client: DatabaseClient): Promise<StagedAlternate[]> {
  const { rows } = await client.query<StagedAlternate>(`
    with listed as (
      select distinct l.manufacturer, l.part_number, l.search_key
      from import_rows r cross join ${LISTED} where r.alternates <> '[]'
    ), known as (
      select p.search_key, m.name from parts p join manufacturers m on m.id = p.manufacturer_id
      where p.search_key in (select search_key from listed)
      union
      select r.search_key, r.manufacturer from import_rows r
      where not r.is_refused and r.search_key in (select search_key from listed)
    )
    select l.manufacturer, l.part_number, coalesce(array_agg(k.name) filter (where k.name is not null), '{}') as makers
    from listed l left join known k on k.search_key = l.search_key
    group by l.manufacturer, l.part_number
    having count(k.name) = 0 or (l.manufacturer <> '' and not bool_or(k.name = l.manufacturer))
    order by l.manufacturer, l.part_number limit ${MOST_UNKNOWN}`)
  return rows
}

const givenTo = prepareOnce(db =>
  db
    .select()
    .from(partAlternates)
    .where(sql`${partAlternates.partId} = any(${sql.placeholder('partIds')}::int[])`)
    .orderBy(asc(partAlternates.manufacturer), asc(partAlternates.partNumber))
    .prepare('list-given-alternates'),
)

export async function listGiven(db: Database, partIds: readonly number[]): Promise<GivenRow[]> {
  return givenTo(db).execute({ partIds })
}

export type StaffAlternate = GivenRow & { ofManufacturer: string; ofPartNumber: string; total: number }

/** For the staff, by part; of all parts if none is named. */
export async function listStaffAlternates(
  db: Database,
  partId: number | null,
  { offset, limit }: { offset: number; limit: number },
): Promise<StaffAlternate[]> {
  return db
    .select({
      partId: partAlternates.partId,
      manufacturer: partAlternates.manufacturer,
      partNumber: partAlternates.partNumber,
      searchKey: partAlternates.searchKey,
      note: partAlternates.note,
      source: partAlternates.source,
      ofManufacturer: manufacturers.name,
      ofPartNumber: parts.partNumber,
      total: sql<number>`(count(*) over ())::integer`,
    })
    .from(partAlternates)
    .innerJoin(parts, eq(parts.id, partAlternates.partId))
    .innerJoin(manufacturers, eq(manufacturers.id, parts.manufacturerId))
    .where(partId === null ? undefined : eq(partAlternates.partId, partId))
    .orderBy(
      asc(parts.searchKey),
      asc(parts.id),
      asc(partAlternates.manufacturer),
      asc(partAlternates.partNumber),
    )
    .offset(offset)
    .limit(limit)
}

/** An alternate that an import has given becomes the staff's. */
export async function saveStaffAlternate(db: Database, given: Omit<GivenRow, 'source'>): Promise<void> {
  const staffs = { note: given.note, source: 'staff' } as const
  await db
    .insert(partAlternates)
    .values({ ...given, ...staffs })
    .onConflictDoUpdate({
      target: [partAlternates.partId, partAlternates.manufacturer, partAlternates.partNumber],
      set: staffs,
    })
}

export async function removeAlternate(
  db: Database,
  partId: number,
  { manufacturer, partNumber }: GivenAlternate,
): Promise<boolean> {
  const removed = await db
    .delete(partAlternates)
    .where(
      and(
        eq(partAlternates.partId, partId),
        eq(partAlternates.manufacturer, manufacturer),
        eq(partAlternates.partNumber, partNumber),
      ),
    )
    .returning({ partId: partAlternates.partId })
  return removed.length > 0
}
