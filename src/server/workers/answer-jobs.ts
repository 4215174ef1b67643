import { watchProcess } from './watch-process.ts'

/** A worker's response; errors lose their class between processes. */
export type JobAnswer<Result> = ({ result: Result } | { failed: string }) & {
  /** The process has grown so much that a fresh one should run the next job. */
  isWorn: boolean
}

/**
 * Ctrl-C and some supervisors signal all processes of the shop. The server then finishes its requests, which may need
 * this worker; it kills the worker afterwards.
 */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const BYTES_PER_MB = 1024 * 1024

/** The main loop of a worker process; start-child.ts passes the limits as arguments. */
export function answerJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  const [totalMemoryMb = 0, cpuSeconds = 0] = process.argv.slice(2).map(Number)
  const startJob = watchProcess({ totalMemoryMb, cpuSeconds })
  for (const signal of STOP_SIGNALS) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())
  process.on('message', async (job: Job) => {
    startJob()
    const answer = await answerTo(job, work)
    process.send?.({ ...answer, isWorn: process.memoryUsage.rss() > (totalMemoryMb * BYTES_PER_MB) / 2 })
  })
}

async function answerTo<Job, Result>(job: Job, work: (job: Job) => Promise<Result>) {
  try {
    return { result: await work(job) }
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
