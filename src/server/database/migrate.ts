import type pg from 'pg'

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

// Any number will do, as long as every process of the shop uses the same one.
const MIGRATION_LOCK = 7_244_771

/** Brings the tables up to date. Several processes may start at once: the first migrates, the others wait. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const applied = new Set(rows.map(row => row.name))
    for (const [name, sql] of pending(applied)) {
      await client.query(sql)
      await client.query('insert into migrations (name) values ($1)', [name])
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

function pending(applied: Set<string>): [string, string][] {
  return Object.entries(files)
    .map(([path, sql]): [string, string] => [path.replace('./migrations/', ''), sql])
    .filter(([name]) => !applied.has(name))
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
}
