import type { DatabaseClient } from '../../database/transaction.ts'
import { ALTERNATES_DIFFER } from './given-alternates.queries.ts'
import { wantedValues } from './import-plan.queries.ts'
import { PART_FIELDS, type PartField } from './part-field.ts'

const ALIASES_OF_PARTS = `
  left join (select part_id, array_agg(alias) as list from aliases group by part_id) a on a.part_id = p.id`

export type PlannedCounts = { added: number; changed: number; unchanged: number }

/**
 * A list counts physical stock, which includes ordered pieces that are not shipped yet; those must not be
 * sold again. Orders and cancellations continue while the list is compared and written: their changes are
 * kept.
 */
const PLANNED_STOCK = 'greatest(0, r.stock - coalesce(v.quantity, 0))'
const SAVED_STOCK = 'greatest(0, r.stock - c.reserved + p.stock - c.stock)'

/** Finds the parts that differ from the list in the columns it has. */
export async function planChanges(
  client: DatabaseClient,
  fields: ReadonlySet<PartField>,
): Promise<PlannedCounts> {
  const wanted = wantedValues(fields, PLANNED_STOCK)
  const current = Object.keys(wanted).map(column => `p.${column}`)
  const hasAliases = fields.has('aliases')
  const hasAlternates = fields.has('alternates')
  await client.query(`
    create temp table import_changes on commit drop as
    select n.line, n.part_id, p.stock, coalesce(v.quantity, 0) as reserved
    from import_matches n
    join import_rows r on r.line = n.line
    join parts p on p.id = n.part_id
    left join reserved_parts v on v.part_id = p.id
    ${hasAliases ? ALIASES_OF_PARTS : ''}
    where (${current.join(', ')}) is distinct from (${Object.values(wanted).join(', ')})
    ${hasAliases ? `or not coalesce(a.list @> r.aliases and a.list <@ r.aliases, r.aliases = '{}')` : ''}
    ${hasAlternates ? `or ${ALTERNATES_DIFFER}` : ''}`)
  const { rows } = await client.query<PlannedCounts>(`
    select added, changed, matched - changed as unchanged
    from (
      select count(*) filter (where part_id is null)::integer as added, count(part_id)::integer as matched
      from import_matches
    ) matches,
    (select count(*)::integer as changed from import_changes) changes`)
  return rows[0] ?? { added: 0, changed: 0, unchanged: 0 }
}

/** Finds the parts that are not in the list. A refused line still shows that its part exists. */
export async function planRemovals(client: DatabaseClient): Promise<number> {
  const { rowCount } = await client.query(`
    create temp table import_missing on commit drop as
    select p.id from parts p
    where not exists (select from import_matches n where n.part_id = p.id)
    and not exists (
      select from import_rows r
      where r.is_refused and r.search_key = p.search_key and r.manufacturer_key in (
        '', (select name_key from manufacturers m where m.id = p.manufacturer_id)
      )
    )`)
  return rowCount ?? 0
}

/** The fields of a part that segments hold. Most lists change only the stock, which they do not hold. */
const IN_SEGMENTS = [
  'category_id',
  'packaging',
  'rohs',
  'min_qty',
  'price_quantities',
  'unit_prices',
  'price',
  'value_ids',
  'described_ids',
  'lifecycle',
  'eccn',
  'hs_code',
  'origin',
  'msl',
]

/** The categories whose segments the planned changes make outdated. */
export async function listOutdatedCategories(
  client: DatabaseClient,
  fields: ReadonlySet<PartField>,
  hasMissing: boolean,
): Promise<number[]> {
  const wanted = wantedValues(fields)
  const columns = IN_SEGMENTS.map(column => [`p.${column}`, wanted[column]] as const)
  const { rows } = await client.query<{ category_id: number }>(`
    select category_id from (
      select category_id from import_matches where part_id is null
      union
      select unnest(array[p.category_id, ${wanted.category_id}])
      from import_changes c
      join import_matches n on n.line = c.line
      join import_rows r on r.line = c.line
      join parts p on p.id = c.part_id
      where (${columns.map(([current]) => current).join(', ')})
        is distinct from (${columns.map(([, planned]) => planned).join(', ')})
      ${hasMissing ? 'union select category_id from parts join import_missing using (id)' : ''}
    ) changed
    where category_id is not null order by category_id`)
  return rows.map(row => row.category_id)
}

export async function removeMissing(client: DatabaseClient): Promise<void> {
  await client.query('delete from parts using import_missing where import_missing.id = parts.id')
}

export async function saveChanges(client: DatabaseClient, fields: ReadonlySet<PartField>): Promise<void> {
  const wanted = Object.entries(wantedValues(fields, SAVED_STOCK)).map(
    ([column, value]) => `${column} = ${value}`,
  )
  await client.query(`
    update parts p set ${wanted.join(', ')}, updated_at = now()
    from import_changes c
    join import_matches n on n.line = c.line
    join import_rows r on r.line = c.line
    where p.id = c.part_id`)
}

/** Sorted by key, so that adjacent index entries are written together. */
export async function addParts(client: DatabaseClient): Promise<void> {
  const values = wantedValues(new Set(PART_FIELDS))
  await client.query(`
    insert into parts (manufacturer_id, search_key, ${Object.keys(values).join(', ')})
    select n.manufacturer_id, r.search_key, ${Object.values(values).join(', ')}
    from import_matches n join import_rows r on r.line = n.line
    where n.part_id is null
    order by r.search_key`)
}

export async function saveAliases(client: DatabaseClient): Promise<void> {
  await client.query(`
    delete from aliases using import_changes c, import_rows r
    where r.line = c.line and aliases.part_id = c.part_id and aliases.alias <> all (r.aliases)`)
  await client.query(`
    insert into aliases (part_id, alias, search_key)
    select p.id, told.alias, told.key
    from import_rows r
    join import_matches n on n.line = r.line
    join parts p on p.manufacturer_id = n.manufacturer_id and p.part_number = r.part_number
    cross join unnest(r.aliases, r.alias_keys) as told (alias, key)
    where r.aliases <> '{}'
    on conflict do nothing`)
}
