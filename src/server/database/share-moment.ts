import type { Database } from './connection.ts'

/**
 * Calls for the same key share one read if nothing else happened between them: no answer of the database has
 * arrived since, so that each caller still sees all writes from before its call.
 */
export function shareMoment<Key, T>(read: (db: Database, key: Key) => Promise<T>): typeof read {
  const moments = new WeakMap<Database, Map<Key, Promise<T>>>()
  return (db, key) => {
    const moment = moments.get(db) ?? new Map<Key, Promise<T>>()
    if (moment.size === 0) process.nextTick(() => moment.clear())
    moments.set(db, moment)
    const result = moment.get(key) ?? read(db, key)
    moment.set(key, result)
    return result
  }
}
