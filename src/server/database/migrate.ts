import { createHash } from 'node:crypto'
import type pg from 'pg'
import { StartError } from '../config.ts'
import { LOCKS } from './locks.ts'
import { inTransaction } from './transaction.ts'

export type Migration = { name: string; sql: string }

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const MIGRATIONS: readonly Migration[] = Object.entries(files)
  .map(([path, sql]) => ({ name: path.replace('./migrations/', ''), sql }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))

/** Migrates the database. Several processes may start at once: the first one migrates, the others wait. */
export async function migrate(pool: pg.Pool, migrations = MIGRATIONS): Promise<void> {
  await inTransaction(pool, async ({ client }) => {
    await lockMigrations(client)
    await applyMigrations(client, migrations)
  })
}

/** Until the end of the transaction. A shop that starts meanwhile waits. */
export async function lockMigrations(client: pg.PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCKS.migration])
}

export async function applyMigrations(
  client: pg.PoolClient,
  migrations: readonly Migration[],
): Promise<void> {
  const applied = await listApplied(client)
  refuseNewer(applied, migrations)
  for (const migration of migrations) await apply(client, migration, applied.get(migration.name))
}

/** The checksum is null for a migration applied before checksums existed. */
async function listApplied(client: pg.PoolClient): Promise<Map<string, string | null>> {
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  await client.query('alter table migrations add column if not exists checksum text')
  const { rows } = await client.query<{ name: string; checksum: string | null }>(
    'select name, checksum from migrations order by name',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

/** An older version would misinterpret and corrupt newer tables. */
function refuseNewer(applied: Map<string, string | null>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = [...applied.keys()].filter(name => !known.has(name))
  if (unknown.length > 0)
    throw new StartError(
      `the database is newer than this version of the shop: it has ${unknown.join(', ')}; start the newer version`,
    )
}

async function apply(
  client: pg.PoolClient,
  { name, sql }: Migration,
  known: string | null | undefined,
): Promise<void> {
  const checksum = checksumOf(sql)
  if (known === checksum) return
  if (known)
    throw new StartError(`the migration ${name} was changed after this database applied it; restore the file`)
  if (known === undefined) await client.query(sql)
  await client.query(
    'insert into migrations (name, checksum) values ($1, $2) on conflict (name) do update set checksum = $2',
    [name, checksum],
  )
}

/** Git may check out other line endings. */
export function checksumOf(sql: string): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
}
