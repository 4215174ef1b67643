import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { copyDatabase } from '../../../tests/harness/copy-database.ts'
import { openPooler } from '../../../tests/harness/pooler.ts'
import { parseConfig, StartError } from '../config.ts'
import { Closers, openStore } from '../start.ts'
import { listenForChanges } from './changes.ts'
import { connect } from './connection.ts'
import { requireSessions } from './require-sessions.ts'
import { SHOP_TIMEOUTS } from './timeouts.ts'

let databaseUrl = ''
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await copyDatabase(inject('databaseServer'))
  databaseUrl = database.url
  drop = database.drop
})
afterAll(() => drop())

test('a pooler in session mode works: timeouts apply and changes are received', async () => {
  const pooler = await openPooler(databaseUrl, 'session')
  await requireSessions(pooler.url, SHOP_TIMEOUTS)
  const { pool, close } = await connect(pooler.url, 2, SHOP_TIMEOUTS)
  const { rows } = await pool.query(
    `select name, setting::integer / 1000 as seconds from pg_settings where name like '%_timeout' and setting <> '0'
       and context = 'user' and source = 'session' order by name`,
  )
  expect(rows.map(({ name, seconds }) => `${name} ${seconds}`)).toEqual([
    'idle_in_transaction_session_timeout 30',
    'lock_timeout 2',
    'statement_timeout 10',
  ])
  const changes = await listenForChanges(pooler.url)
  const heard = vi.fn()
  changes.onChange(heard)
  await pool.query(`insert into labels values ('de', 'pooled', 'b')`)
  await expect.poll(() => heard.mock.calls.length).toBe(1)
  await changes.close()
  await close()
  await pooler.close()
})

test('a pooler in transaction mode is rejected at the start', async () => {
  const pooler = await openPooler(databaseUrl, 'transaction')
  const { host } = new URL(pooler.url)
  const closers = new Closers()
  const refused = openStore(parseConfig({ DATABASE_URL: pooler.url }, '/'), closers, {
    fill: async () => {},
    onLost: () => {},
  })
  await expect(refused).rejects.toThrow(StartError)
  await expect(refused).rejects.toThrow(
    new RegExp(`^the pooler at ${host}/\\w+ lends connections per transaction; set its pool_mode to session`),
  )
  await closers.closeAll()
  await pooler.close()
})
