import type { Kind, Tried } from './load.ts'

export type Outage = { seconds: number; failed: number; problems: string[] }

/** The longest time between two good answers of this kind, and how many requests failed, in a span of time. */
export function outageOf(tried: readonly Tried[], kinds: readonly Kind[], from: number, to: number): Outage {
  const within = tried.filter(({ kind, endedAt }) => kinds.includes(kind) && endedAt >= from && endedAt <= to)
  const good = within.filter(({ isGood }) => isGood).map(({ endedAt }) => endedAt)
  const times = [from, ...good, to]
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time))
  const bad = within.filter(({ isGood }) => !isGood)
  return {
    seconds: Math.max(...gaps) / 1000,
    failed: bad.length,
    problems: [...new Set(bad.map(({ problem }) => problem))],
  }
}
