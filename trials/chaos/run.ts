import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseOf, orderBodies, stockUp } from '../../bench/buying.ts'
import { buildIfNeeded } from '../../scripts/build.ts'
import { openBook } from '../../src/stand-ins/wallet/book-file.ts'
import { startStandIn } from '../../src/stand-ins/wallet/index.ts'
import { openMailServer } from '../../tests/harness/mail-server.ts'
import { freePort } from '../../tests/harness/running-shop.ts'
import { meetPeople } from '../people.ts'
import { Random } from '../random.ts'
import { fact, none, printTable } from '../table.ts'
import { checkBooks, type Story } from './books.ts'
import { type Deal, deal } from './deals.ts'
import { BLOWS, type ChaosSite, pickFault, TROUBLES } from './faults.ts'
import { Supervisor } from './supervisor.ts'

/** `npm run chaos [KILLS [SEED]]`: kills and other faults while buyers buy and staff work; then checks the books. */
process.chdir(resolve(import.meta.dirname, '../..'))
const [kills = 100, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)
const BUYERS = 6
const PARTS = 5
const DISK_MB = 500
const SETTLE_MS = 10 * 60_000

await buildIfNeeded()
const random = new Random(seed)
const folder = mkdtempSync(join(tmpdir(), 'chipfront-chaos-'))
const dataDir = join(folder, 'data')
const isSmallDisk = mountSmallDisk(dataDir)
const mailServer = await openMailServer()
const wallet = await startStandIn({ port: 0, publicHost: 'localhost', folder, retryMs: 500 })
const port = await freePort()
const environment = {
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  DEMO_PARTS: '2000',
  PUBLIC_URL: `http://localhost:${port}`,
  NODE_ENV: 'production',
  TRUSTED_PROXIES: '1',
  SMTP_URL: mailServer.url,
  PAYPAL_CLIENT_ID: wallet.keys.clientId,
  PAYPAL_CLIENT_SECRET: wallet.keys.clientSecret,
  PAYPAL_WEBHOOK_ID: wallet.keys.webhookId,
  PAYPAL_URL: wallet.keys.url,
  LOG_LEVEL: 'warn',
  NODE_OPTIONS: '--import ./trials/chaos/wrong-clock.ts',
}
const logFile = join(folder, 'shop.log')
const shop = new Supervisor(port, environment, logFile)
const site: ChaosSite = { shop, dataDir, isSmallDisk, mailServer, wallet, random }
const started = performance.now()
process.stdout.write(`${kills} kills, seed ${seed}\n`)
try {
  shop.start()
  await shop.untilReady()
  wallet.sendEventsTo(`${shop.url}/api/pay/paypal/webhook`)
  process.exitCode = await run()
} finally {
  await shop.stop()
  await wallet.close()
  await mailServer.close()
  if (isSmallDisk) execFileSync('umount', [dataDir])
  if (process.exitCode === 0) rmSync(folder, { recursive: true, force: true })
  else process.stdout.write(`The log of the shop is ${logFile}\n`)
}

async function run(): Promise<number> {
  const { firstOrderId, stock, staff } = await prepare()
  const bodies = await orderBodies({ url: shop.url }, [...stock.keys()])
  const deals: Deal[] = []
  const wrong: string[] = []
  let isOver = false
  const dealers = {
    ...{ url: shop.url, bodies, staff, random, approve: wallet.approve },
    onWrong: (what: string) => {
      wrong.push(what)
      process.stdout.write(`${what}\n`)
    },
    isOver: () => isOver,
  }
  const dealing = Array.from({ length: BUYERS }, (_, buyer) => deal(dealers, deals, buyer))
  const troubling = trouble(() => isOver)
  const blows = await strike(() => deals.length)
  isOver = true
  await Promise.all([...dealing, troubling])
  await shop.untilReady()
  await settle(firstOrderId)
  const story = { deals, firstOrderId, stock, payments: readPayments(), mails: messageIds() }
  const books = await withDatabase(pool => checkBooks(pool, story))
  for (const { broken } of books) for (const text of broken.slice(0, 20)) process.stdout.write(`${text}\n`)
  const acts = deals.flatMap(each => each.acts.filter(({ least }) => least > 0).map(({ act }) => act))
  const seconds = blows.flatMap(blow => (blow.isKill ? [blow.readySeconds] : [])).sort((a, b) => a - b)
  const arrived = new Set(story.mails).size
  return printTable([
    fact('time', `${((performance.now() - started) / 60_000).toFixed(0)} min, seed ${seed}`),
    fact('kills', `${seconds.length} (${countNames(blows.filter(blow => blow.isKill))})`),
    fact('other faults', countNames([...blows.filter(blow => !blow.isKill), ...(await troubling)])),
    fact(
      'ready again after a kill',
      `median ${median(seconds).toFixed(1)} s, worst ${seconds.at(-1)?.toFixed(1)} s`,
    ),
    fact('orders acknowledged', deals.filter(({ placed }) => placed).length),
    fact('acts acknowledged', countNames(acts.map(name => ({ name })))),
    fact('mails that arrived, and how many of them twice', `${arrived}, ${story.mails.length - arrived}`),
    none('answers with status 500, or none at all', wrong.length),
    ...books.map(({ rule, broken }) => none(`broken: ${rule}`, broken.length)),
  ])
}

/** Only root may mount; without it the disk never gets full. */
function mountSmallDisk(path: string): boolean {
  mkdirSync(path)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', path], { stdio: 'ignore' })
    return true
  } catch {
    process.stdout.write('No small disk could be mounted: the disk will not get full.\n')
    return false
  }
}

async function prepare() {
  return withDatabase(async pool => {
    const parts = await stockUp(pool, PARTS)
    // One part sells out.
    await pool.query('update parts set stock = 20 * min_qty where id = $1', [parts[0]])
    const { rows } = await pool.query<{ id: number; stock: number }>(
      'select id, stock from parts where id = any($1)',
      [parts],
    )
    const { rows: last } = await pool.query<{ id: number }>(
      'select coalesce(max(id), 0) + 1 as id from orders',
    )
    const { staff } = await meetPeople(pool, shop.url, 0)
    return { staff, stock: new Map(rows.map(row => [row.id, row.stock])), firstOrderId: last[0]?.id ?? 1 }
  })
}

/** Briefly: a shop that starts again refuses a database that others use. */
async function withDatabase<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: await databaseOf(environment), max: 1 })
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

type Blow = { name: string; isKill: boolean; readySeconds: number }

async function strike(countDeals: () => number): Promise<Blow[]> {
  const blows: Blow[] = []
  const killed = () => blows.filter(({ isKill }) => isKill).length
  while (killed() < kills) {
    await sleep(500 + random.below(3_000))
    const { name, isKill = false, strike } = pickFault(BLOWS, site)
    await strike(site)
    // A killed process may still look alive for a moment.
    await sleep(100)
    blows.push({ name, isKill, readySeconds: await shop.untilReady() })
    process.stderr.write(
      `${killed()} kills, ${countDeals()} deals: ${name}, ${blows.at(-1)?.readySeconds.toFixed(1)} s\n`,
    )
  }
  return blows
}

async function trouble(isOver: () => boolean): Promise<{ name: string }[]> {
  const troubles: { name: string }[] = []
  while (!isOver()) {
    const { name, strike } = pickFault(TROUBLES, site)
    troubles.push({ name })
    await strike(site)
    await sleep(random.below(10_000))
  }
  return troubles
}

/** Until the jobs have resumed all payments and sent all mails. */
async function settle(firstOrderId: number): Promise<void> {
  // Repeats messages that the shop has not acknowledged; notices that wait longer and longer are not waited for.
  void wallet.tellAll()
  const end = performance.now() + SETTLE_MS
  while (performance.now() < end) {
    const open = await withDatabase(async pool => {
      const { rows } = await pool.query<{ open: number }>(
        `select (select count(*) from payments where state in ('capturing', 'refunding'))::int
           + (select count(*) from mails where (fields->>'order_id')::int >= $1 and sent_at is null and failed_at is null
               and kind <> 'order_reminder')::int as open`,
        [firstOrderId],
      )
      return rows[0]?.open ?? 0
    })
    process.stderr.write(`${open} payments and mails under way\n`)
    if (open === 0) return
    await sleep(5_000)
  }
}

function readPayments(): Story['payments'] {
  return Object.values(openBook(folder).book.orders).map(({ id, capture }) => ({
    walletOrderId: id,
    captured: Number(capture?.amount.value ?? 0),
    refunded:
      (capture?.refunds ?? []).reduce(
        (cents, { amount }) => cents + Math.round(Number(amount.value) * 100),
        0,
      ) / 100,
  }))
}

function messageIds(): string[] {
  return mailServer.received.map(mail => mail.messageId ?? '')
}

function countNames(named: readonly { name: string }[]): string {
  const counts = Map.groupBy(named, ({ name }) => name)
  return [...counts].map(([name, all]) => `${name} ${all.length}`).join(', ')
}

function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
