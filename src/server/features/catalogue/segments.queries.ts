import { type SQL, sql } from 'drizzle-orm'
import { toUnits } from '../../../domain/money.ts'
import type { Database } from '../../database/connection.ts'
import { prepare } from '../../database/prepare.ts'
import type { KnownValue, SegmentRow } from './segments/build-segment.ts'
import type { PartPrices } from './segments/price-ladders.ts'
import { HEADER_START, SEGMENT_LAYOUT } from './segments/segment-bytes.ts'

/** `length` in bytes; 0 where the segment has to be built. */
export type StoredSegment = { version: string; length: number }

export async function findStoredSegment(
  db: Database,
  categoryId: number,
): Promise<StoredSegment | undefined> {
  const { rows } = await db.execute<StoredSegment>(sql`
    select version::text,
      case layout when ${SEGMENT_LAYOUT} then coalesce(length(bytes), 0) else 0 end as length
    from category_segments where category_id = ${categoryId}`)
  return rows[0]
}

/** Creates an empty row for a category that has none, so that a version exists to compare with. */
export async function openStoredSegment(db: Database, categoryId: number): Promise<StoredSegment> {
  const found = await findStoredSegment(db, categoryId)
  if (found) return found
  const added = await db.execute<StoredSegment>(sql`
    insert into category_segments (category_id) values (${categoryId})
    on conflict (category_id) do update set layout = category_segments.layout
    returning version::text, 0 as length`)
  const [stored] = added.rows
  if (!stored) throw new Error('a segment was not stored')
  return stored
}

const BYTES_AT_ONCE = 1 << 20

/** In pieces, because decoding a large segment at once would keep all other requests waiting; null if it has changed. */
export async function readStoredSegment(
  db: Database,
  categoryId: number,
  { version, length }: StoredSegment,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = new Uint8Array(length)
  for (let start = 0; start < length; start += BYTES_AT_ONCE) {
    const { rows } = await db.execute<{ piece: Buffer }>(sql`
      select substring(bytes from ${start + 1} for ${BYTES_AT_ONCE}) as piece from category_segments
      where category_id = ${categoryId} and version = ${version}::bigint and bytes is not null`)
    const [row] = rows
    if (!row) return null
    bytes.set(row.piece, start)
  }
  return bytes
}

/** Keeps a segment unless its parts have changed since `version`; returns the new version, or null. */
export async function saveSegment(
  db: Database,
  categoryId: number,
  version: string,
  { bytes, partsOfMakers }: { bytes: Buffer; partsOfMakers: ReadonlyMap<number, number> },
): Promise<string | null> {
  const { rows } = await db.execute<{ version: string }>(sql`
    with next as (select nextval('segment_versions') as version)
    update category_segments
    set version = next.version, layout = ${SEGMENT_LAYOUT}, bytes = ${bytes}, counted_version = next.version,
      makers = ${sql.param([...partsOfMakers.keys()])}::int[],
      maker_parts = ${sql.param([...partsOfMakers.values()])}::int[]
    from next
    where category_id = ${categoryId} and category_segments.version = ${version}::bigint
    returning category_segments.version::text`)
  return rows[0]?.version ?? null
}

export async function listSegmentVersions(
  db: Database,
  categoryIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ category_id: number; version: string }>(sql`
    select category_id, version::text from category_segments
    where category_id = any(${sql.param(categoryIds)}::int[]) and bytes is not null`)
  return new Map(rows.map(row => [row.category_id, row.version]))
}

/** All categories with parts; without a version where the segment has to be built first. */
export async function listStoredVersions(
  db: Database,
): Promise<{ category_id: number; version: string | null }[]> {
  const { rows } = await db.execute<{ category_id: number; version: string | null }>(sql`
    select id as category_id,
      (select version::text from category_segments as stored
       where stored.category_id = categories.id and bytes is not null and layout = ${SEGMENT_LAYOUT}) as version
    from categories where exists (select from parts where category_id = categories.id)`)
  return rows
}

/** The segments of at least this many bytes, the largest first. */
export async function listLargeSegments(
  db: Database,
  leastBytes: number,
): Promise<{ category_id: number; length: number }[]> {
  const { rows } = await db.execute<{ category_id: number; length: number }>(sql`
    select category_id, length(bytes) as length from category_segments
    where layout = ${SEGMENT_LAYOUT} and length(bytes) >= ${leastBytes} order by length desc`)
  return rows
}

/** Only the beginning of each segment is read, not its columns. */
export async function listSegmentHeaders(
  db: Database,
  categoryIds: readonly number[],
): Promise<{ category_id: number; version: string; header: Buffer }[]> {
  const byte = (place: number) => sql`get_byte(substring(bytes from 1 for 4), ${sql.raw(String(place))})`
  const length = sql`${byte(0)} + ${byte(1)} * 256 + ${byte(2)} * 65536 + ${byte(3)} * 16777216`
  const { rows } = await db.execute<{ category_id: number; version: string; header: Buffer }>(sql`
    select category_id, version::text,
      substring(bytes from ${sql.raw(String(HEADER_START + 1))} for ${length}) as header
    from category_segments
    where category_id = any(${sql.param(categoryIds)}::int[]) and bytes is not null
      and layout = ${SEGMENT_LAYOUT}`)
  return rows
}

/** Marks segments that are to be built again. */
export async function outdateSegments(db: Database, categoryIds: readonly number[]): Promise<void> {
  await db.execute(sql`
    insert into category_segments (category_id) select unnest(${sql.param(categoryIds)}::int[])
    on conflict (category_id) do update
    set version = nextval('segment_versions'), bytes = null`)
}

export async function countCategoryParts(db: Database, categoryId: number): Promise<number> {
  const { rows } = await db.execute<{ parts: number }>(
    sql`select count(*)::int as parts from parts where category_id = ${categoryId}`,
  )
  return rows[0]?.parts ?? 0
}

type PageRow = SegmentRow & { searchKey: string }
/** The rows per read: a larger page would block all other requests for longer. */
const PAGE = 2_000

export function listSegmentRows(db: Database, categoryId: number): AsyncGenerator<SegmentRow[]> {
  return inPages(async rest => {
    const { rows } = await db.execute<PageRow>(sql`
      select id, manufacturer_id as "brandId", packaging, rohs = 'compliant' as "isCompliant",
        nullif(price, 0)::text as price, search_key as "searchKey",
        array_to_string(value_ids, ',') as stated, array_to_string(described_ids, ',') as described,
        lifecycle, eccn, hs_code as "hsCode", origin, msl
      from parts where category_id = ${categoryId} and ${rest}`)
    return rows
  })
}

/** All parts of a category in the order of their numbers, a page at a time. */
async function* inPages<Row extends { id: number; searchKey: string }>(
  read: (rest: SQL) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ; ) {
    const after = last ? sql`(search_key, id) > (${last.searchKey}, ${last.id})` : sql`true`
    const rows = await read(sql`${after} order by search_key, id limit ${PAGE}`)
    if (rows.length > 0) yield rows
    if (rows.length < PAGE) return
    last = rows.at(-1)
  }
}

const PARTS_AT_ONCE = 100_000
/** Of the pair of a part. */
export const PAIR_BYTES = 8

const stockPage = prepare<{ pairs: Buffer; id: number; searchKey: string }>(
  'read-stock',
  `with page as (
     select id, stock, search_key from parts
     where category_id = $1 and (search_key, id) > ($2, $3) order by search_key, id limit ${PARTS_AT_ONCE}
   )
   select pairs, id, search_key as "searchKey"
   from (select string_agg(int4send(id) || int4send(stock), ''::bytea) as pairs from page) as packed,
     (select id, search_key from page order by search_key desc, id desc limit 1) as last`,
)

/**
 * As pairs of four-byte numbers, id and stock: a row for each of a million parts would take seconds. A page at a time,
 * because a million parts that are not in memory take longer than a statement may.
 */
export async function readStock(db: Database, categoryId: number): Promise<Buffer> {
  const pages: Buffer[] = []
  for (let [searchKey, id] = ['', 0]; ; ) {
    const [page] = await stockPage(db, [categoryId, searchKey, id])
    if (page) pages.push(page.pairs)
    if (!page || page.pairs.length < PARTS_AT_ONCE * PAIR_BYTES) return Buffer.concat(pages)
    ;[searchKey, id] = [page.searchKey, page.id]
  }
}

export async function listStock(
  db: Database,
  partIds: readonly number[],
): Promise<{ id: number; category_id: number | null; stock: number }[]> {
  const { rows } = await db.execute<{ id: number; category_id: number | null; stock: number }>(
    sql`select id, category_id, stock from parts where id = any(${sql.param(partIds)}::int[])`,
  )
  return rows
}

export async function listParameterValues(db: Database, afterId: number): Promise<KnownValue[]> {
  const { rows } = await db.execute<KnownValue>(
    sql`select id, slug, value from parameter_values where id > ${afterId} order by id`,
  )
  return rows
}

/** Sorts parts of several categories by number. */
export async function sortByNumber(db: Database, partIds: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from parts where id = any(${sql.param(partIds)}::int[]) order by search_key, id`)
  return rows.map(row => row.id)
}

type PriceRow = { id: number; searchKey: string; minQuantity: number; quantities: string; prices: string }

/** The price breaks of a category's parts in the order of their numbers, with prices in 1/100,000 USD. */
export async function* listPrices(db: Database, categoryId: number): AsyncGenerator<PartPrices[]> {
  const numbers = (text: string) => (text === '' ? [] : text.split(',').map(Number))
  const pages = inPages(async rest => {
    const { rows } = await db.execute<PriceRow>(sql`
      select id, search_key as "searchKey", min_qty as "minQuantity",
        array_to_string(price_quantities, ',') as quantities, array_to_string(unit_prices, ',') as prices
      from parts where category_id = ${categoryId} and ${rest}`)
    return rows
  })
  for await (const rows of pages)
    yield rows.map(({ id, minQuantity, quantities, prices }) => ({
      id,
      minQuantity,
      quantities: numbers(quantities),
      prices: numbers(prices).map(toUnits),
    }))
}

const valuesById = prepare<KnownValue>(
  'list-values-by-id',
  'select id, slug, value from parameter_values where id = any($1::int[]) order by slug, id',
)

export async function listValuesById(db: Database, ids: readonly number[]): Promise<KnownValue[]> {
  return ids.length === 0 ? [] : valuesById(db, [ids])
}
