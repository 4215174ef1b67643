import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { connect } from '../src/server/database/connection.ts'
import { databaseOf } from './buying.ts'
import { addDeskData } from './desk-data.ts'
import { type Measured, measuredLists } from './desk-lists.ts'
import { ask, benchLive } from './desk-live.ts'
import { openDesks } from './desk-people.ts'
import { benchQuotes } from './desk-quotes.ts'
import { percentile } from './latency.ts'
import { childrenOf, cpuSeconds, startServer } from './measure.ts'
import type { BenchRow } from './table.ts'

const WARM_UP = 20
const REQUESTS = 200
/** Long enough to create the records and their indexes. */
const LONG = {
  connectMs: 5_000,
  statementMs: 1_800_000,
  lockMs: 60_000,
  queryMs: 1_900_000,
  keepAliveMs: 10_000,
}

/** Every list of the desk in a shop after four years, and how soon open desks show a change. */
export async function benchDesk(environment: NodeJS.ProcessEnv): Promise<BenchRow[]> {
  const shop = await startServer(['scripts/start.ts'], environment)
  const { pool, close } = await connect(await databaseOf(environment), 2, LONG)
  try {
    await addDeskData(pool)
    const [cookie = ''] = await openDesks(pool, 1)
    const cpu = () => ({ shop: cpuSeconds(shop.process), database: databaseCpu(environment) })
    const rows: BenchRow[] = []
    const lists = await measuredLists(pool)
    // As in a desk that has been in use for a minute: otherwise the first lists are measured while code is compiled.
    for (const list of lists) await measureList(list, shop.url, cookie, cpu, WARM_UP)
    for (const list of lists) rows.push(await measureList(list, shop.url, cookie, cpu, REQUESTS))
    rows.push(...(await benchQuotes(shop.url, pool, cookie)))
    return [...rows, ...(await benchLive(shop.url, pool))]
  } finally {
    await close()
    await shop.stop()
  }
}

type Cpu = () => { shop: number; database: ReadonlyMap<number, number> }

/** One request after the other over a persistent connection. */
async function measureList(
  { what, paths, mostMs }: Measured,
  url: string,
  cookie: string,
  cpu: Cpu,
  requests: number,
): Promise<BenchRow> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  let before = cpu()
  for (let i = -WARM_UP; i < requests; i++) {
    if (i === 0) before = cpu()
    const started = performance.now()
    const response = await ask(url + (paths.at(i % paths.length) ?? ''), agent, cookie)
    await new Promise(resolve => response.resume().once('end', resolve))
    if (i >= 0) times.push(performance.now() - started)
  }
  const after = cpu()
  agent.destroy()
  const each = (seconds: number) => ((seconds * 1000) / requests).toFixed(1)
  const p99 = percentile(times, 0.99)
  return {
    what,
    ours: `p99 ${p99.toFixed(1)} ms (p50 ${percentile(times, 0.5).toFixed(1)} ms)`,
    bare: `processor: shop ${each(after.shop - before.shop)} ms, database ${each(spent(before.database, after.database))} ms`,
    ratio: '',
    target: `p99 at most ${mostMs} ms`,
    isGood: p99 <= mostMs,
  }
}

/** The processor time of each process of the embedded database. */
function databaseCpu({ DATA_DIR = '' }: NodeJS.ProcessEnv): ReadonlyMap<number, number> {
  const pid = Number.parseInt(readFileSync(join(DATA_DIR, 'postgres', 'postmaster.pid'), 'utf8'), 10)
  return new Map(childrenOf({ pid }, 'postgres').map(child => [child.pid, cpuSeconds(child)]))
}

/** Processes that have ended meanwhile are left out, new ones count from their start. */
function spent(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  return [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0)
}
