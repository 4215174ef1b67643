import { Agent, get } from 'node:http'

export type Latency = { p50: number; p95: number; p99: number }

const REQUESTS = 1_500
export const WARM_UP = 300

/**
 * One request after the other over a persistent connection: the latency for a single buyer, HTTP included.
 */
export async function latency(url: string, paths: string[]): Promise<Latency> {
  const ask = asker(url, paths)
  for (let i = 0; i < WARM_UP; i++) await ask.next()
  const times: number[] = []
  for (let i = 0; i < REQUESTS; i++) times.push(await ask.next())
  ask.end()
  return summary(times)
}

/** The same while something else runs, with pauses between the requests like those of a reader. */
export async function latencyUntil(end: Promise<unknown>, url: string, paths: string[]): Promise<Latency> {
  let isOver = false
  const over = () => {
    isOver = true
  }
  end.then(over, over)
  const ask = asker(url, paths)
  const times: number[] = []
  while (!isOver) {
    times.push(await ask.next())
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
  }
  ask.end()
  return summary(times)
}

const PAUSE_MS = 50

export function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function asker(url: string, paths: string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let turn = 0
  return {
    /** Returns the response time. */
    next: async () => {
      const path = paths[turn++ % paths.length] ?? '/'
      const started = performance.now()
      await answered(url + path, agent)
      return performance.now() - started
    },
    end: () => agent.destroy(),
  }
}

function summary(times: number[]): Latency {
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
  }
}

function answered(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, response => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.resume().once('end', resolve)
    }).once('error', reject)
  })
}
