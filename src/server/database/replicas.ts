import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { DatabaseChanges } from './changes.ts'
import { type Connection, type Database, openPool } from './connection.ts'
import { timelineOf, toPosition } from './position.ts'
import { Replica } from './replica.ts'
import type { DatabaseTimeouts } from './timeouts.ts'
import { isConnectionLost } from './unavailable.ts'

export type ReplicaState = { name: string; is_used: boolean; lag_seconds: number }

export type Reads = {
  /** For the catalog: reads that never change anything. */
  db: Database
  /** The caller may have changed something: returns the position that has it, to be sent with their next requests. */
  noteWrite: () => Promise<bigint | null>
  /** From now on reads see everything up to this position. */
  require: (position: bigint) => void
  replicas: () => ReplicaState[]
  /** The number of queries so far. */
  counts: () => { primary: number; replica: number }
  close: () => Promise<void>
}

type ReplicaOptions = {
  urls: readonly string[]
  primary: Connection
  primaryUrl: string
  changes: Pick<DatabaseChanges, 'onChange' | 'onStock' | 'isUp'>
  poolSize: number
  timeouts: DatabaseTimeouts
  /** A replica further behind is left out. */
  mostLagMs: number
  checkMs?: number
}

const CHECK_MS = 500
/** Without an answer for this long, the primary is away: if its notifications have ended, too, or have not. */
const AWAY_MS = 1_000
const AWAY_ALTHOUGH_CONNECTED_MS = 3_000
/** On a connection of its own: a busy pool must not delay it. */
const POSITION_TIMEOUTS = { connectMs: 2_000, statementMs: 1_000, lockMs: 200, queryMs: 2_000 }
const MOST_SAMPLES = 600
const PRIMARY_POSITION = `select position::text, ${timelineOf('position')} as timeline
  from pg_current_wal_insert_lsn() as position`

/** Without replicas, the primary is read. */
export function readPrimary(primary: Pick<Connection, 'db'>): Reads {
  return {
    db: primary.db,
    noteWrite: async () => null,
    require: () => {},
    replicas: () => [],
    counts: () => ({ primary: 0, replica: 0 }),
    close: async () => {},
  }
}

/**
 * Reads on replicas that have every change that this process knows of: those it was notified of, and those of its
 * visitors. Otherwise the primary is read, so that nothing older is shown or cached.
 */
export function openReplicas(options: ReplicaOptions): Reads {
  const routing = new Routing(options)
  const { primary } = options
  const pool: pg.Pool = Object.assign(new pg.Pool(), {
    query: (...asked: unknown[]) => routing.query(asked),
    connect: primary.pool.connect.bind(primary.pool),
  })
  return {
    db: drizzle(pool),
    noteWrite: () => routing.learnPosition(),
    require: position => routing.require(position),
    replicas: () => routing.states(),
    counts: () => ({ ...routing.counts }),
    close: () => routing.close(),
  }
}

class Routing {
  readonly counts = { primary: 0, replica: 0 }
  readonly #options: ReplicaOptions
  readonly #replicas: readonly Replica[]
  readonly #timer: NodeJS.Timeout
  /** Where the primary was, oldest first. */
  #samples: { at: number; position: bigint }[] = []
  /** Replicas behind it are not read. */
  #required = 0n
  #learned = 0n
  /** The primary's. */
  #timeline = ''
  /** There was a change whose position is not known yet. */
  #isStale = false
  #learning: Promise<void> | null = null
  #turn = 0
  readonly #positions: ReturnType<typeof openPool>
  #answeredAt = performance.now()
  /** Ends the reads that wait for the primary. */
  readonly #waiting = new Set<(error: Error) => void>()

  constructor(options: ReplicaOptions) {
    const { urls, primaryUrl, poolSize, timeouts, changes, checkMs = CHECK_MS } = options
    this.#options = options
    this.#positions = openPool(primaryUrl, 1, { ...timeouts, ...POSITION_TIMEOUTS })
    this.#replicas = urls.map(url => new Replica(url, poolSize, timeouts))
    changes.onChange(() => this.#onChange())
    changes.onStock(() => this.#onChange())
    this.#timer = setInterval(() => this.#tick(), checkMs).unref()
    void this.#checkAll()
  }

  async query(args: unknown[]): Promise<unknown> {
    const replica = this.#pick()
    if (replica) {
      try {
        return await this.#readFrom(replica, args)
      } catch (error) {
        // A full pool and a slow query look the same from here, so the check decides whether it is left out.
        if (isConnectionLost(error)) void replica.check()
        else if (!isConflict(error)) throw error
      }
    }
    try {
      return await this.#readPrimary(args)
    } catch (error) {
      const rest = this.#mostAdvanced()
      const isHere = this.#options.changes.isUp() && !this.#isPrimaryAway()
      if (!rest || isHere || !isConnectionLost(error)) throw error
      return this.#readFrom(rest, args)
    }
  }

  require(position: bigint): void {
    if (position > this.#required) this.#required = position
  }

  /** All changes so far are before the primary's position. */
  async learnPosition(): Promise<bigint | null> {
    const position = await this.#askPrimary()
    if (position === null) return null
    // After a failover, the new primary may not have reached the old one's position.
    if (position < this.#learned) this.#required = position
    this.#learned = position
    this.require(position)
    return position
  }

  states(): ReplicaState[] {
    return this.#replicas.map(replica => ({
      name: replica.name,
      is_used: this.#isUsable(replica),
      lag_seconds: Math.round(this.#lagMs(replica) / 100) / 10,
    }))
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.all([this.#positions.close(), ...this.#replicas.map(replica => replica.close())])
  }

  /** Fails as soon as the primary is found to be away, instead of waiting for a connection to it. */
  #readPrimary(args: unknown[]): Promise<unknown> {
    const { pool } = this.#options.primary
    this.counts.primary++
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject)
      Promise.resolve(Reflect.apply(pool.query, pool, args))
        .then(answer => {
          this.#answeredAt = performance.now()
          resolve(answer)
        }, reject)
        .finally(() => this.#waiting.delete(reject))
    })
  }

  #readFrom(replica: Replica, args: unknown[]): Promise<unknown> {
    this.counts.replica++
    return replica.read(pool => Reflect.apply(pool.query, pool, args))
  }

  /** In turn; null: none has everything that is required. */
  #pick(): Replica | null {
    if (this.#isPrimaryAway()) return this.#mostAdvanced()
    if (this.#isStale || this.#learning) return null
    const usable = this.#replicas.filter(replica => this.#isUsable(replica))
    const ready = usable.filter(({ position }) => position >= this.#required)
    if (ready.length > 0) return ready[this.#turn++ % ready.length] ?? null
    for (const replica of usable) void replica.check()
    return null
  }

  #isPrimaryAway(): boolean {
    const limit = this.#options.changes.isUp() ? AWAY_ALTHOUGH_CONNECTED_MS : AWAY_MS
    return performance.now() - this.#answeredAt > limit
  }

  /** In turn. Nothing changes while there is no primary: the data of the replicas is shown. */
  #mostAdvanced(): Replica | null {
    const usable = this.#replicas.filter(replica => this.#isUsable(replica))
    const best = usable.filter(({ position }) => usable.every(other => other.position <= position))
    return best[this.#turn++ % best.length] ?? null
  }

  #isUsable(replica: Replica): boolean {
    return replica.isUp && !this.#isFormerPrimary(replica) && this.#lagMs(replica) <= this.#options.mostLagMs
  }

  /** It may have changes that the present primary never had, and does not get the new ones. */
  #isFormerPrimary({ timeline }: Replica): boolean {
    return timeline !== null && timeline < this.#timeline
  }

  /**
   * How long before its last known position the primary was at one that the replica has not reached. While there is no
   * primary, replicas do not fall behind.
   */
  #lagMs({ position }: Replica): number {
    const missing = this.#samples.find(sample => sample.position > position)
    const last = this.#samples.at(-1)
    return missing && last ? last.at - missing.at : 0
  }

  /** Reads go to the primary until the position of the change is known. */
  #onChange(): void {
    this.#isStale = true
    this.#learning ??= this.#learn().finally(() => {
      this.#learning = null
    })
  }

  async #learn(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false
      if ((await this.learnPosition()) !== null) continue
      // Tried again with the next check.
      this.#isStale = true
      return
    }
  }

  #tick(): void {
    if (this.#isPrimaryAway()) {
      for (const end of this.#waiting) end(new Error('Connection terminated: the primary does not answer'))
    }
    void this.#checkAll()
  }

  async #checkAll(): Promise<void> {
    const position = await this.#askPrimary()
    if (position !== null) {
      if (position < (this.#samples.at(-1)?.position ?? 0n)) this.#samples = []
      this.#samples = [...this.#samples.slice(1 - MOST_SAMPLES), { at: performance.now(), position }]
    }
    if (this.#isStale) this.#onChange()
    await Promise.all(this.#replicas.map(replica => replica.check()))
  }

  async #askPrimary(): Promise<bigint | null> {
    try {
      const { rows } = await this.#positions.pool.query<{ position: string; timeline: string }>(
        PRIMARY_POSITION,
      )
      this.#answeredAt = performance.now()
      this.#timeline = rows[0]?.timeline ?? ''
      return toPosition(rows[0]?.position ?? '0/0')
    } catch {
      // The probes report it.
      return null
    }
  }
}

/** The replica needed the rows that the query was reading. */
function isConflict(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '40001'
}
