import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { order } from '../../../tests/harness/buyers.ts'
import { type Standby, startStandby } from '../../../tests/harness/standby.ts'
import { stockParts } from '../../../tests/harness/stock-parts.ts'
import { openTcpProxy, type TcpProxy } from '../../../tests/harness/tcp-proxy.ts'
import { loadDemo } from '../../demo/load-demo.ts'
import { parseConfig } from '../config.ts'
import { createShop, type Shop } from '../shop.ts'
import { type DatabaseChanges, listenForChanges } from './changes.ts'
import { type Connection, connect, ensureDatabase } from './connection.ts'
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { openReplicas, type Reads } from './replicas.ts'
import { LONG_TIMEOUTS } from './timeouts.ts'

const SETTINGS = { fsync: 'off', full_page_writes: 'off', max_wal_senders: '4' }
const STOCK = 1_000
const LAG_MS = 2_000
const HOUR_MS = 3_600_000
const folder = mkdtempSync(join(tmpdir(), 'chipfront-replicas-'))

type Process = { shop: Shop; reads: Reads; close: () => Promise<void> }

let primary: EmbeddedDatabase
let standby: Standby
let connection: Connection
let replica: pg.Pool
let partId: number
let own: Process
/** Receives no notifications: it learns of changes by the visitor's cookie only. */
let other: Process

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const place = join(folder, 'primary')
  primary = await startEmbedded(place, { settings: SETTINGS })
  await ensureDatabase(primary.url('postgres'), 'shop')
  connection = await connect(primary.url('shop'), 4)
  await migrate(connection.pool)
  await loadDemo(connection.pool, 300)
  const parts = [
    { partNumber: 'REPLICA-1', stock: STOCK, prices: [[1, '1.50']] satisfies [number, string][] },
  ]
  partId = (await stockParts(connection.db, parts))[0] ?? 0
  standby = await startStandby(
    { server: primary, folder: place, settings: SETTINGS },
    join(folder, 'standby'),
  )
  replica = new pg.Pool({ connectionString: standby.url('shop') }).on('error', () => {})
  own = await startProcess(LAG_MS)
  other = await startProcess(HOUR_MS, { onChange: () => {}, onStock: () => {} })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await own.close()
  await other.close()
  await replica.end()
  await connection.close().catch(() => {})
  await standby.stop().catch(() => {})
  await primary.stop().catch(() => {})
  rmSync(folder, { recursive: true, force: true })
})

async function startProcess(mostLagMs: number, hears: Partial<DatabaseChanges> = {}): Promise<Process> {
  const config = parseConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://shop.test' }, process.cwd())
  const listening = await listenForChanges(primary.url('shop'))
  const changes = { ...listening, ...hears }
  const reads = openReplicas({
    ...{ urls: [standby.url('shop')], primary: connection, changes, poolSize: 4, mostLagMs },
    primaryUrl: primary.url('shop'),
    timeouts: { ...LONG_TIMEOUTS, connectMs: 2_000 },
    checkMs: 100,
  })
  const shop = createShop({ config, connection, changes, reads, wallet: null, assets: { headFor: () => '' } })
  const close = async () => {
    await shop.close()
    await reads.close()
    await listening.close()
  }
  return { shop, reads, close }
}

const isUsed = ({ reads }: Process) => reads.replicas().every(({ is_used }) => is_used)

async function stockIn({ shop }: Process, Cookie = ''): Promise<number> {
  const answer = await shop.api.request(`/api/goods/goodsDetail?id=${partId}`, { headers: { Cookie } })
  return (await answer.json()).data.stock
}

/** Returns the visitor's cookies. */
async function buy(quantity: number): Promise<string> {
  const asked = order({ source: 'buy_now', goods_id: partId, cart_num: quantity })
  const post = (path: string, body: unknown) =>
    own.shop.api.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify(body),
    })
  const { goods_id, cart_num, shipping_id } = asked
  const preview = await post('/api/orders/buyNow_before', { goods_id, cart_num, shipping_id, country: 'DE' })
  const { total } = (await preview.json()).data
  const placed = await post('/api/orders/add', { ...asked, expected_total: total })
  expect((await placed.json()).code).toBe(200)
  return placed.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}

async function readsOf({ reads }: Process, work: () => Promise<unknown>) {
  const before = reads.counts()
  await work()
  const after = reads.counts()
  return { primary: after.primary - before.primary, replica: after.replica - before.replica }
}

test.each([
  '/api/goods/goodsDetail?id=1',
  '/api/index/search?keyword=LM',
  '/api/index/searchOption?keyword=LM',
  '/api/index/searchExact?keyword=REPLICA-1',
  '/api/manufacturers/1',
  '/api/goods/relatedBlogs/1',
])('%s is read from the replica', async path => {
  const read = () => readsOf(own, async () => own.shop.api.request(path))
  const isFromReplica = ({ primary, replica }: Awaited<ReturnType<typeof read>>) =>
    primary === 0 && replica > 0
  await expect.poll(async () => isFromReplica(await read())).toBe(true)
  expect((await own.shop.api.request(path)).status).toBe(200)
})

test('buyers see their own order at once, in every process, while the replica is behind', async () => {
  await expect.poll(() => isUsed(own) && isUsed(other)).toBe(true)
  await replica.query('select pg_wal_replay_pause()')
  const cookies = await buy(10)
  expect(await stockIn(own, cookies)).toBe(STOCK - 10)
  await expect.poll(() => stockIn(other)).toBe(STOCK)
  expect(await stockIn(other, cookies)).toBe(STOCK - 10)
  await replica.query('select pg_wal_replay_resume()')
  await expect.poll(async () => (await readsOf(own, () => stockIn(own))).replica).toBeGreaterThan(0)
  expect(await stockIn(own)).toBe(STOCK - 10)
})

test('a replica that stays behind is left out until it has caught up', async () => {
  await replica.query('select pg_wal_replay_pause()')
  await buy(5)
  await expect.poll(() => isUsed(own), { timeout: 60_000 }).toBe(false)
  expect(await stockIn(own)).toBe(STOCK - 15)
  await replica.query('select pg_wal_replay_resume()')
  await expect.poll(() => isUsed(own), { timeout: 60_000 }).toBe(true)
})

test('a paused replica delays no reader for long, and is used again when it goes on', async () => {
  standby.signal('SIGSTOP')
  expect(await stockIn(own)).toBe(STOCK - 15)
  await expect.poll(() => isUsed(own), { timeout: 60_000 }).toBe(false)
  const state = await (await own.shop.api.request('/readyz')).json()
  expect(state).toMatchObject({ status: 'ok', replicas: [{ is_used: false }] })
  standby.signal('SIGCONT')
  await expect.poll(() => isUsed(own), { timeout: 60_000 }).toBe(true)
})

test.each([
  ['that has closed its connections', (proxy: TcpProxy) => proxy.goDown()],
  ['that has just stopped answering', () => {}],
])('a read that waits for a primary %s is answered by the replica', async (_, cut) => {
  const proxy = await openTcpProxy(primary.url('shop'))
  const timeouts = { ...LONG_TIMEOUTS, connectMs: HOUR_MS }
  const link = await connect(proxy.url, 1, timeouts)
  const changes = await listenForChanges(proxy.url, { timeouts })
  const reads = openReplicas({
    ...{ urls: [standby.url('shop')], primary: link, primaryUrl: proxy.url, changes, poolSize: 1 },
    ...{ timeouts, mostLagMs: HOUR_MS },
  })
  const readStock = () => reads.db.execute(`select stock from parts where id = ${partId}`)
  try {
    await expect.poll(() => reads.replicas()[0]?.is_used).toBe(true)
    reads.require(2n ** 62n)
    expect((await readStock()).rows).toEqual([{ stock: STOCK - 15 }])
    expect(reads.counts()).toEqual({ primary: 1, replica: 0 })
    cut(proxy)
    proxy.silenceAll()
    const askedPrimary = async () => {
      const before = reads.counts().primary
      expect((await readStock()).rows).toEqual([{ stock: STOCK - 15 }])
      return reads.counts().primary - before
    }
    expect(await askedPrimary()).toBe(1)
    await expect.poll(askedPrimary).toBe(0)
  } finally {
    await proxy.close()
    await changes.close()
    await reads.close()
    await link.close()
  }
})

test('without the primary, the catalog is still read', async () => {
  await own.shop.api.request('/api/index/search?keyword=LM')
  await primary.stop()
  await expect.poll(() => own.shop.isDatabaseUp(), { timeout: 60_000 }).toBe(false)
  expect(await stockIn(own)).toBe(STOCK - 15)
})

test('a killed replica is left out, and probes and metrics say so', async () => {
  await startAgain()
  await expect.poll(() => isUsed(own), { timeout: 60_000 }).toBe(true)
  standby.signal('SIGKILL')
  expect(await stockIn(own)).toBe(STOCK - 15)
  await expect.poll(() => isUsed(own), { timeout: 60_000 }).toBe(false)
  const metrics = await (await own.shop.api.request('/metrics')).text()
  expect(metrics).toMatch(/chipfront_replica_used\{replica="[^"]+"\} 0/)
})

test('a former primary is not read, although it has written more than its successor', async () => {
  const from = { server: primary, folder: join(folder, 'primary'), settings: SETTINGS }
  const successor = await startStandby(from, join(folder, 'successor'))
  const promoting = new pg.Client({ connectionString: successor.url('shop') })
  await promoting.connect()
  await promoting.query('select pg_promote()')
  await promoting.end()
  const link = await connect(successor.url('shop'), 1)
  await connection.pool.query('create table unsent as select from generate_series(1, 100000)')
  const changes = await listenForChanges(successor.url('shop'))
  const reads = openReplicas({
    urls: [primary.url('shop'), successor.url('shop')],
    ...{ primary: link, primaryUrl: successor.url('shop'), changes, poolSize: 1 },
    ...{ timeouts: LONG_TIMEOUTS, mostLagMs: HOUR_MS, checkMs: 100 },
  })
  try {
    await expect.poll(() => reads.replicas().map(({ is_used }) => is_used)).toEqual([false, true])
  } finally {
    await changes.close()
    await reads.close()
    await link.close()
    await successor.stop()
  }
})

async function startAgain(): Promise<void> {
  primary = await startEmbedded(join(folder, 'primary'), { settings: SETTINGS })
  await expect.poll(() => own.shop.isDatabaseUp(), { timeout: 60_000 }).toBe(true)
}
