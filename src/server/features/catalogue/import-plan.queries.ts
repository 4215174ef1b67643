import { copyRows } from '../../database/copy.ts'
import type { DatabaseClient } from '../../database/transaction.ts'
import type { PartField } from './part-field.ts'

/** Like exactNumber() in domain/part-number.ts; applied to both sides here, so that they are comparable. */
const exact = (column: string) => `upper(normalize(${column}, nfkc))`

export type DuplicateLine = { line: number; firstLine: number }

/** Lines for a part that an earlier line already describes. They are removed from the import. */
export async function takeOutDuplicates(client: DatabaseClient): Promise<number> {
  await client.query(`
    create temp table import_duplicates on commit drop as
    with crowded as (
      select manufacturer_key, search_key from import_rows where not is_refused
      group by manufacturer_key, search_key having count(*) > 1
    ), numbered as (
      select line, min(line) over (partition by manufacturer_key, ${exact('part_number')}) as first_line
      from import_rows join crowded using (manufacturer_key, search_key) where not is_refused
    )
    select line, first_line from numbered where line <> first_line`)
  const { rowCount } = await client.query(
    'delete from import_rows using import_duplicates where import_duplicates.line = import_rows.line',
  )
  return rowCount ?? 0
}

/** In line order, a thousand at a time: there may be millions. */
export async function* listDuplicates(client: DatabaseClient): AsyncGenerator<DuplicateLine> {
  for (let after = -1; ; ) {
    const { rows } = await client.query<DuplicateLine>(
      `select line, first_line as "firstLine" from import_duplicates where line > $1 order by line limit 1000`,
      [after],
    )
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    after = last.line
  }
}

/** Uses the spelling of the first line. Returns the number of new ones. */
export async function addManufacturers(client: DatabaseClient): Promise<number> {
  const { rowCount } = await client.query(`
    insert into manufacturers (name, name_key)
    select manufacturer, manufacturer_key
    from (
      select distinct on (manufacturer_key) line, manufacturer, manufacturer_key
      from import_rows where not is_refused order by manufacturer_key, line
    ) first
    where not exists (select from manufacturers where name_key = manufacturer_key)
    order by line`)
  return rowCount ?? 0
}

export async function listStagedCategories(client: DatabaseClient): Promise<string[]> {
  const { rows } = await client.query<{ category: string }>(
    `select category from import_rows where not is_refused and category <> '' group by category order by min(line)`,
  )
  return rows.map(row => row.category)
}

/** Sets the ids of each line, and its part if it exists. */
export async function matchParts(
  client: DatabaseClient,
  categories: ReadonlyMap<string, number>,
): Promise<void> {
  await client.query(
    'create temp table import_categories (category text, category_id integer) on commit drop',
  )
  await copyRows(client, 'import_categories', ['category', 'category_id'], categories)
  await client.query(`
    create temp table import_matches on commit drop as
    select r.line, m.id as manufacturer_id, c.category_id, p.id as part_id
    from import_rows r
    join manufacturers m on m.name_key = r.manufacturer_key
    left join import_categories c on c.category = r.category
    left join parts p on p.manufacturer_id = m.id and p.part_number = r.part_number
    where not r.is_refused`)
  await matchOtherSpellings(client)
  await client.query('analyze import_matches')
}

async function matchOtherSpellings(client: DatabaseClient): Promise<void> {
  await client.query(`
    update import_matches set part_id = spelled.part_id
    from (
      select n.line, min(p.id) as part_id
      from import_matches n
      join import_rows r on r.line = n.line
      join parts p on p.manufacturer_id = n.manufacturer_id and p.search_key = r.search_key
      where n.part_id is null and ${exact('p.part_number')} = ${exact('r.part_number')}
      group by n.line
    ) spelled
    where spelled.line = import_matches.line`)
}

/** A multiple equal to the minimum, which is the default when a list has none, follows the minimum. */
function keptMultiple(minQty: string): string {
  return `case when p.multiple = p.min_qty then ${minQty} else p.multiple end`
}

/** The value a part should have: the list's, or its own if the list has no such column. */
export function wantedValues(fields: ReadonlySet<PartField>, stock = 'r.stock'): Record<string, string> {
  const from = (field: PartField, column: string) => `${fields.has(field) ? 'r' : 'p'}.${column}`
  const quantities = from('prices', 'price_quantities')
  const prices = from('prices', 'unit_prices')
  // Below its first price break a part would have no price.
  const minQty = `greatest(${from('minQty', 'min_qty')}, (${quantities})[1])`
  return {
    part_number: 'r.part_number',
    category_id: fields.has('category') ? 'n.category_id' : 'p.category_id',
    packaging: from('packaging', 'packaging'),
    batch: from('batch', 'batch'),
    rohs: from('rohs', 'rohs'),
    lead_time_weeks: from('leadTimeWeeks', 'lead_time_weeks'),
    stock: fields.has('stock') ? stock : 'p.stock',
    datasheet: from('datasheet', 'datasheet'),
    description: from('description', 'description'),
    min_qty: minQty,
    multiple: fields.has('multiple') ? 'r.multiple' : keptMultiple(minQty),
    price_quantities: quantities,
    unit_prices: prices,
    price: `(${prices})[width_bucket(${minQty}, ${quantities})]`,
    attributes: from('attributes', 'attributes'),
    images: from('images', 'images'),
    weight_grams: from('weightGrams', 'weight_grams'),
    value_ids: from('attributes', 'value_ids'),
    described_ids: from('description', 'described_ids'),
    lifecycle: from('lifecycle', 'lifecycle'),
    last_buy_on: from('lifecycle', 'last_buy_on'),
    eccn: from('eccn', 'eccn'),
    hs_code: from('hsCode', 'hs_code'),
    origin: from('origin', 'origin'),
    msl: from('msl', 'msl'),
  }
}
