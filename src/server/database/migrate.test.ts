import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { copyDatabase } from '../../../tests/harness/copy-database.ts'
import { StartError } from '../config.ts'
import { type Connection, connect } from './connection.ts'
import { migrate } from './migrate.ts'

const PARTS = { name: '0001-parts.sql', sql: 'create table parts (id integer);\n' }
const CARTS = { name: '0002-carts.sql', sql: 'create table carts (id integer);\n' }
let connection: Connection
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await copyDatabase(inject('databaseServer'), 'template0')
  drop = database.drop
  connection = await connect(database.url, 2)
  await migrate(connection.pool, [PARTS, CARTS])
})
afterAll(async () => {
  await connection.close()
  await drop()
})

test('an applied migration is not applied again, with any line endings', async () => {
  const crlf = { ...CARTS, sql: CARTS.sql.replaceAll('\n', '\r\n') }
  await expect(migrate(connection.pool, [PARTS, crlf])).resolves.toBeUndefined()
})

test('a migration that was changed after it was applied stops the start', async () => {
  const changed = { ...PARTS, sql: 'create table parts (id bigint);\n' }
  await expect(migrate(connection.pool, [changed, CARTS])).rejects.toThrow(
    new StartError(
      'the migration 0001-parts.sql was changed after this database applied it; restore the file',
    ),
  )
})

test('a database newer than the code stops the start', async () => {
  await expect(migrate(connection.pool, [PARTS])).rejects.toThrow(
    new StartError(
      'the database is newer than this version of the shop: it has 0002-carts.sql; start the newer version',
    ),
  )
})

test('reports the lost connection, not the rollback that failed because of it', async () => {
  const lost = { name: '0003-lost.sql', sql: 'select pg_terminate_backend(pg_backend_pid());\n' }
  await expect(migrate(connection.pool, [PARTS, CARTS, lost])).rejects.toMatchObject({ code: '57P01' })
})

test('a database from before checksums gets them', async () => {
  const { pool } = connection
  await pool.query('alter table migrations drop column checksum')
  await migrate(pool, [PARTS, CARTS])
  const { rows } = await pool.query('select count(checksum)::int as count from migrations')
  expect(rows).toEqual([{ count: 2 }])
})
