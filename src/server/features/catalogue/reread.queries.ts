import type { DatabaseClient, DatabasePool } from '../../database/transaction.ts'
import type { PartAttribute } from './catalogue.tables.ts'
import { WITH_PATHS } from './categories.queries.ts'

/** The values of a part, as ids. */
export type ReadValues = { id: number; valueIds: number[]; describedIds: number[] }
export type ReadablePart = ReadValues & {
  attributes: PartAttribute[]
  description: string
  category: string
}

type Reading = {
  dictionary: string
  /** The last part that was read with it; null: all are. */
  readTo: number | null
}

export async function findReading(client: DatabasePool | DatabaseClient): Promise<Reading | null> {
  const { rows } = await client.query<Reading>(
    'select dictionary, read_to as "readTo" from parameter_readings',
  )
  return rows[0] ?? null
}

export async function saveProgress(
  client: DatabaseClient,
  dictionary: string,
  readTo: number,
): Promise<void> {
  await client.query(
    `insert into parameter_readings (dictionary, read_to) values ($1, $2)
     on conflict (is_only) do update set dictionary = excluded.dictionary, read_to = excluded.read_to`,
    [dictionary, readTo],
  )
}

/**
 * From now on all parts count as read with this dictionary. Their segments are built again when needed; how many parts
 * they have stays true.
 */
export async function saveDictionary(
  client: DatabasePool | DatabaseClient,
  dictionary: string,
): Promise<void> {
  await client.query(
    `with saved as (
       insert into parameter_readings (dictionary) values ($1)
       on conflict (is_only) do update set dictionary = excluded.dictionary, read_to = null
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

/** The first parts of a catalog need not be read a second time. */
export async function startDictionary(client: DatabaseClient, dictionary: string): Promise<void> {
  await client.query(
    `insert into parameter_readings (dictionary) select $1 where not exists (select from parts)
     on conflict (is_only) do update set dictionary = excluded.dictionary, read_to = null`,
    [dictionary],
  )
}

/** All parts are read again soon. */
export async function forgetDictionary(client: DatabaseClient): Promise<void> {
  await client.query('delete from parameter_readings')
}

const STEP = 2_000

export async function listReadableParts(client: DatabaseClient, after: number): Promise<ReadablePart[]> {
  const { rows } = await client.query<ReadablePart>(
    `${WITH_PATHS}
     select parts.id, attributes, description, coalesce(path, '') as category,
       value_ids as "valueIds", described_ids as "describedIds"
     from parts left join paths on paths.id = category_id
     where parts.id > $1 order by parts.id limit ${STEP}`,
    [after],
  )
  return rows
}

/** As JSON, because arrays of arrays must all have the same length. */
export async function saveValueIds(client: DatabaseClient, read: readonly ReadValues[]): Promise<void> {
  if (read.length === 0) return
  // In the order in which orders lock them.
  await client.query('select id from parts where id = any($1::int[]) order by id for no key update', [
    read.map(({ id }) => id),
  ])
  await client.query(
    `update parts set value_ids = "valueIds", described_ids = "describedIds"
     from jsonb_to_recordset($1) as read (id integer, "valueIds" integer[], "describedIds" integer[])
     where parts.id = read.id`,
    [JSON.stringify(read)],
  )
}
