import type { DatabaseClient, DatabasePool } from '../../database/transaction.ts'
import type { PartAttribute } from './catalogue.tables.ts'

export type ReadableParts = { id: number; attributes: PartAttribute[]; description: string; category: string }

export async function findDictionary(pool: DatabasePool): Promise<string | null> {
  const { rows } = await pool.query<{ dictionary: string }>('select dictionary from parameter_readings')
  return rows[0]?.dictionary ?? null
}

/**
 * From now on all parts count as read with this dictionary. Their segments are built again when needed; how many parts
 * they have stays true.
 */
export async function saveDictionary(pool: DatabasePool, dictionary: string): Promise<void> {
  await pool.query(
    `with saved as (
       insert into parameter_readings (dictionary) values ($1)
       on conflict (is_only) do update set dictionary = excluded.dictionary
     ), outdated as (
       update category_segments as stored
       set version = renewed.version, bytes = null,
         counted_version = case when counted_version = stored.version then renewed.version end
       from (select category_id, nextval('segment_versions') as version from category_segments) as renewed
       where renewed.category_id = stored.category_id
     )
     select pg_notify('site_changed', 'parts')`,
    [dictionary],
  )
}

/** All parts are read again soon. */
export async function forgetDictionary(client: DatabaseClient): Promise<void> {
  await client.query('delete from parameter_readings')
}

const STEP = 5_000

/** The category as a path of English names, as stock lists write it. */
export async function listReadableParts(client: DatabaseClient, after: number): Promise<ReadableParts[]> {
  const { rows } = await client.query<ReadableParts>(
    `with recursive paths as (
       select categories.id, name as path from categories
       join category_names on category_id = categories.id and lang = 'en' where parent_id is null
       union all
       select child.id, path || ' > ' || name from paths
       join categories child on child.parent_id = paths.id
       join category_names on category_id = child.id and lang = 'en'
     )
     select parts.id, attributes, description, coalesce(path, '') as category
     from parts left join paths on paths.id = category_id
     where parts.id > $1 order by parts.id limit ${STEP}`,
    [after],
  )
  return rows
}

type ReadIds = { id: number; stated: number[]; described: number[] }

/** Writes only what has changed. As JSON, because arrays of arrays must all have the same length. */
export async function saveValueIds(client: DatabaseClient, read: readonly ReadIds[]): Promise<void> {
  // In the order in which orders lock them.
  await client.query('select id from parts where id = any($1::int[]) order by id for no key update', [
    read.map(({ id }) => id),
  ])
  await client.query(
    `update parts set value_ids = stated, described_ids = described
     from jsonb_to_recordset($1) as read (id integer, stated integer[], described integer[])
     where parts.id = read.id and (value_ids, described_ids) is distinct from (stated, described)`,
    [JSON.stringify(read)],
  )
}
