import { Worker } from 'node:worker_threads'
import type { Answer, BuffersOf } from './answer-jobs.ts'
import { WorkerTrouble } from './worker-trouble.ts'

export type ThreadSettings<Job> = {
  url: URL
  /** What a job may take. */
  seconds: number
  memoryMb: number
  buffersOf?: BuffersOf<Job>
}

export type Thread<Job, Result> = {
  /** One job at a time. A job that goes beyond its limits ends the thread. */
  run: (job: Job) => Promise<Result>
  isAlive: () => boolean
  stop: () => Promise<void>
}

export function startThread<Job, Result>(settings: ThreadSettings<Job>): Thread<Job, Result> {
  const worker = createWorker(settings)
  let isAlive = true
  const stop = async () => {
    isAlive = false
    await worker.terminate()
  }
  worker.on('error', stop).on('exit', stop)
  return {
    isAlive: () => isAlive,
    stop,
    run: async job => {
      // At work it keeps the process alive; idle it does not.
      worker.ref()
      const answer = await ask<Job, Result>(worker, job, settings).catch(async error => {
        await stop()
        throw error
      })
      worker.unref()
      if ('failed' in answer) throw new Error(answer.failed)
      return answer.result
    },
  }
}

/** It gets nothing of the server's: not its secrets, not the flags it was started with. */
function createWorker({ url, memoryMb }: { url: URL; memoryMb: number }): Worker {
  const worker = new Worker(url, {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    env: {},
    execArgv: [],
  })
  worker.unref()
  return worker
}

function ask<Job, Result>(
  worker: Worker,
  job: Job,
  { seconds, buffersOf }: ThreadSettings<Job>,
): Promise<Answer<Result>> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer<Result>>()
  const timer = setTimeout(() => reject(new WorkerTrouble('too_slow')), seconds * 1000)
  const onError = (error: unknown) => reject(explain(error))
  const onExit = () => reject(new Error('The worker was ended in the middle of its work'))
  worker.once('message', resolve).once('error', onError).once('exit', onExit)
  worker.postMessage(job, buffersOf?.(job))
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', onError).off('exit', onExit)
  })
}

function explain(error: unknown): unknown {
  const isOutOfMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isOutOfMemory ? new WorkerTrouble('too_large') : error
}
