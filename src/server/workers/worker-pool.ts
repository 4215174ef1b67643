import { startThread, type Thread, type ThreadSettings } from './thread.ts'
import { WorkerTrouble } from './worker-trouble.ts'

type Waiting<Job, Result> = {
  job: Job
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}
type PoolSettings<Job> = ThreadSettings<Job> & {
  workers: number
  /** So many jobs wait in line; another is told to come again. */
  longestLine: number
  /** As long as a job waits before it is told to come again; without it, until it is its turn. */
  waitSeconds?: number
}

/** Workers are started when first needed and stay; each does one job at a time, the others wait in line. */
export class WorkerPool<Job, Result> {
  readonly #settings: PoolSettings<Job>
  readonly #threads = new Set<Thread<Job, Result>>()
  readonly #idle: Thread<Job, Result>[] = []
  readonly #line: Waiting<Job, Result>[] = []
  #isClosed = false

  constructor(settings: PoolSettings<Job>) {
    this.#settings = settings
  }

  async run(job: Job): Promise<Result> {
    if (this.#isClosed) throw new Error('The workers are closed')
    if (this.#line.length >= this.#settings.longestLine) throw new WorkerTrouble('busy')
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const waiting = { job, resolve, reject }
    this.#line.push(waiting)
    this.#startNext()
    this.#limitWait(waiting)
    return promise
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const { reject } of this.#line.splice(0)) reject(new Error('The workers are closed'))
    await Promise.all([...this.#threads].map(thread => thread.stop()))
  }

  #limitWait(waiting: Waiting<Job, Result>): void {
    const { waitSeconds } = this.#settings
    if (waitSeconds === undefined || !this.#line.includes(waiting)) return
    const giveUp = () => {
      const at = this.#line.indexOf(waiting)
      if (at < 0) return
      this.#line.splice(at, 1)
      waiting.reject(new WorkerTrouble('busy'))
    }
    setTimeout(giveUp, waitSeconds * 1000).unref()
  }

  #startNext(): void {
    if (this.#line.length === 0) return
    const thread = this.#takeIdle() ?? this.#addThread()
    const next = thread ? this.#line.shift() : undefined
    if (thread && next) void this.#serve(thread, next)
  }

  /** One may have died while nothing was asked of it. */
  #takeIdle(): Thread<Job, Result> | undefined {
    for (let thread = this.#idle.pop(); thread; thread = this.#idle.pop()) {
      if (thread.isAlive()) return thread
      this.#threads.delete(thread)
    }
    return undefined
  }

  #addThread(): Thread<Job, Result> | undefined {
    if (this.#isClosed || this.#threads.size >= this.#settings.workers) return undefined
    const thread = startThread<Job, Result>(this.#settings)
    this.#threads.add(thread)
    return thread
  }

  async #serve(thread: Thread<Job, Result>, { job, resolve, reject }: Waiting<Job, Result>): Promise<void> {
    await thread.run(job).then(resolve, reject)
    if (thread.isAlive()) this.#idle.push(thread)
    else this.#threads.delete(thread)
    this.#startNext()
  }
}
