import type { Serializable } from 'node:child_process'
import { type Child, type ChildSettings, startChild } from './start-child.ts'

type PoolSettings = ChildSettings & {
  workers: number
  /** A worker that is idle for this long is ended to free its memory. */
  idleSeconds?: number
}
type Idle<Job extends Serializable, Result> = { child: Child<Job, Result>; timer: NodeJS.Timeout }

const IDLE_SECONDS = 300

/**
 * Worker processes, started on first use and kept; each runs one job at a time. The pool has no queue: use it
 * behind a FairQueue with as many slots as there are workers.
 */
export class WorkerPool<Job extends Serializable, Result> {
  readonly #settings: PoolSettings
  readonly #children = new Set<Child<Job, Result>>()
  readonly #idle: Idle<Job, Result>[] = []
  #isClosed = false

  constructor(settings: PoolSettings) {
    this.#settings = settings
  }

  async run(job: Job): Promise<Result> {
    const child = this.#takeIdle() ?? this.#addChild()
    try {
      return await child.run(job)
    } finally {
      this.#putBack(child)
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const { timer } of this.#idle.splice(0)) clearTimeout(timer)
    await Promise.all([...this.#children].map(child => child.stop()))
  }

  /** One may have died while idle. */
  #takeIdle(): Child<Job, Result> | undefined {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      clearTimeout(idle.timer)
      if (idle.child.isAlive()) return idle.child
      this.#children.delete(idle.child)
    }
    return undefined
  }

  #addChild(): Child<Job, Result> {
    if (this.#isClosed) throw new Error('The workers are closed')
    if (this.#children.size >= this.#settings.workers) throw new Error('More jobs than workers')
    const child = startChild<Job, Result>(this.#settings)
    this.#children.add(child)
    return child
  }

  #putBack(child: Child<Job, Result>): void {
    if (!child.isAlive()) {
      this.#children.delete(child)
      return
    }
    const end = () => {
      this.#idle.splice(this.#idle.indexOf(idle), 1)
      this.#children.delete(child)
      void child.stop()
    }
    const timer = setTimeout(end, (this.#settings.idleSeconds ?? IDLE_SECONDS) * 1000).unref()
    const idle = { child, timer }
    this.#idle.push(idle)
  }
}
