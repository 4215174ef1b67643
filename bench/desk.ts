import { Agent, get } from 'node:http'
import type pg from 'pg'
import { connect } from '../src/server/database/connection.ts'
import { databaseOf } from './buying.ts'
import { addManyOrders } from './desk-orders.ts'
import { percentile } from './latency.ts'
import { startServer } from './measure.ts'
import type { BenchRow } from './table.ts'

const ORDERS = 250_000
const WARM_UP = 30
const REQUESTS = 300
/** Long enough to create the orders and their index. */
const LONG = {
  connectMs: 5_000,
  statementMs: 1_800_000,
  lockMs: 60_000,
  queryMs: 1_900_000,
  keepAliveMs: 10_000,
}

/** The lists of the desk among 250,000 orders, asked one after the other over a persistent connection. */
export async function benchDesk(environment: NodeJS.ProcessEnv): Promise<BenchRow[]> {
  const shop = await startServer(['scripts/start.ts'], environment)
  const { pool, close } = await connect(await databaseOf(environment), 2, LONG)
  try {
    await addManyOrders(pool, ORDERS)
    const cookie = await signIn(shop.url)
    const rows: BenchRow[] = []
    for (const { what, paths, mostMs } of await measured(pool))
      rows.push(rowOf(what, await timesOf(shop.url, paths, cookie), mostMs))
    return rows
  } finally {
    await close()
    await shop.stop()
  }
}

/** The demo's sales, who needs no second factor. */
async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/desk/api/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ email: 'sales@demo.example', password: 'try-the-desk-1' }),
  })
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map(one => one.split(';')[0])
    .join('; ')
}

type Measured = { what: string; paths: string[]; mostMs: number }

async function measured(pool: pg.Pool): Promise<Measured[]> {
  const { rows } = await pool.query(
    `select orders.id, number, po_number, email, shipping_number, company_name, part_number
     from orders join order_lines on order_id = orders.id and position = 0
     where idempotency_scope = 'bench' and status = 'received' order by md5(number) limit 50`,
  )
  const list = (query: Record<string, string>) => `/desk/api/orders?${new URLSearchParams(query)}`
  const searched = (field: string) => rows.map(row => list({ search: row[field] }))
  const { rows: large } = await pool.query(
    `select number from orders where idempotency_scope = 'bench' order by id desc limit 1`,
  )
  return [
    { what: 'page 1 with total', paths: [list({})], mostMs: 25 },
    { what: 'a page far down', paths: rows.map(({ id }) => list({ after: String(id) })), mostMs: 50 },
    {
      what: 'filter by state',
      paths: ['unpaid', 'confirming', 'preparing', 'shipping', 'received', 'refunded', 'canceled'].map(
        status => list({ status }),
      ),
      mostMs: 50,
    },
    { what: 'filter by month', paths: [list({ from: '2025-03-01', to: '2025-03-31' })], mostMs: 50 },
    {
      what: 'filter by flag',
      paths: [
        'part_paid',
        'refund_due',
        'part_shipped',
        'unproven',
        'late_money',
        'part_refunded',
        'credit',
      ].map(flag => list({ flag })),
      mostMs: 50,
    },
    { what: 'search by order number', paths: searched('number'), mostMs: 50 },
    { what: 'search by PO number', paths: searched('po_number'), mostMs: 50 },
    { what: 'search by email', paths: searched('email'), mostMs: 50 },
    { what: 'search by company', paths: searched('company_name'), mostMs: 50 },
    { what: 'search by tracking number', paths: searched('shipping_number'), mostMs: 50 },
    { what: 'search by part number', paths: searched('part_number'), mostMs: 50 },
    { what: 'search by a text of most orders', paths: [list({ search: 'company' })], mostMs: 50 },
    { what: 'an order of 50 lines', paths: [`/desk/api/orders/${large[0]?.number}`], mostMs: 15 },
  ]
}

async function timesOf(url: string, paths: string[], cookie: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (let i = 0; i < WARM_UP + REQUESTS; i++) {
    const started = performance.now()
    await answered(url + (paths[i % paths.length] ?? ''), agent, cookie)
    if (i >= WARM_UP) times.push(performance.now() - started)
  }
  agent.destroy()
  return times
}

function answered(url: string, agent: Agent, cookie: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, response => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.resume().once('end', resolve)
    }).once('error', reject)
  })
}

function rowOf(what: string, times: number[], mostMs: number): BenchRow {
  const p99 = percentile(times, 0.99)
  return {
    what: `orders at the desk, 250,000: ${what}`,
    ours: `p99 ${p99.toFixed(1)} ms (p50 ${percentile(times, 0.5).toFixed(1)} ms)`,
    bare: '',
    ratio: '',
    target: `p99 at most ${mostMs} ms`,
    isGood: p99 <= mostMs,
  }
}
