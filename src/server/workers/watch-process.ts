import { Worker } from 'node:worker_threads'

export type ProcessLimits = { totalMemoryMb: number; cpuSeconds: number }

/** The signal for a job that exceeded its CPU time; the kernel's own limits use the same. */
export const OUT_OF_TIME = 'SIGXCPU'

const WATCHER_MEMORY_MB = 8
const BYTES_PER_MB = 1024 * 1024

/**
 * Kills this process when its parent is gone or when it exceeds its limits, also while a job blocks the main
 * thread. V8's own limit covers only the heap, not buffers and long strings. The time limit is CPU time,
 * because a harmless job takes long on a busy machine. Returns a function to call when a job starts.
 */
export function watchProcess({ totalMemoryMb, cpuSeconds }: ProcessLimits): () => void {
  const deadline = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT))
  const startJob = () => {
    const { user, system } = process.cpuUsage()
    deadline[0] = user + system + cpuSeconds * 1e6
  }
  startJob()
  const watcher = new Worker(`(${watch})(require('node:worker_threads').workerData)`, {
    eval: true,
    workerData: { parent: process.ppid, mostBytes: totalMemoryMb * BYTES_PER_MB, deadline, OUT_OF_TIME },
    resourceLimits: { maxOldGenerationSizeMb: WATCHER_MEMORY_MB },
  })
  watcher.unref()
  return startJob
}

type Watched = { parent: number; mostBytes: number; deadline: Float64Array; OUT_OF_TIME: string }

/** Runs from its source text in a separate thread, so it can use globals only. */
function watch({ parent, mostBytes, deadline, OUT_OF_TIME }: Watched): void {
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    if (process.ppid !== parent || process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGKILL')
    if (user + system > (deadline[0] ?? 0)) process.kill(process.pid, OUT_OF_TIME)
  }, 100)
}
