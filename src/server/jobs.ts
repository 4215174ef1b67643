import { logError } from './log.ts'

/** Does something at once, and again and again, one at a time. Failing once does not end it; stopping waits for what is under way. */
export function every(seconds: number, name: string, work: () => Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()
  let isStopped = false
  const schedule = () => {
    timer = setTimeout(run, seconds * 1000).unref()
  }
  const run = () => {
    running = work()
      .catch(error => logError(`${name} failed`, error))
      .finally(() => {
        if (!isStopped) schedule()
      })
  }
  run()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
