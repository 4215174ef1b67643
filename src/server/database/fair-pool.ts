import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

const areas = new AsyncLocalStorage<string>()

/** All connections taken in `work` count for this area of the shop. */
export function inArea<T>(area: string, work: () => T): T {
  return areas.run(area, work)
}

type Area = { held: number; waiting: (() => void)[] }

/**
 * A pool that gives no area of the shop more than three quarters of its connections: while all carts wait for
 * a locked table, pages and search still get a connection. Work outside of any area (jobs) is not counted.
 */
export class FairPool extends pg.Pool {
  readonly #areas = new Map<string, Area>()
  readonly #most: number
  readonly #patienceMs: number

  constructor(config: pg.PoolConfig & { max: number; connectionTimeoutMillis?: number }) {
    super(config)
    this.#most = Math.ceil(config.max * 0.75)
    this.#patienceMs = config.connectionTimeoutMillis ?? 0
  }

  /** The number of waiting requests for a connection. */
  countWaiting(): number {
    return [...this.#areas.values()].reduce((sum, { waiting }) => sum + waiting.length, this.waitingCount)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(
    callback: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: unknown) => void,
    ) => void,
  ): void
  override connect(callback?: object): Promise<pg.PoolClient> | undefined {
    const name = areas.getStore()
    const connecting = name === undefined ? super.connect() : this.#connectIn(this.#areaOf(name))
    if (typeof callback !== 'function') return connecting
    connecting.then(
      client => Reflect.apply(callback, undefined, [undefined, client, client.release]),
      error => Reflect.apply(callback, undefined, [error, undefined, () => {}]),
    )
    return undefined
  }

  #areaOf(name: string): Area {
    const known = this.#areas.get(name)
    if (known) return known
    const area: Area = { held: 0, waiting: [] }
    this.#areas.set(name, area)
    return area
  }

  async #connectIn(area: Area): Promise<pg.PoolClient> {
    // A woken waiter takes over the released place, so the count stays.
    if (area.held >= this.#most) await this.#turnIn(area)
    else area.held++
    try {
      const client = await super.connect()
      const release = client.release
      client.release = (error?: Error | boolean) => {
        free(area)
        release(error)
      }
      return client
    } catch (error) {
      free(area)
      throw error
    }
  }

  #turnIn({ waiting }: Area): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = this.#patienceMs > 0 ? setTimeout(giveUp, this.#patienceMs) : undefined
      const turn = () => {
        clearTimeout(timer)
        resolve()
      }
      function giveUp() {
        waiting.splice(waiting.indexOf(turn), 1)
        reject(new Error('timeout exceeded when trying to connect'))
      }
      waiting.push(turn)
    })
  }
}

function free(area: Area): void {
  const next = area.waiting.shift()
  if (next) next()
  else area.held--
}
