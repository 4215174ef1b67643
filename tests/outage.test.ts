import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { becomeUser } from './harness/people.ts'
import { openTcpProxy, type TcpProxy } from './harness/tcp-proxy.ts'
import { openTestShop, type TestShop } from './harness/test-shop.ts'

/** Short enough to wait for, and long enough for a busy machine to answer within. */
const QUICK = { connectMs: 2_000, statementMs: 2_000, lockMs: 200, queryMs: 2_000, heartbeatMs: 300 }

let shop: TestShop
let proxy: TcpProxy
let direct: pg.Client

beforeAll(async () => {
  shop = await openTestShop(
    {},
    {
      timeouts: QUICK,
      reach: async url => {
        proxy = await openTcpProxy(url)
        return proxy.url
      },
    },
  )
  direct = new pg.Client({ connectionString: shop.databaseUrl })
  await direct.connect()
})
beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true))
afterEach(() => void vi.restoreAllMocks())
afterAll(async () => {
  await direct.end()
  await shop.close()
  await proxy.close()
})

const status = async (path: string) => (await shop.get(path)).status
const SEARCH = '/api/index/search?keyword=LM'
const CART = '/api/cart/lists'

describe('an unavailable database', () => {
  test('is a 503 with Retry-After, and cached pages are still served', async () => {
    expect(await status('/about')).toBe(200)
    expect(await status(SEARCH)).toBe(200)
    proxy.goDown()
    const answer = await shop.get(SEARCH, { Lang: 'de' })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await answer.json()).toEqual({
      code: 503,
      message: expect.stringContaining('vorübergehend'),
      reason: 'errors.unavailable',
      data: null,
    })
    const page = await shop.get('/productdetail/1')
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).toBe('5')
    expect(await page.text()).toContain('503')
    expect(await status('/about')).toBe(200)
    proxy.comeBack()
    await expect.poll(() => status(SEARCH)).toBe(200)
    await expect.poll(() => status('/productdetail/1')).not.toBe(503)
  })
})

describe('dead connections', () => {
  test('are dropped and replaced', async () => {
    expect(await status(SEARCH)).toBe(200)
    proxy.silence()
    await expect.poll(() => status(SEARCH)).toBe(200)
  })

  test('are dropped in the middle of a transaction, too', async () => {
    await shop.connection.pool.query('select 1')
    proxy.silence()
    const added = () =>
      shop.request('/api/cart/add', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ goods_id: 1, cart_num: 1 }),
      })
    await expect.poll(async () => (await added()).status !== 503).toBe(true)
  })
})

/** The shop ignores visitor cookies that it has not signed. */
async function visitorCookie(): Promise<string> {
  const { rows } = await direct.query('select id, min_qty from parts where price > 0 limit 1')
  const added = await shop.request('/api/cart/add', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ goods_id: rows[0].id, cart_num: rows[0].min_qty }),
  })
  return added.headers.get('set-cookie')?.split(';')[0] ?? ''
}

describe('one locked table', () => {
  test('fails requests that need it, quickly and with 503; everything else continues', async () => {
    const Cookie = await visitorCookie()
    await direct.query('begin; lock table carts in access exclusive mode')
    const cart = () => shop.get(CART, { Cookie })
    const stuck = Array.from({ length: 20 }, cart)
    for (const path of ['/about', SEARCH, '/manufacturer', '/news']) expect(await status(path)).toBe(200)
    for (const answer of await Promise.all(stuck)) {
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('5')
    }
    await direct.query('rollback')
    expect((await cart()).status).toBe(200)
  })

  test('of sign-ins does not delay visitors', async () => {
    const { token } = await becomeUser(shop)
    const signedIn = () => shop.get('/api/config/getConfig', { Authorization: `Bearer ${token}` })
    await direct.query('begin; lock table sign_ins in access exclusive mode')
    let isOver = false
    const statuses = new Set<number>()
    const keepAsking = async () => {
      while (!isOver) statuses.add((await signedIn()).status)
    }
    const stuck = Promise.all(Array.from({ length: 40 }, keepAsking))
    const others: number[] = []
    for (let i = 0; i < 5; i++) others.push(await status(SEARCH))
    isOver = true
    await stuck
    await direct.query('rollback')
    expect(others).toEqual([200, 200, 200, 200, 200])
    expect([...statuses]).toEqual([503])
    expect((await signedIn()).status).toBe(200)
  })
})
