import { LRUCache } from 'lru-cache'
import type { DatabaseChanges } from './changes.ts'

/** A missed change is picked up after this time at the latest. */
const MAX_AGE_MS = 60_000

/**
 * After a change, the data that processes keep in memory follows within these times: the stock of segments, and
 * after an import the segments and the index of values.
 */
const SETTLED_MS = { stock: 5_000, catalogue: MAX_AGE_MS }

/** `drop`: this answer is not to be kept. */
type Read<T> = (drop: () => void) => Promise<T>

/**
 * Keeps the answers asked for last, for requests that many visitors make alike. Any change of the catalog or of the
 * stock drops all of them, and for a while none are kept.
 */
export function keepAnswers<T>(
  changes: Pick<DatabaseChanges, 'onChange' | 'onStock' | 'isUp'>,
  most: number,
): (key: string, read: Read<T>) => Promise<T> {
  const kept = new LRUCache<string, Promise<T>>({ max: most, ttl: MAX_AGE_MS })
  let settledAt = Number.NEGATIVE_INFINITY
  const change = (settledMs: number) => {
    kept.clear()
    settledAt = Math.max(settledAt, performance.now() + settledMs)
  }
  changes.onChange(() => change(SETTLED_MS.catalogue))
  changes.onStock(() => change(SETTLED_MS.stock))
  return (key, read) => {
    const known = changes.isUp() ? kept.get(key) : undefined
    if (known) return known
    let isDropped = !changes.isUp() || performance.now() < settledAt
    let reading: Promise<T> | undefined
    const drop = () => {
      isDropped = true
      if (reading && kept.peek(key) === reading) kept.delete(key)
    }
    reading = read(drop)
    if (!isDropped) kept.set(key, reading)
    reading.catch(drop)
    return reading
  }
}
