import { log } from '../log.ts'
import { openPool } from './connection.ts'
import type { FairPool } from './fair-pool.ts'
import { describeUrl } from './hosts.ts'
import { timelineOf, toPosition } from './position.ts'
import type { DatabaseTimeouts } from './timeouts.ts'

/** A check needs a quick answer or none. */
const CHECK = { connectMs: 1_000, statementMs: 1_000, lockMs: 200, queryMs: 1_000 }

/**
 * The position it has replayed; for a server that is or was a primary, the position it has written, and the
 * timeline.
 */
const POSITION = `select position::text, case when pg_is_in_recovery() then null
    else ${timelineOf('position')} end as timeline
  from (select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
    else pg_current_wal_insert_lsn() end as position) as now`

type Place = { position: string | null; timeline: string | null }

/** One server for reading, and how far it has followed the primary. */
export class Replica {
  readonly name: string
  /** All changes before this position are visible on it. */
  position = 0n
  /** Null while it follows a primary. */
  timeline: string | null = null
  isUp = false
  readonly #reads: ReturnType<typeof openPool>
  readonly #checks: ReturnType<typeof openPool>
  #checking: Promise<void> | null = null
  /** Ends the reads that are under way. */
  readonly #running = new Set<(error: Error) => void>()

  constructor(url: string, poolSize: number, timeouts: DatabaseTimeouts) {
    this.name = describeUrl(url)
    this.#reads = openPool(url, poolSize, timeouts)
    this.#checks = openPool(url, 1, { ...timeouts, ...CHECK })
  }

  /** Fails as soon as a check finds that the server does not answer any more. */
  read(work: (pool: FairPool) => Promise<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#running.add(reject)
      work(this.#reads.pool)
        .then(resolve, reject)
        .finally(() => this.#running.delete(reject))
    })
  }

  /** Concurrent calls share one check. */
  check(): Promise<void> {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = null
    })
    return this.#checking
  }

  leaveOut(error: unknown): void {
    if (this.isUp) log('warn', 'replica left out', { replica: this.name, error: String(error) })
    this.isUp = false
    this.#endReads('Connection terminated: the replica does not answer')
  }

  async close(): Promise<void> {
    this.#endReads('Connection terminated: the shop stops')
    await Promise.all([this.#reads.close(), this.#checks.close()])
  }

  #endReads(message: string): void {
    for (const end of this.#running) end(new Error(message))
  }

  async #check(): Promise<void> {
    try {
      const { rows } = await this.#checks.pool.query<Place>(POSITION)
      this.position = toPosition(rows[0]?.position ?? '0/0')
      this.timeline = rows[0]?.timeline ?? null
      if (this.isUp) return
      log('info', 'replica is used', { replica: this.name })
      this.isUp = true
    } catch (error) {
      this.leaveOut(error)
    }
  }
}
