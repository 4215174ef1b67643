/** One after the other, in the order they were asked for: no late answer undoes a newer one. */
export function createTurns() {
  let waiting = 0
  let queue: Promise<unknown> = Promise.resolve()
  return {
    take: async <T>(send: () => Promise<T>): Promise<T> => {
      waiting++
      const done = queue.then(send).finally(() => {
        waiting--
      })
      queue = done.catch(() => {})
      return done
    },
    isOver: () => waiting === 0,
    over: async () => {
      await queue
    },
  }
}
