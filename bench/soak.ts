import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { utils, write } from '@e965/xlsx'
import { exportBom, readBom, uploadBom } from '../src/contract/shop/bom.ts'
import { type Call, createCall } from '../src/contract/wire/call.ts'
import { connect } from '../src/server/database/connection.ts'
import { databaseOf, type OrderBody, orderBodies, orderRequest, stockUp } from './buying.ts'
import { type Started, startServer } from './measure.ts'
import { memoryOf, type ProcessMemory } from './memory.ts'
import { listNumbers, listSamples } from './samples.ts'
import type { BenchRow } from './table.ts'

const MINUTES = Number(process.env.SOAK_MINUTES ?? 15)
/** The minimum time between two BOMs, two orders, two pages; 0 for no pause. */
const PACE_MS = Number(process.env.SOAK_PACE_MS ?? 0)
const SAMPLES = 15
const BILL_LINES = 1_000
const PARTS = 20
const MOST_GROWTH_MB = 20

/** BOMs, orders, mails and pages without a pause, to check that the shop's memory stays constant. */
export async function benchSoak(environment: NodeJS.ProcessEnv): Promise<BenchRow[]> {
  const sink = await startServer(['bench/smtp-sink.ts'])
  const shop = await startServer(['--expose-gc', '--import', './bench/memory-probe.ts', 'scripts/start.ts'], {
    ...environment,
    TRUSTED_PROXIES: '1',
    SMTP_URL: sink.url.replace('http:', 'smtp:'),
  })
  try {
    const { pool, close } = await connect(await databaseOf(environment), 2)
    const bodies = await orderBodies(shop, await stockUp(pool, PARTS))
    await close()
    const work = await workOn(shop, bodies)
    const memory = await watch(shop, work)
    return [memoryRow(memory)]
  } finally {
    await shop.stop()
    await sink.stop()
  }
}

type Work = { run: () => Promise<void>; done: Record<string, number>; stop: () => void }

async function workOn(shop: Started, bodies: OrderBody[]): Promise<Work> {
  const file = billOf(await listNumbers(shop.url, BILL_LINES))
  const pages = (await listSamples(shop.url)).parts.map(({ page }) => `/productdetail/${page}`)
  const done = { bills: 0, orders: 0, pages: 0, refused: 0 }
  let isOver = false
  let turn = 0
  const again = async (what: keyof typeof done, work: (turn: number) => Promise<unknown>) => {
    while (!isOver) {
      const pause = sleep(PACE_MS)
      await work(turn++).then(
        () => done[what]++,
        error => {
          if (done.refused++ < 5) process.stderr.write(`${what}: ${error}\n`)
        },
      )
      await pause
    }
  }
  return {
    done,
    stop: () => {
      isOver = true
    },
    run: async () => {
      await Promise.all([
        again('bills', turn => sendBill(shop, file, turn)),
        again('orders', turn => placeOrder(shop, bodies, turn)),
        again('pages', turn => visit(shop, pages[turn % pages.length] ?? '/')),
      ])
    },
  }
}

/** From another address each time; a single one would exceed its allowance. */
function callFrom({ url }: Started, turn: number): Call {
  const address = `10.9.${Math.floor(turn / 250) % 250}.${turn % 250}`
  return createCall({
    fetch: (path, init) =>
      fetch(url + path, { ...init, headers: { ...init?.headers, 'X-Forwarded-For': address } }),
    lang: 'en',
    token: () => null,
    isStrict: false,
  })
}

async function sendBill(shop: Started, file: Uint8Array<ArrayBuffer>, turn: number): Promise<void> {
  const call = callFrom(shop, turn)
  const { file_id } = await call(uploadBom, { file: new File([file], 'bom.xlsx') })
  await call(readBom, { file_id })
  await call(exportBom, { file_id })
}

async function placeOrder(shop: Started, bodies: OrderBody[], turn: number): Promise<void> {
  const body = bodies[turn % bodies.length]
  if (!body) throw new Error('there is nothing to buy')
  const answer = await fetch(`${shop.url}/api/orders/add`, {
    method: 'POST',
    ...orderRequest(body, turn % 200),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`an order was refused with ${answer.status}`)
  // As fast as their mails are sent.
  await sleep(100)
}

async function visit(shop: Started, path: string): Promise<void> {
  const answer = await fetch(shop.url + path, { headers: { Cookie: `x=${randomUUID()}` } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
}

function billOf(numbers: string[]): Uint8Array<ArrayBuffer> {
  const rows = numbers.map((number, i) => [i + 1, (i % 40) + 1, `R${i}`, number])
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Item', 'Qty', 'Reference', 'MPN'], ...rows]), 'BOM')
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }))
}

async function watch(shop: Started, work: Work): Promise<ProcessMemory[]> {
  const running = work.run()
  const memory: ProcessMemory[] = []
  for (let sample = 0; sample <= SAMPLES; sample++) {
    if (sample > 0) await sleep((MINUTES * 60_000) / SAMPLES)
    const now = await memoryOf(shop)
    memory.push(now)
    process.stderr.write(
      `${((sample * MINUTES) / SAMPLES).toFixed(1)} min: ${JSON.stringify({ ...now, ...work.done })}\n`,
    )
  }
  work.stop()
  await running
  return memory
}

/** The first third warms up caches and the heap. */
function memoryRow(memory: ProcessMemory[]): BenchRow {
  const warm = memory.slice(Math.floor(memory.length / 3))
  const half = Math.floor(warm.length / 2)
  const mean = (part: ProcessMemory[]) => part.reduce((sum, { rss }) => sum + rss, 0) / part.length
  const [earlier, later] = [mean(warm.slice(0, half)), mean(warm.slice(half))]
  return {
    what: `memory of the shop over ${MINUTES} minutes of bills, orders, mails and pages: last third / middle third`,
    ours: `${later.toFixed(0)} MB`,
    bare: `${earlier.toFixed(0)} MB`,
    ratio: `${(later - earlier).toFixed(0)} MB more`,
    target: `at most ${MOST_GROWTH_MB} MB more`,
    isGood: later - earlier <= MOST_GROWTH_MB,
  }
}
