import { and, asc, desc, eq, getTableColumns, gt, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { parts } from './catalogue.tables.ts'

const { words, ...shown } = getTableColumns(parts)
const { attributes, valueIds, describedIds, ...listed } = shown

export { listed }

export type PartRow = Omit<typeof parts.$inferSelect, 'words'>
/** Only the product page shows attributes. */
export type ListedPart = Omit<PartRow, 'attributes' | 'valueIds' | 'describedIds'>

export async function findPart(db: Database, id: number): Promise<PartRow | null> {
  const [row] = await db.select(shown).from(parts).where(eq(parts.id, id))
  return row ?? null
}

/** A part's category and its ancestors; null when there is no such part. */
export async function findPartCategories(db: Database, partId: number): Promise<number[] | null> {
  const { rows } = await db.execute<{ ids: number[] }>(sql`
    select array(
      with recursive upward as (
        select id, parent_id from categories where id = category_id
        union all
        select above.id, above.parent_id from categories as above join upward on above.id = upward.parent_id
      )
      select id from upward) as ids
    from parts where id = ${partId}`)
  return rows[0]?.ids ?? null
}

/** In the order of the ids; missing parts are left out. */
export async function listPartsById(db: Database, ids: readonly number[]): Promise<ListedPart[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(listed)
    .from(parts)
    .where(sql`${parts.id} = any(${sql.param(ids)}::int[])`)
    .prepare('list-parts-by-id')
    .execute()
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

type PartPrices = { id: number; quantities: number[]; prices: number[] }

export async function listPartPrices(db: Database, ids: readonly number[]): Promise<PartPrices[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<PartPrices>(sql`
    select id, price_quantities as quantities, unit_prices::float8[] as prices from parts
    where id = any(${sql.param(ids)}::int[])`)
  return rows
}

/** Those of the parts that can be bought now, in their minimum quantity at least. */
export async function listIdsInStock(db: Database, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: parts.id })
    .from(parts)
    .where(
      sql`${parts.id} = any(${sql.param(ids)}::int[]) and ${parts.stock} >= ${parts.minQty} and ${parts.price} is not null`,
    )
  return new Set(rows.map(row => row.id))
}

/** With their attributes; missing parts are left out. */
export async function listWholeParts(db: Database, ids: readonly number[]): Promise<PartRow[]> {
  return db
    .select(shown)
    .from(parts)
    .where(sql`${parts.id} = any(${sql.param(ids)}::int[])`)
}

export type Neighbourhood = Pick<PartRow, 'id' | 'searchKey' | 'categoryId'>

/** The neighbors of a part in its category by number: mostly its siblings with other values. */
export async function listNeighbors(
  db: Database,
  { id, searchKey, categoryId }: Neighbourhood,
  count: number,
): Promise<ListedPart[]> {
  const near = (side: 'before' | 'after') =>
    db
      .select(listed)
      .from(parts)
      .where(
        and(
          // A part without a category has no neighbors.
          categoryId === null ? sql`false` : eq(parts.categoryId, categoryId),
          side === 'after' ? gt(parts.searchKey, searchKey) : lt(parts.searchKey, searchKey),
        ),
      )
      .orderBy(side === 'after' ? asc(parts.searchKey) : desc(parts.searchKey))
      .limit(count)
  const [twins, after, before] = await Promise.all([
    db
      .select(listed)
      .from(parts)
      .where(and(eq(parts.searchKey, searchKey), ne(parts.id, id)))
      .limit(count),
    near('after'),
    near('before'),
  ])
  return [
    ...twins,
    ...after.flatMap((row, i) => [row, ...before.slice(i, i + 1)]),
    ...before.slice(after.length),
  ]
}
