import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { once } from 'node:events'
import { getPriority, setPriority } from 'node:os'
import { type JobAnswer, STOP_SIGNALS } from './answer-jobs.ts'
import { OUT_OF_TIME, type ProcessLimits } from './watch-process.ts'
import { WorkerTrouble } from './worker-trouble.ts'

/** The limits of a job. */
export type ChildLimits = ProcessLimits & {
  wallSeconds: number
  /** Of V8's heap; `totalMemoryMb` is of the whole process with its buffers and code. */
  heapMb: number
}
export type ChildSettings = ChildLimits & { url: URL }

export type Child<Job extends Serializable, Result> = {
  /** One job at a time. A job that exceeds its limits ends the process. */
  run: (job: Job) => Promise<Result>
  isAlive: () => boolean
  stop: () => Promise<void>
}

/** A process, not a thread: a heap overrun in a worker thread aborts the whole shop. */
export function startChild<Job extends Serializable, Result>(settings: ChildSettings): Child<Job, Result> {
  const child = forkChild(settings)
  const stderr = keepStderr(child)
  let isAlive = true
  let isStopped = false
  child.on('exit', () => {
    isAlive = false
  })
  const stop = async () => {
    isAlive = false
    isStopped = true
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
    // Otherwise a program that has nothing else to do would end before this settles.
    child.ref()
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  child.on('error', stop)
  return {
    isAlive: () => isAlive,
    stop,
    run: async job => {
      // While working it keeps this process alive; idle it does not.
      setRef(child, true)
      const endedWith: EndedWith = (...end) =>
        isStopped ? new Error('The worker was stopped') : explain(...end, stderr())
      const answer = await ask<Job, Result>(child, job, settings.wallSeconds, endedWith).catch(
        async error => {
          await stop()
          throw error
        },
      )
      setRef(child, false)
      if (answer.isWorn) void stop()
      if ('failed' in answer) throw new Error(answer.failed)
      return answer.result
    },
  }
}

/** It inherits nothing from the server: neither its secrets nor its flags. */
function forkChild({ url, heapMb, totalMemoryMb, cpuSeconds }: ChildSettings): ChildProcess {
  const child = fork(url, [String(totalMemoryMb), String(cpuSeconds)], {
    serialization: 'advanced',
    env: {},
    execArgv: [`--max-old-space-size=${heapMb}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // A signal to the server's process group must not end a worker that is just starting and cannot ignore it yet.
    // On Windows this would open a console window.
    detached: process.platform !== 'win32',
  })
  setRef(child, false)
  lowerPriority(child)
  return child
}

/** A third of the share of a page's process when both want the same core; lower ones starve on a busy machine. */
const NICER_BY = 5
const NICEST = 19

/** Pages come first. Threads that the child starts later inherit the priority. */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    // Relative, because the shop itself may have been started with a lower priority.
    setPriority(pid, Math.min(getPriority() + NICER_BY, NICEST))
  } catch {
    // It has already exited, which the exit event reports.
  }
}

function setRef(child: ChildProcess, isWorking: boolean): void {
  const method = isWorking ? 'ref' : 'unref'
  child[method]()
  child.channel?.[method]()
}

const STDERR_LENGTH = 2_000

/** The last output of the child on stderr, for the log. */
function keepStderr(child: ChildProcess): () => string {
  let kept = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    kept = (kept + text).slice(-STDERR_LENGTH)
  })
  if (child.stderr && 'unref' in child.stderr && typeof child.stderr.unref === 'function')
    child.stderr.unref()
  return () => kept
}

type EndedWith = (code: number | null, signal: NodeJS.Signals | null) => Error

function ask<Job extends Serializable, Result>(
  child: ChildProcess,
  job: Job,
  seconds: number,
  endedWith: EndedWith,
): Promise<JobAnswer<Result>> {
  const { promise, resolve, reject } = Promise.withResolvers<JobAnswer<Result>>()
  const timer = setTimeout(() => reject(new WorkerTrouble('too_slow')), seconds * 1000)
  const onExit: (...end: Parameters<EndedWith>) => void = (...end) => reject(endedWith(...end))
  child.once('message', resolve).once('error', reject).once('exit', onExit)
  child.send(job, error => error && reject(error))
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('message', resolve).off('error', reject).off('exit', onExit)
  })
}

/**
 * An abort by V8, our own kill and the kernel's all mean that the job exceeded its limits. Windows reports
 * them as codes. A stop signal says nothing about the job.
 */
function explain(code: number | null, signal: NodeJS.Signals | null, stderr: string): Error {
  if (signal === OUT_OF_TIME) return new WorkerTrouble('too_slow')
  if (signal && STOP_SIGNALS.includes(signal)) return new Error(`The worker was ended by ${signal}`)
  if (code === null || code >= 128) return new WorkerTrouble('too_large')
  return new Error(`The worker ended with code ${code}: ${stderr}`)
}
