import type { BomJob, BomResult } from './bom-job.ts'
import { type ReaderWorker, startWorker, type WorkerSettings } from './reader-worker.ts'

type Waiting = { job: BomJob; resolve: (result: BomResult) => void; reject: (error: unknown) => void }
type PoolSettings = WorkerSettings & { workers: number }

const LONGEST_LINE = 50

/** So many jobs are waiting that another would not be done in good time. */
export class ReaderBusy extends Error {}

/** Workers are started when first needed and stay; each does one job at a time, the others wait in line. */
export class WorkerPool {
  readonly #settings: PoolSettings
  readonly #workers = new Set<ReaderWorker>()
  readonly #idle: ReaderWorker[] = []
  readonly #line: Waiting[] = []
  #isClosed = false

  constructor(settings: PoolSettings) {
    this.#settings = settings
  }

  async run(job: BomJob): Promise<BomResult> {
    if (this.#isClosed) throw new Error('The reader is closed')
    if (this.#line.length >= LONGEST_LINE) throw new ReaderBusy('Too many files are waiting to be read')
    return new Promise((resolve, reject) => {
      this.#line.push({ job, resolve, reject })
      this.#startNext()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const { reject } of this.#line.splice(0)) reject(new Error('The reader is closed'))
    await Promise.all([...this.#workers].map(worker => worker.stop()))
  }

  #startNext(): void {
    if (this.#line.length === 0) return
    const worker = this.#takeIdle() ?? this.#addWorker()
    const next = worker ? this.#line.shift() : undefined
    if (worker && next) void this.#serve(worker, next)
  }

  /** One may have died while nothing was asked of it. */
  #takeIdle(): ReaderWorker | undefined {
    for (let worker = this.#idle.pop(); worker; worker = this.#idle.pop()) {
      if (worker.isAlive()) return worker
      this.#workers.delete(worker)
    }
    return undefined
  }

  #addWorker(): ReaderWorker | undefined {
    if (this.#isClosed || this.#workers.size >= this.#settings.workers) return undefined
    const worker = startWorker(this.#settings)
    this.#workers.add(worker)
    return worker
  }

  async #serve(worker: ReaderWorker, { job, resolve, reject }: Waiting): Promise<void> {
    await worker.run(job).then(resolve, reject)
    if (worker.isAlive()) this.#idle.push(worker)
    else this.#workers.delete(worker)
    this.#startNext()
  }
}
