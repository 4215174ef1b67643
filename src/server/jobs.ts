import { logError } from './log.ts'

/**
 * Runs a job at once and then periodically, one run at a time. A failure does not end it; stopping waits for
 * the current run.
 */
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
