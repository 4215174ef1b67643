import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { prepare, prepareOnce } from '../../database/prepare.ts'
import { shareMoment } from '../../database/share-moment.ts'
import { parts } from './catalogue.tables.ts'

const { words, ...shown } = getTableColumns(parts)
const { attributes, valueIds, describedIds, ...listed } = shown

export { listed }

export type PartRow = Omit<typeof parts.$inferSelect, 'words'>
/** Only the product page shows attributes. */
export type ListedPart = Omit<PartRow, 'attributes' | 'valueIds' | 'describedIds'>

const partById = prepareOnce(db =>
  db
    .select(shown)
    .from(parts)
    .where(eq(parts.id, sql.placeholder('id')))
    .prepare('find-part'),
)

/** Several use cases of a part's page need the part. */
export const findPart = shareMoment(async (db, id: number): Promise<PartRow | null> => {
  const [row] = await partById(db).execute({ id })
  return row ?? null
})

const partsById = prepareOnce(db =>
  db
    .select(listed)
    .from(parts)
    .where(sql`${parts.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('list-parts-by-id'),
)

/** In the order of the ids; missing parts are left out. */
export async function listPartsById(db: Database, ids: readonly number[]): Promise<ListedPart[]> {
  if (ids.length === 0) return []
  const rows = await partsById(db).execute({ ids })
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

type PartPrices = { id: number; quantities: number[]; prices: number[] }

export async function listPartPrices(db: Database, ids: readonly number[]): Promise<PartPrices[]> {
  if (ids.length === 0) return []
  // As JSON: reading arrays took half of the processor time of 500 parts.
  const { rows } = await db.execute<PartPrices>(sql`
    select id, to_json(price_quantities) as quantities, to_json(unit_prices) as prices from parts
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
  if (ids.length === 0) return []
  return db
    .select(shown)
    .from(parts)
    .where(sql`${parts.id} = any(${sql.param(ids)}::int[])`)
}

export type Neighbourhood = Pick<PartRow, 'id' | 'searchKey' | 'categoryId'>
export type Neighbor = { id: number; is_buyable: boolean }

const IS_BUYABLE = 'stock > 0 and price is not null as is_buyable'

const besideIt = (side: 'before' | 'after') => {
  const [comparison, direction, rank] = side === 'after' ? ['>', 'asc', 0] : ['<', 'desc', 0.5]
  return `(
    select id, is_buyable, row_number() over () + ${rank} as place from (
      select id, ${IS_BUYABLE} from parts
      where category_id = $3 and search_key ${comparison} $2 order by search_key ${direction} limit $4
    ) as ${side}
  )`
}
const neighbors = prepare<Neighbor>(
  'list-neighbors',
  `
  select id, is_buyable from (
    (select id, ${IS_BUYABLE}, 0 as place from parts where search_key = $2 and id <> $1 order by id limit $4)
    union all ${besideIt('after')}
    union all ${besideIt('before')}
  ) as near order by place, id`,
)

/** The same number of other manufacturers, then the neighbors in the category by number: mostly its siblings. */
export async function listNeighbors(
  db: Database,
  { id, searchKey, categoryId }: Neighbourhood,
  count: number,
): Promise<Neighbor[]> {
  return neighbors(db, [id, searchKey, categoryId, count])
}
