import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import type pg from 'pg'
import { connect } from '../src/server/database/connection.ts'
import { type Buy, bareAddition, bareBuyers } from './bare-orders.ts'
import { databaseOf, type OrderBody, orderBodies, orderRequest, stockUp } from './buying.ts'
import { percentile, WARM_UP } from './latency.ts'
import { type Started, startServer } from './measure.ts'
import { post } from './post.ts'
import type { BenchRow } from './table.ts'

const BUYERS = 16
const SECONDS = 5
const WARM_UP_SECONDS = 2
const ADDITIONS = 1_500

/**
 * Orders placed over HTTP compared with bare transactions that write the same rows, and the time to add a
 * part to a cart.
 */
export async function benchOrders(environment: NodeJS.ProcessEnv): Promise<BenchRow[]> {
  // Every order has its own address and mailbox; a single one would exceed its allowance.
  const shop = await startServer(['scripts/start.ts'], {
    ...environment,
    TRUSTED_PROXIES: '1',
  })
  const url = await databaseOf(environment)
  const { pool, close } = await connect(url, BUYERS)
  try {
    const parts = await stockUp(pool, BUYERS)
    // First, while the shop is idle: orders cause mails afterwards.
    const rows = [await additions(shop, pool, parts)]
    for (const [what, bought] of [
      ['different parts', parts],
      ['one part', parts.slice(0, 1)],
    ] as const) {
      const ours = await placedPerSecond(shop, bought)
      await stopMails(pool)
      const bare = await perSecond(bareBuyers(pool, buyer => bought[buyer % bought.length] ?? 0))
      rows.push(ordersRow(what, ours, bare))
    }
    return rows
  } finally {
    await close()
    await shop.stop()
  }
}

/** Orders per second with concurrent buyers; the client shares the machine and has to be light. */
async function placedPerSecond(shop: Started, partIds: readonly number[]): Promise<number> {
  const bodies = await orderBodies(shop, partIds)
  const run = (duration: number) =>
    autocannon({
      url: shop.url,
      connections: BUYERS,
      duration,
      requests: [
        { method: 'POST', path: '/api/orders/add', setupRequest: request => withOrder(request, bodies) },
      ],
    })
  await run(WARM_UP_SECONDS)
  const { requests, non2xx, errors } = await run(SECONDS)
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} orders were refused, ${errors} failed`)
  return requests.average
}

let turn = 0

function withOrder(request: autocannon.Request, bodies: readonly OrderBody[]): autocannon.Request {
  // In turn, so that concurrent buyers buy different parts.
  const at = turn++ % bodies.length
  const body = bodies[at]
  if (!body) throw new Error('there is nothing to buy')
  return { ...request, ...orderRequest(body, at) }
}

/** Hundreds of order mails would slow down the bare transactions. */
async function stopMails(pool: pg.Pool): Promise<void> {
  await pool.query(`update mails set due_at = 'infinity' where attempts = 0`)
  for (;;) {
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::int from mails where attempts > 0 and sent_at is null and failed_at is null',
    )
    if (rows[0]?.count === 0) return
    await sleep(100)
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

function ordersRow(what: string, ours: number, bare: number): BenchRow {
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
async function additions(shop: Started, pool: pg.Pool, parts: number[]): Promise<BenchRow> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { Cookie: await newVisitor(shop.url, parts[0]) }
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

/** The shop accepts only cookies that it has signed. */
async function newVisitor(url: string, goods_id: number | undefined): Promise<string> {
  const answer = await fetch(`${url}/api/cart/add`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ goods_id, cart_num: 100 }),
  })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
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
