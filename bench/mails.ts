import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { LANGS } from '../src/domain/locales.ts'
import { connect } from '../src/server/database/connection.ts'
import { databaseOf, orderBodies, orderRequest, stockUp } from './buying.ts'
import { latencyUntil } from './latency.ts'
import { childrenOf, cpuSeconds, type Started, startServer } from './measure.ts'
import { listSamples } from './samples.ts'
import type { BenchRow } from './table.ts'

const ORDERS = 20
const LINES = 5
const IDLE_MS = 15_000
const MAILS = 500
const LEAST_PER_SECOND = 20
const MOST_TIMES_IDLE = 2

/**
 * 500 order confirmations with their proforma, in all languages, from the table to a mail server, and their
 * effect on buyers.
 */
export async function benchMails(environment: NodeJS.ProcessEnv): Promise<BenchRow[]> {
  const sink = await startServer(['bench/smtp-sink.ts'])
  const shop = await startServer(['scripts/start.ts'], {
    ...environment,
    TRUSTED_PROXIES: '1',
    // Every page is rendered: cached pages would hide the cost of the mails.
    PAGE_CACHE_MB: '0',
    SMTP_URL: sink.url.replace('http:', 'smtp:'),
  })
  const { pool, close } = await connect(await databaseOf(environment), 4)
  try {
    const orderIds = await placeOrders(shop, pool)
    const pages = (await listSamples(shop.url)).parts.map(({ page }) => `/productdetail/${page}`)
    const send = async (count: number) => {
      await queueMails(pool, orderIds, count)
      await allSent(pool)
    }
    // A warm-up run: fonts are opened, and the code is compiled.
    await send(LANGS.length * 10)
    const idle = await latencyUntil(sleep(IDLE_MS), shop.url, pages)
    const before = attachedIn(sink)
    const speed = await measureSending(shop, () => send(MAILS))
    const busy = await latencyUntil(send(MAILS), shop.url, pages)
    if (attachedIn(sink) - before !== 2 * MAILS) throw new Error('a mail came without its proforma')
    return [speedRow(speed), pageRow(busy.p95, idle.p95)]
  } finally {
    await close()
    await shop.stop()
    await sink.stop()
  }
}

/** Orders of five lines whose mails were already sent. */
async function placeOrders(shop: Started, pool: pg.Pool): Promise<number[]> {
  for (const [buyer, body] of (await orderBodies(shop, await stockUp(pool, ORDERS))).entries()) {
    const answer = await fetch(`${shop.url}/api/orders/add`, { method: 'POST', ...orderRequest(body, buyer) })
    if (!answer.ok) throw new Error(`an order was refused: ${await answer.text()}`)
  }
  await pool.query(
    `insert into order_lines (order_id, position, part_id, part_number, manufacturer, packaging, unit_price, quantity, amount)
     select l.order_id, n, p.id, p.part_number, l.manufacturer, l.packaging, l.unit_price, l.quantity, l.amount
     from order_lines l, generate_series(1, $1) n, lateral (select id, part_number from parts
       where id > l.part_id + 7 * n order by id limit 1) p where l.position = 0`,
    [LINES - 1],
  )
  await allSent(pool)
  const { rows } = await pool.query<{ id: number }>('select id::int from orders order by id')
  return rows.map(row => row.id)
}

async function queueMails(pool: pg.Pool, orderIds: number[], count: number): Promise<void> {
  await pool.query(
    `insert into mails (recipient, lang, kind, fields)
     select 'buyer' || n || '@example.com', ($1::text[])[n % cardinality($1::text[]) + 1], 'order_placed',
       jsonb_build_object('order_id', ($2::int[])[n % cardinality($2::int[]) + 1])
     from generate_series(1, $3) n`,
    [LANGS, orderIds, count],
  )
}

async function allSent(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ waiting: number }>(
      'select count(*)::int waiting from mails where sent_at is null and failed_at is null',
    )
    if (rows[0]?.waiting === 0) return
    await sleep(100)
  }
}

function attachedIn(sink: Started): number {
  return sink.log().split('{"pdf":true}').length - 1
}

type Speed = { perSecond: number; mainMs: number; drawingMs: number }

async function measureSending({ process: shop }: Started, send: () => Promise<void>): Promise<Speed> {
  const drawers = childrenOf(shop, 'proforma-worker')
  const drawing = () => drawers.reduce((sum, drawer) => sum + cpuSeconds(drawer), 0)
  const started = { at: performance.now(), main: cpuSeconds(shop), drawing: drawing() }
  await send()
  return {
    perSecond: MAILS / ((performance.now() - started.at) / 1000),
    mainMs: ((cpuSeconds(shop) - started.main) * 1000) / MAILS,
    drawingMs: ((drawing() - started.drawing) * 1000) / MAILS,
  }
}

function speedRow({ perSecond, mainMs, drawingMs }: Speed): BenchRow {
  return {
    what: `order confirmations with a proforma, ${MAILS} waiting at once, in ${LANGS.length} languages`,
    ours: `${perSecond.toFixed(1)}/s, ${mainMs.toFixed(1)} ms CPU of the shop and ${drawingMs.toFixed(1)} ms of the drawing process each`,
    bare: '–',
    ratio: '–',
    target: `at least ${LEAST_PER_SECOND}/s`,
    isGood: perSecond >= LEAST_PER_SECOND,
  }
}

function pageRow(busy: number, idle: number): BenchRow {
  const ratio = busy / idle
  return {
    what: "p95 of a part's page while they are sent / while nothing else happens",
    ours: `${busy.toFixed(1)} ms`,
    bare: `${idle.toFixed(1)} ms`,
    ratio: `${ratio.toFixed(2)}×`,
    target: `at most ${MOST_TIMES_IDLE}×`,
    isGood: ratio <= MOST_TIMES_IDLE,
  }
}
