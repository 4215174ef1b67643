import { parentPort } from 'node:worker_threads'

/** What a worker answers; errors lose their class on the way between threads. */
export type Answer<Result> = { result: Result } | { failed: string }

/** Moved to the other side instead of copied. */
export type BuffersOf<T> = (message: T) => ArrayBuffer[]

/** What a worker does for as long as it lives. */
export function answerJobs<Job, Result>(
  work: (job: Job) => Promise<Result>,
  buffersOf: BuffersOf<Result>,
): void {
  parentPort?.on('message', async (job: Job) => {
    const answer = await answerTo(job, work)
    parentPort?.postMessage(answer, 'result' in answer ? buffersOf(answer.result) : [])
  })
}

async function answerTo<Job, Result>(job: Job, work: (job: Job) => Promise<Result>): Promise<Answer<Result>> {
  try {
    return { result: await work(job) }
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
