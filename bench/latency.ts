import { Agent, get } from 'node:http'

export type Latency = { p50: number; p99: number }

const REQUESTS = 1_500
export const WARM_UP = 300

/** One question after the other over a kept connection: what a single buyer waits, HTTP included. */
export async function latency(url: string, paths: string[]): Promise<Latency> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const pathAt = (i: number) => url + (paths[i % paths.length] ?? '/')
  for (let i = 0; i < WARM_UP; i++) await answered(pathAt(i), agent)
  const times: number[] = []
  for (let i = 0; i < REQUESTS; i++) {
    const started = performance.now()
    await answered(pathAt(i), agent)
    times.push(performance.now() - started)
  }
  agent.destroy()
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

export function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function answered(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, response => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.resume().once('end', resolve)
    }).once('error', reject)
  })
}
