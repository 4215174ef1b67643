/** Reads once for all callers with the same key. */
export type SharedReads<T> = (key: string, read: () => Promise<T>) => Promise<T>

/**
 * After a change, all open desks ask for the same list at once. Callers that come while a read is running share the one
 * that follows it: so all get data that was read after they asked, with their own change in it.
 */
export function shareReads<T>(): SharedReads<T> {
  const running = new Map<string, Promise<T>>()
  const following = new Map<string, Promise<T>>()

  function start(key: string, read: () => Promise<T>): Promise<T> {
    const result = read()
    running.set(key, result)
    const end = () => {
      if (running.get(key) === result) running.delete(key)
    }
    result.then(end, end)
    return result
  }

  async function follow(key: string, before: Promise<T>, read: () => Promise<T>): Promise<T> {
    await before.catch(() => {})
    following.delete(key)
    return start(key, read)
  }

  return (key, read) => {
    const before = running.get(key)
    if (!before) return start(key, read)
    const shared = following.get(key) ?? follow(key, before, read)
    following.set(key, shared)
    return shared
  }
}
