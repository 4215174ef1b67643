/** A read on a dead connection, which fails after seconds, holds up the next one no longer than this. */
const PATIENCE_MS = 200

/**
 * Reads the values of many callers with one query. Callers that come while a read is running share the one that
 * follows it: so each gets data that was read after it asked. After a change, fifty open desks send a hundred
 * requests at once.
 */
export function batchReads<T>(
  readMany: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): (key: string) => Promise<T | undefined> {
  let running: Promise<unknown> = Promise.resolve()
  let gathering: { keys: Set<string>; values: Promise<ReadonlyMap<string, T>> } | null = null

  async function readAfter(before: Promise<unknown>, keys: ReadonlySet<string>) {
    await settledOrLate(before)
    gathering = null
    return readMany([...keys])
  }

  function gather() {
    const keys = new Set<string>()
    const values = readAfter(running, keys)
    running = values.catch(() => {})
    return { keys, values }
  }

  return async key => {
    gathering ??= gather()
    const { keys, values } = gathering
    keys.add(key)
    return (await values).get(key)
  }
}

function settledOrLate(work: Promise<unknown>): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, PATIENCE_MS)
    void work.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
