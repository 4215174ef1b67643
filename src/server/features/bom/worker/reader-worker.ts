import { Worker } from 'node:worker_threads'
import { SheetError } from '../../../sheets/index.ts'
import type { BomAnswer, BomJob, BomResult } from './bom-job.ts'

export type WorkerSettings = { url: URL; seconds: number; memoryMb: number }

export type ReaderWorker = {
  /** One job at a time. A job that goes beyond its limits ends the worker. */
  run: (job: BomJob) => Promise<BomResult>
  isAlive: () => boolean
  stop: () => Promise<void>
}

export function startWorker({ url, seconds, memoryMb }: WorkerSettings): ReaderWorker {
  const worker = createThread(url, memoryMb)
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
      const answer = await ask(worker, job, seconds).catch(async error => {
        await stop()
        throw error
      })
      worker.unref()
      return unwrap(answer)
    },
  }
}

/** It gets nothing of the server's: not its secrets, not the flags it was started with. */
function createThread(url: URL, memoryMb: number): Worker {
  const worker = new Worker(url, {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    env: {},
    execArgv: [],
  })
  worker.unref()
  return worker
}

function ask(worker: Worker, job: BomJob, seconds: number): Promise<BomAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<BomAnswer>()
  const timer = setTimeout(() => reject(new SheetError('too_slow', 'takes too long to read')), seconds * 1000)
  const onError = (error: unknown) => reject(explain(error))
  const onExit = () => reject(new Error('The reader was ended in the middle of its work'))
  worker.once('message', resolve).once('error', onError).once('exit', onExit)
  worker.postMessage(job, buffersOf(job))
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', onError).off('exit', onExit)
  })
}

function buffersOf(job: BomJob): ArrayBuffer[] {
  const { buffer } = job.kind === 'open' ? job.bytes : job.packed
  return buffer instanceof ArrayBuffer ? [buffer] : []
}

function explain(error: unknown): unknown {
  const isOutOfMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isOutOfMemory ? new SheetError('too_large', 'takes too much memory to read') : error
}

function unwrap(answer: BomAnswer): BomResult {
  if ('refused' in answer) throw new SheetError(answer.refused.problem, answer.refused.message)
  if ('failed' in answer) throw new Error(answer.failed)
  return answer.result
}
