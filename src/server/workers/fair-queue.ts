import { WorkerTrouble } from './worker-trouble.ts'

type QueueSettings = {
  /** The number of concurrent jobs. */
  slots: number
  /** The maximum number of waiting jobs of all owners. */
  mostWaiting: number
  /** The maximum number of waiting jobs per owner. */
  mostWaitingEach: number
  waitSeconds: number
}
type Turn = { owner: string; start: () => void; refuse: () => void }

/**
 * Owners take turns, and each has at most one job running: an owner with many jobs delays only its own. A job
 * that waits too long or finds the queue full is rejected as busy.
 */
export class FairQueue {
  readonly #settings: QueueSettings
  /** In the order in which the owners get their turn. */
  readonly #waiting = new Map<string, Turn[]>()
  readonly #running = new Set<string>()

  constructor(settings: QueueSettings) {
    this.#settings = settings
  }

  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    await this.#waitForTurn(owner)
    try {
      return await work()
    } finally {
      this.#endTurn(owner)
    }
  }

  #waitForTurn(owner: string): Promise<void> {
    if (!this.#makeRoom(owner)) throw new WorkerTrouble('busy')
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = () => {
      this.#remove(turn)
      turn.refuse()
    }
    const timer = setTimeout(giveUp, this.#settings.waitSeconds * 1000).unref()
    const turn = {
      owner,
      start: () => {
        clearTimeout(timer)
        resolve()
      },
      refuse: () => {
        clearTimeout(timer)
        reject(new WorkerTrouble('busy'))
      },
    }
    this.#waiting.set(owner, [...(this.#waiting.get(owner) ?? []), turn])
    this.#startNext()
    return promise
  }

  /** When the queue is full, the owner with the most waiting jobs loses its latest to an owner with fewer. */
  #makeRoom(owner: string): boolean {
    const { mostWaiting, mostWaitingEach } = this.#settings
    const own = this.#waiting.get(owner)?.length ?? 0
    if (own >= mostWaitingEach) return false
    const lines = [...this.#waiting.values()]
    if (lines.reduce((sum, { length }) => sum + length, 0) < mostWaiting) return true
    const longest = lines.reduce((most, line) => (line.length > most.length ? line : most))
    const latest = longest.at(-1)
    if (!latest || longest.length <= own + 1) return false
    this.#remove(latest)
    latest.refuse()
    return true
  }

  #startNext(): void {
    for (const [owner, turns] of this.#waiting) {
      if (this.#running.size >= this.#settings.slots) return
      const [turn] = turns
      if (this.#running.has(owner) || !turn) continue
      this.#running.add(owner)
      this.#remove(turn)
      turn.start()
    }
  }

  /** The owner's other jobs go to the end of the queue. */
  #endTurn(owner: string): void {
    this.#running.delete(owner)
    const rest = this.#waiting.get(owner)
    this.#waiting.delete(owner)
    if (rest) this.#waiting.set(owner, rest)
    this.#startNext()
  }

  #remove(turn: Turn): void {
    const rest = (this.#waiting.get(turn.owner) ?? []).filter(other => other !== turn)
    if (rest.length > 0) this.#waiting.set(turn.owner, rest)
    else this.#waiting.delete(turn.owner)
  }
}
