import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { copyDatabase } from '../../../tests/harness/copy-database.ts'
import { openTcpProxy } from '../../../tests/harness/tcp-proxy.ts'
import { type DatabaseChanges, listenForChanges } from './changes.ts'
import { type Connection, connect } from './connection.ts'
import { SHOP_TIMEOUTS } from './timeouts.ts'

let connection: Connection
let databaseUrl = ''
let changes: DatabaseChanges
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await copyDatabase(inject('databaseServer'))
  drop = database.drop
  databaseUrl = database.url
  connection = await connect(database.url, 2)
  changes = await listenForChanges(database.url)
})
afterAll(async () => {
  await changes.close()
  await connection.close()
  await drop()
})

test('a lost connection counts as a change, and later changes are received again', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const heard = vi.fn()
  const heardOfMail = vi.fn()
  changes.onChange(heard)
  changes.onMail(heardOfMail)
  await connection.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
  )
  await expect.poll(() => heard.mock.calls.length).toBe(1)
  await connection.pool.query(`insert into labels values ('de', 'a', 'b')`)
  await expect.poll(() => heard.mock.calls.length).toBe(2)
  expect(heardOfMail).toHaveBeenCalledTimes(1)
})

test('a queued mail notifies mail listeners only', async () => {
  const heard = vi.fn()
  const heardOfMail = vi.fn()
  changes.onChange(heard)
  changes.onMail(heardOfMail)
  await connection.pool.query(
    `insert into mails (recipient, lang, kind, fields) values ('buyer@firm.example', 'en', 'reset', '{}')`,
  )
  await expect.poll(() => heardOfMail.mock.calls.length).toBe(1)
  expect(heard).not.toHaveBeenCalled()
})

test('the heartbeat comes every 15 seconds', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const listening = await listenForChanges(databaseUrl)
  expect(timers.mock.calls.map(([, ms]) => ms)).toContain(15_000)
  timers.mockRestore()
  await listening.close()
})

test('the heartbeat detects a dead connection, and missed changes count as changed', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const proxy = await openTcpProxy(databaseUrl)
  const timeouts = { ...SHOP_TIMEOUTS, connectMs: 500 }
  const silent = await listenForChanges(proxy.url, { timeouts, heartbeatMs: 100 })
  const heard = vi.fn()
  silent.onChange(heard)
  expect(silent.isUp()).toBe(true)
  proxy.silenceAll()
  await expect.poll(silent.isUp).toBe(false)
  await connection.pool.query(`insert into labels values ('de', 'missed', 'b')`)
  expect(heard).not.toHaveBeenCalled()
  proxy.comeBack()
  await expect.poll(silent.isUp).toBe(true)
  await expect.poll(() => heard.mock.calls.length).toBe(1)
  await silent.close()
  await proxy.close()
})
