import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { DESK_EVENTS_PATH } from '../src/domain/paths.ts'
import { openDesks } from './desk-people.ts'
import { percentile } from './latency.ts'
import type { BenchRow } from './table.ts'

const DESKS = 50
const CHANGES = 20
/** Longer than desks pause between two reloads. */
const PAUSE_MS = 2_000

/** The requests that a desk with the list of orders repeats after an order has changed. */
const RELOADED = ['/desk/api/orders', '/desk/api/inbox/count']

/**
 * From the commit of a change until every one of 50 open desks has loaded its list again. The desks run in this one
 * process, which shares the machine with the shop.
 */
export async function benchLive(url: string, pool: pg.Pool): Promise<BenchRow[]> {
  const times: number[] = []
  let changedAt = 0
  const desks = await Promise.all(
    (await openDesks(pool, DESKS)).map(cookie =>
      openDesk(url, cookie, () => times.push(performance.now() - changedAt)),
    ),
  )
  for (let n = 1; n <= CHANGES; n++) {
    await pool.query('update orders set rev = rev + 1 where id = (select max(id) - $1 from orders)', [n])
    changedAt = performance.now()
    while (times.length < n * DESKS) await sleep(5)
    await sleep(PAUSE_MS)
  }
  for (const close of desks) close()
  const p95 = percentile(times, 0.95)
  const longest = Math.max(...times)
  return [
    {
      what: `from a change to ${DESKS} reloaded lists of orders`,
      ours: `p95 ${p95.toFixed(0)} ms (p50 ${percentile(times, 0.5).toFixed(0)} ms, longest ${longest.toFixed(0)} ms)`,
      bare: '',
      ratio: '',
      target: 'p95 at most 300 ms, longest 1 s',
      isGood: p95 <= 300 && longest <= 1_000,
    },
  ]
}

async function openDesk(url: string, cookie: string, onLoaded: () => void): Promise<() => void> {
  const agent = new Agent({ keepAlive: true })
  const stream = await ask(url + DESK_EVENTS_PATH, agent, cookie)
  stream.setEncoding('utf8').on('data', text => {
    if (!text.includes('data: order:')) return
    void Promise.all(RELOADED.map(path => load(url + path, agent, cookie))).then(onLoaded)
  })
  return () => {
    stream.destroy()
    agent.destroy()
  }
}

async function load(url: string, agent: Agent, cookie: string): Promise<void> {
  const response = await ask(url, agent, cookie)
  await new Promise(resolve => response.resume().once('end', resolve))
}

/** Fails unless the answer is 200. */
export function ask(url: string, agent: Agent, cookie: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, response => {
      if (response.statusCode === 200) resolve(response)
      else reject(new Error(`${url} answered ${response.statusCode}`))
    }).once('error', reject)
  })
}
