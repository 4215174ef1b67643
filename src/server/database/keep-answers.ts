import { LRUCache } from 'lru-cache'
import type { DatabaseChanges } from './changes.ts'

/** A missed change is picked up after this time at the latest. */
const MAX_AGE_MS = 60_000

/**
 * Keeps the answers asked for last, for requests that many visitors make alike. Any change of the catalog or of the
 * stock drops all of them, also those being read.
 */
export function keepAnswers<T>(
  changes: Pick<DatabaseChanges, 'onChange' | 'onStock' | 'isUp'>,
  most: number,
): (key: string, read: () => Promise<T>) => Promise<T> {
  const kept = new LRUCache<string, Promise<T>>({ max: most, ttl: MAX_AGE_MS })
  changes.onChange(() => kept.clear())
  changes.onStock(() => kept.clear())
  return (key, read) => {
    if (!changes.isUp()) return read()
    const known = kept.get(key)
    if (known) return known
    const reading = read()
    kept.set(key, reading)
    reading.catch(() => {
      if (kept.peek(key) === reading) kept.delete(key)
    })
    return reading
  }
}
