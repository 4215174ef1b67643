import type { DatabaseChanges } from './changes.ts'
import { isUnavailable } from './unavailable.ts'

/** A missed change is picked up after this time at the latest. */
const MAX_AGE_MS = 5 * 60_000
/** How long an old value is served before a failed reload is retried. */
const RETRY_MS = 5_000

type Entry<V> = { value: Promise<V>; loadedAt: number }

/**
 * Caches the result of `load` for each key until shared content changes, and no longer than five minutes.
 * While the database is away the old value is served. Meant for a small, known set of keys.
 */
export function remember<K extends string, V>(
  changes: Pick<DatabaseChanges, 'onChange'>,
  load: (key: K) => Promise<V>,
  maxAgeMs = MAX_AGE_MS,
): (key: K) => Promise<V> {
  const known = new Map<K, Entry<V>>()
  changes.onChange(() => known.clear())
  return key => {
    const remembered = known.get(key)
    if (remembered && Date.now() - remembered.loadedAt < maxAgeMs) return remembered.value
    const entry: Entry<V> = { value: load(key), loadedAt: Date.now() }
    known.set(key, entry)
    const forget = () => {
      if (known.get(key) === entry) known.delete(key)
    }
    if (!remembered) {
      entry.value.catch(forget)
      return entry.value
    }
    entry.value = entry.value.catch(error => {
      if (!isUnavailable(error)) {
        forget()
        throw error
      }
      entry.loadedAt = Date.now() - maxAgeMs + RETRY_MS
      return remembered.value
    })
    return entry.value
  }
}
