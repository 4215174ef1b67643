import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { copyDatabase } from '../../../tests/harness/copy-database.ts'
import { openTcpProxy, type TcpProxy } from '../../../tests/harness/tcp-proxy.ts'
import { parseConfig, StartError } from '../config.ts'
import { listenForChanges } from './changes.ts'
import { clientOptions, connect } from './connection.ts'
import { describeUrl, hostUrls } from './hosts.ts'
import { SHOP_TIMEOUTS } from './timeouts.ts'

const QUICK = { ...SHOP_TIMEOUTS, connectMs: 2_000 }
let first: TcpProxy
let second: TcpProxy
let both = ''
let drop: () => Promise<void>

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const database = await copyDatabase(inject('databaseServer'))
  drop = database.drop
  first = await openTcpProxy(database.url)
  second = await openTcpProxy(database.url)
  both = first.url.replace(`:${first.port}/`, `:${first.port},127.0.0.1:${second.port}/`)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await first.close()
  await second.close()
  await drop()
})

test('a URL may have several hosts', () => {
  const url = 'postgres://shop:hush@db1:5432,db2:6432/shop?target_session_attrs=read-write'
  expect(hostUrls(url)).toEqual([
    'postgres://shop:hush@db1:5432/shop?target_session_attrs=read-write',
    'postgres://shop:hush@db2:6432/shop?target_session_attrs=read-write',
  ])
  expect(parseConfig({ DATABASE_URL: url }, '/').databaseUrl).toBe(url)
  expect(describeUrl(url)).toBe('db1:5432,db2:6432/shop')
  expect(() => parseConfig({ DATABASE_URL: 'postgres://db1:5432,db2:port/shop' }, '/')).toThrow(StartError)
  expect(() => parseConfig({ DATABASE_URL: 'postgres://a/b?target_session_attrs=standby' }, '/')).toThrow(
    new StartError('DATABASE_URL must have target_session_attrs=read-write or none'),
  )
})

test('connects to the primary, and after a failover to the other host', async () => {
  first.readOnly()
  second.comeBack()
  const { pool, close } = await connect(both, 2, QUICK)
  const changes = await listenForChanges(both, { timeouts: QUICK })
  const heard = vi.fn()
  changes.onChange(heard)
  const write = () =>
    pool.query(`update settings set value = value`).then(
      () => true,
      () => false,
    )
  expect(await write()).toBe(true)
  second.readOnly()
  first.comeBack()
  await expect.poll(write).toBe(true)
  await expect.poll(changes.isUp).toBe(true)
  await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(0)
  await changes.close()
  await close()
})

test('a host that does not respond causes no delay', async () => {
  first.silenceAll()
  second.comeBack()
  const { pool, close } = await connect(both, 1, { ...QUICK, connectMs: 10_000 })
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close()
})

test('one host that does not respond fails after the set time, and connections are kept alive', async () => {
  first.silenceAll()
  await expect(connect(first.url, 1, { ...QUICK, connectMs: 200 })).rejects.toThrow('cannot be reached')
  expect(clientOptions(both, { ...QUICK, keepAliveMs: 7_000 })).toMatchObject({
    keepAlive: true,
    keepAliveInitialDelayMillis: 7_000,
  })
})

test('without a primary the start fails with a message that hides the password', async () => {
  first.readOnly()
  second.readOnly()
  const failed = connect(both.replace('chipfront@', 'chipfront:hush@'), 1, QUICK)
  await expect(failed).rejects.toThrow(
    /^the database at 127.0.0.1:\d+,127.0.0.1:\d+\/\w+ cannot be reached: no primary/,
  )
  await expect(failed).rejects.not.toThrow('hush')
  first.comeBack()
})
