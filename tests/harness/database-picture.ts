import type { DatabasePool } from '../../src/server/database/transaction.ts'

export type DatabasePicture = { tables: Record<string, string>; rules: string[]; sequences: string[] }

/** Everything in a database: the rows of each table as count and hash, the rules as SQL, and all sequences. */
export async function pictureOf(pool: DatabasePool): Promise<DatabasePicture> {
  const names = await column(
    pool,
    `select relname as value from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const tables: Record<string, string> = {}
  for (const name of names) tables[name] = (await column(pool, rowsOf(name))).join('')
  return {
    tables,
    rules: await column(pool, RULES),
    sequences: await column(
      pool,
      `select sequencename || ' ' || coalesce(last_value::text, 'unused') as value from pg_sequences order by 1`,
    ),
  }
}

function rowsOf(table: string): string {
  // The act of restoring is the only difference.
  const others = table === 'audit' ? `where act <> 'backup.restore'` : ''
  return `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as value
    from "${table}" t ${others}`
}

const RULES = `
  select pg_get_constraintdef(oid) || conrelid::regclass::text || conname as value from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
  union all select pg_get_functiondef(p.oid) from pg_proc p
    where pronamespace = 'public'::regnamespace and prokind = 'f'
  union all select viewname || definition from pg_views where schemaname = 'public'
  union all select table_name || column_name || data_type || is_nullable || coalesce(column_default, '')
      || is_generated || is_identity from information_schema.columns where table_schema = 'public'
  order by 1`

async function column(pool: DatabasePool, sql: string): Promise<string[]> {
  const { rows } = await pool.query<{ value: string }>(sql)
  return rows.map(({ value }) => value)
}
