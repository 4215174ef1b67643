import type { DatabaseClient } from '../transaction.ts'

export type TableShape = { name: string; columns: string[]; bytes: number }

/** In the schema of the shop, without the objects of an extension. */
const OURS = (catalog: string, oid: string) => `not exists (
  select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`

/** With the columns that COPY writes: generated ones are computed again. */
export async function listTables(client: DatabaseClient): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select c.relname as name, pg_table_size(c.oid)::float8 as bytes,
      array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum
      ) as columns
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and ${OURS('pg_class', 'c.oid')}
    order by c.relname`)
  return rows
}

/** A database from before checksums has none. */
export async function listMigrations(client: DatabaseClient) {
  const { rows } = await client.query<{ name: string; checksum: string | null }>(
    `select name, to_jsonb(migrations) ->> 'checksum' as checksum from migrations order by name`,
  )
  return rows
}

export type SequenceState = { name: string; value: string; isCalled: boolean }

export async function listSequences(client: DatabaseClient): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'S' and ${OURS('pg_class', 'c.oid')}
    order by c.relname`)
  const states: SequenceState[] = []
  for (const { name } of rows) {
    const sql = `select last_value::text as value, is_called as "isCalled" from ${quoted(name)}`
    const [state] = (await client.query<Omit<SequenceState, 'name'>>(sql)).rows
    if (state) states.push({ name, ...state })
  }
  return states
}

/**
 * Drops tables, views, sequences, functions and types of the shop, of any version. Extensions stay. Sequences
 * come last, because most of them belong to a table.
 */
export async function dropEverything(client: DatabaseClient): Promise<void> {
  const { rows } = await client.query<{ sql: string }>(`
    select format('drop %s if exists %s cascade', kind, name) as sql from (
      select case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
        else 'table' end as kind, c.oid::regclass::text as name
      from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
        and ${OURS('pg_class', 'c.oid')}
      union all
      select 'routine', p.oid::regprocedure::text
      from pg_proc p where p.pronamespace = current_schema()::regnamespace and ${OURS('pg_proc', 'p.oid')}
      union all
      select 'type', t.oid::regtype::text
      from pg_type t
      where t.typnamespace = current_schema()::regnamespace and t.typtype in ('d', 'e')
        and ${OURS('pg_type', 't.oid')}
    ) objects
    order by kind = 'sequence'`)
  // Also those that a cascade has dropped already.
  for (const { sql } of rows) await client.query(sql)
}

/** Triggers and foreign keys would act on the rows, and each index is faster built at once. */
export async function suspendRules(client: DatabaseClient): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ suspend: string; resume: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as suspend,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as resume,
      2 as rank
    from pg_constraint where connamespace = current_schema()::regnamespace and contype = 'f'
    union all
    select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid), 1
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'i'
      and not exists (select from pg_constraint where conindid = i.indexrelid)
    union all
    select format('alter table %s disable trigger %I', tgrelid::regclass, tgname),
      format('alter table %s enable trigger %I', tgrelid::regclass, tgname), 3
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = current_schema()::regnamespace and not tgisinternal and tgenabled = 'O'
    order by rank`)
  for (const { suspend } of rows.toReversed()) await client.query(suspend)
  return async () => {
    for (const { resume } of rows) await client.query(resume)
  }
}

/** Whether a shop would be lost. Migrations fill two tables of an empty database. */
export async function findRows(client: DatabaseClient): Promise<string[]> {
  const tables = (await listTables(client)).filter(
    ({ name }) => name !== 'migrations' && name !== 'installation_keys',
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`)
    if (rowCount) found.push(name)
  }
  return found
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
