import { readdirSync, readFileSync } from 'node:fs'
import { inject } from 'vitest'
import { type Connection, connect } from '../../src/server/database/connection.ts'
import { migrate } from '../../src/server/database/migrate.ts'
import type { DatabasePool } from '../../src/server/database/transaction.ts'
import { copyDatabase } from './copy-database.ts'

const FOLDER = 'src/server/database/migrations'

/** A database with the tables before a migration, filled, and then migrated like a shop that upgrades. */
export async function openUpgradedShop(
  before: string,
  fill: (pool: DatabasePool) => Promise<void>,
): Promise<Connection> {
  const copy = await copyDatabase(inject('databaseServer'), 'template0')
  const connection = await connect(copy.url, 2)
  const { pool } = connection
  await pool.query(
    'create table migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  for (const name of readdirSync(FOLDER).sort()) {
    if (name >= before) break
    await pool.query(readFileSync(`${FOLDER}/${name}`, 'utf8'))
    await pool.query('insert into migrations (name) values ($1)', [name])
  }
  await fill(pool)
  await migrate(pool)
  const close = async () => {
    await connection.close()
    await copy.drop()
  }
  return { ...connection, close }
}
