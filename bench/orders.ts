import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import autocannon from 'autocannon'
import type pg from 'pg'
import { connect } from '../src/server/database/connection.ts'
import { findRunning } from '../src/server/database/embedded.ts'
import { addressOf, type Buy, bareAddition, bareBuyers } from './bare-orders.ts'
import { percentile, WARM_UP } from './latency.ts'
import { type Started, startServer } from './measure.ts'
import { post } from './post.ts'
import type { Row } from './table.ts'

const BUYERS = 16
const SECONDS = 5
const WARM_UP_SECONDS = 2
const ADDITIONS = 1_500
const PLENTY = 100_000_000

/** Orders placed over HTTP against bare transactions that write the same rows, and what putting a part into a cart takes. */
export async function benchOrders(environment: NodeJS.ProcessEnv): Promise<Row[]> {
  // Every order has an address and a mailbox of its own: one alone would run into its allowance.
  const shop = await startServer(['dist/server/main.js'], {
    ...environment,
    TRUSTED_PROXIES: '1',
  })
  const url = await databaseOf(environment)
  const { pool, close } = await connect(url, BUYERS)
  try {
    const parts = await stockUp(pool)
    // First, while nothing else happens: every order is written about afterwards.
    const rows = [await additions(shop, pool, parts)]
    for (const [what, bought] of [
      ['different parts', parts],
      ['one part', parts.slice(0, 1)],
    ] as const) {
      const ours = await placedPerSecond(shop, bought)
      const bare = await perSecond(bareBuyers(pool, buyer => bought[buyer % bought.length] ?? 0))
      rows.push(ordersRow(what, ours, bare))
    }
    return rows
  } finally {
    await close()
    await shop.stop()
  }
}

async function databaseOf({ DATA_DIR = '' }: NodeJS.ProcessEnv): Promise<string> {
  const running = await findRunning(DATA_DIR)
  if (!running) throw new Error('the shop has no database')
  return running('chipfront')
}

async function stockUp(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `update parts set stock = $1 where id in (select id from parts where price is not null and min_qty <= 100
       order by id limit $2) returning id`,
    [PLENTY, BUYERS],
  )
  return rows.map(row => row.id)
}

/** How many orders the shop takes in a second when all buy at once; the client shares the machine and has to be light. */
async function placedPerSecond(shop: Started, partIds: readonly number[]): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const bodies = await Promise.all(partIds.map(id => orderBody(shop, agent, id)))
  agent.destroy()
  const run = (duration: number) =>
    autocannon({
      url: shop.url,
      connections: BUYERS,
      duration,
      requests: [
        { method: 'POST', path: '/api/orders/add', setupRequest: asked => withOrder(asked, bodies) },
      ],
    })
  await run(WARM_UP_SECONDS)
  const { requests, non2xx, errors } = await run(SECONDS)
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} orders were refused, ${errors} failed`)
  return requests.average
}

let turn = 0

function withOrder(asked: autocannon.Request, bodies: readonly object[]): autocannon.Request {
  // In turn: those who buy at the same time buy different parts.
  const at = turn++ % bodies.length
  return {
    ...asked,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      'X-Forwarded-For': addressOf(at),
    },
    body: JSON.stringify({ ...bodies[at], email: `${randomUUID()}@example.com` }),
  }
}

/** The same for bare transactions. */
async function perSecond(buy: Buy): Promise<number> {
  await buyFor(buy, WARM_UP_SECONDS)
  return (await buyFor(buy, SECONDS)) / SECONDS
}

async function buyFor(buy: Buy, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  let done = 0
  const shopping = async (_: unknown, buyer: number) => {
    while (performance.now() < end) {
      await buy(buyer)
      done++
    }
  }
  await Promise.all(Array.from({ length: BUYERS }).map(shopping))
  return done
}

async function orderBody(shop: Started, agent: Agent, goods_id: number) {
  const detail = await fetch(`${shop.url}/api/goods/goodsDetail?id=${goods_id}`)
  const { min_qty, multiple } = (await detail.json()).data
  const cart_num = Math.ceil(min_qty / multiple) * multiple
  const asked = { goods_id, cart_num, country: 'DE', shipping_id: 'dhl-express' }
  const preview = await post(shop.url, agent, '/api/orders/buyNow_before', asked, {})
  return {
    source: 'buy_now',
    goods_id,
    cart_num,
    shipping_address: {
      contact_name: 'Purchasing',
      address_line1: 'Example Road 1',
      city: 'Berlin',
      state: 'Berlin',
      postal_code: '10115',
      country: 'DE',
      telephone: '+49 30 1234567',
    },
    shipping_id: 'dhl-express',
    pay_method: 'bank',
    expected_total: preview.data.total,
  }
}

function ordersRow(what: string, ours: number, bare: number): Row {
  const ratio = ours / bare
  return {
    what: `orders placed by ${BUYERS} buyers for ${what} / bare transactions with the same writes`,
    ours: `${ours.toFixed(0)}/s`,
    bare: `${bare.toFixed(0)}/s`,
    ratio: `${(ratio * 100).toFixed(0)} %`,
    target: 'at least 40 %',
    isGood: ratio >= 0.4,
  }
}

/** One buyer's cart, one part after the other. */
async function additions(shop: Started, pool: pg.Pool, parts: number[]): Promise<Row> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { Cookie: `visitor=${randomUUID()}` }
  const ours = await timed(i =>
    post(shop.url, agent, '/api/cart/add', { goods_id: parts[i % parts.length], cart_num: 100 }, headers),
  )
  const bare = await timed(i => bareAddition(pool, parts[i % parts.length] ?? 0))
  agent.destroy()
  return {
    what: 'p99 of putting a part into a cart / a bare transaction with the same writes',
    ours: `${percentile(ours, 0.99).toFixed(1)} ms (p50 ${percentile(ours, 0.5).toFixed(1)} ms)`,
    bare: `${percentile(bare, 0.99).toFixed(1)} ms (p50 ${percentile(bare, 0.5).toFixed(1)} ms)`,
    ratio: `${(percentile(ours, 0.99) / percentile(bare, 0.99)).toFixed(1)}×`,
    target: 'under 20 ms',
    isGood: percentile(ours, 0.99) < 20,
  }
}

async function timed(work: (i: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < WARM_UP + ADDITIONS; i++) {
    const started = performance.now()
    await work(i)
    if (i >= WARM_UP) times.push(performance.now() - started)
  }
  return times
}
