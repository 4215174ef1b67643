import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { orderBodies, stockUp } from '../../bench/buying.ts'
import { buildIfNeeded } from '../../scripts/build.ts'
import { pageUrl } from '../../src/domain/page-url.ts'
import { CATEGORIES_PATH, HOME_PATH, partPath, searchPath } from '../../src/domain/paths.ts'
import { fact, printTable, type TrialRow } from '../table.ts'
import { compareBooks } from './books.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { Load } from './load.ts'
import { type Outage, outageOf } from './outage.ts'
import { until } from './until.ts'

/** `npm run cluster`: brings up a whole cluster on this machine, breaks one part after the other, and reports. */
process.chdir(resolve(import.meta.dirname, '../..'))

const BOUGHT_PARTS = 20
const READ_PARTS = 1_000
const CALM_SECONDS = 5
/** Time for a trial to show its effect, before the part that was broken is brought back. */
const TRIAL_SECONDS = 25
const MAIL_SECONDS = 120

type Trial = {
  what: string
  /** The longest pause between two good answers. */
  mostReadSeconds: number
  mostOrderSeconds: number
  mostFailed?: number
  breakIt: (cluster: Cluster) => Promise<() => Promise<void>>
}

const TRIALS: readonly Trial[] = [
  {
    what: 'nothing broken',
    mostReadSeconds: 2,
    mostOrderSeconds: 2,
    mostFailed: 0,
    breakIt: async () => async () => {},
  },
  {
    what: 'primary killed',
    mostReadSeconds: 2,
    mostOrderSeconds: 15,
    breakIt: async ({ databases }) => killed(databases, await databases.primary()),
  },
  {
    what: 'replica killed',
    mostReadSeconds: 2,
    mostOrderSeconds: 15,
    breakIt: async ({ databases }) => {
      const [replica] = await databases.replicas()
      if (!replica) throw new Error('there is no replica')
      return killed(databases, replica)
    },
  },
  {
    what: 'shop process killed',
    mostReadSeconds: 2,
    mostOrderSeconds: 2,
    breakIt: async ({ shops }) => {
      const [shop] = shops
      await shop?.end('SIGKILL')
      return async () => shop?.start()
    },
  },
  {
    what: 'shop process frozen, so that the balancer loses sight of it',
    // Three checks of two seconds, and the pause before the first.
    mostReadSeconds: 8,
    mostOrderSeconds: 8,
    breakIt: async ({ shops }) => {
      const [, shop] = shops
      shop?.signal('SIGSTOP')
      return async () => shop?.signal('SIGCONT')
    },
  },
  {
    what: 'rolling restart of the shop',
    mostReadSeconds: 2,
    mostOrderSeconds: 2,
    mostFailed: 0,
    breakIt: async ({ shops }) => {
      for (const shop of shops) {
        await shop.end('SIGTERM')
        await shop.start()
      }
      return async () => {}
    },
  },
]

await buildIfNeeded()
const cluster = await startCluster()
const { pool } = cluster
try {
  const bodies = await orderBodies(cluster, await stockUp(pool, BOUGHT_PARTS))
  const load = new Load(cluster.url, cluster.wallet, bodies, await readPaths())
  load.start()
  await pause(CALM_SECONDS * 1000)
  const rows: TrialRow[] = []
  for (const trial of TRIALS) rows.push(...(await run(trial, load)))
  await load.stop()
  rows.push(...(await checkBooks(load)))
  process.exitCode = printTable(rows)
} finally {
  await cluster.stop()
}

/** Far more pages than one visitor's cache would hold: some are rendered, some come from the page cache. */
async function readPaths(): Promise<string[]> {
  const { rows } = await pool.query<{ part_number: string; id: number }>(
    'select part_number, id from parts order by id limit $1',
    [READ_PARTS],
  )
  const words = ['10k', 'stm32', 'capacitor', 'diode', 'ne555']
  return [
    HOME_PATH,
    CATEGORIES_PATH,
    ...words.map(searchPath),
    ...rows.map(row => partPath(pageUrl(row.part_number, row.id))),
  ]
}

async function run(trial: Trial, load: Load): Promise<TrialRow[]> {
  process.stderr.write(`${trial.what} …\n`)
  const from = performance.now()
  const bringBack = await trial.breakIt(cluster)
  await pause(Math.max(0, TRIAL_SECONDS * 1000 - (performance.now() - from)))
  const to = performance.now()
  const reads = outageOf(load.tried, ['read'], from, to)
  const orders = outageOf(load.tried, ['order', 'payment'], from, to)
  await bringBack()
  await cluster.databases.untilSynchronous()
  await pause(CALM_SECONDS * 1000)
  for (const problem of [...reads.problems, ...orders.problems]) process.stderr.write(`  ${problem}\n`)
  return [
    row(`${trial.what}: reads`, reads, trial.mostReadSeconds, trial.mostFailed),
    row(`${trial.what}: orders and payments`, orders, trial.mostOrderSeconds, trial.mostFailed),
  ]
}

function row(what: string, { seconds, failed }: Outage, mostSeconds: number, mostFailed?: number): TrialRow {
  return {
    what,
    found: `${seconds.toFixed(1)} s without a good answer, ${failed} requests failed`,
    allowed: `${mostSeconds} s${mostFailed === undefined ? '' : `, ${mostFailed} requests`}`,
    isGood: seconds <= mostSeconds && failed <= (mostFailed ?? Number.POSITIVE_INFINITY),
  }
}

/** Once each order is mailed: a busy shop sends a few mails a second, and one that failed is tried again later. */
async function checkBooks(load: Load): Promise<TrialRow[]> {
  const isMailed = async () => {
    const mailed = new Set(cluster.mails.recipients)
    return load.acknowledged.every(({ email }) => mailed.has(email))
  }
  // The books tell which are missing.
  await until('each order is mailed', MAIL_SECONDS, isMailed).catch(() => {})
  const count = (isGood: boolean) => load.tried.filter(tried => tried.isGood === isGood).length
  return [
    fact('requests answered / failed', `${count(true)} / ${count(false)}`),
    ...(await compareBooks(pool, load.acknowledged, new Set(cluster.mails.recipients))),
  ]
}

async function killed(databases: Cluster['databases'], node: Cluster['databases']['nodes'][number]) {
  await databases.killNode(node)
  return async () => {
    databases.startNode(node)
    await databases.untilRunning(node)
  }
}
