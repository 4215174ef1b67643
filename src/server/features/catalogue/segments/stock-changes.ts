import { logError } from '../../../log.ts'

/** Several orders within this time are read together. */
const STOCK_DELAY_MS = 100

/** Collects changed parts and passes them on together. Failures are passed to `onFailure`. */
export class StockChanges {
  readonly #pass: (ids: number[]) => Promise<void>
  readonly #onFailure: () => void
  #waiting = new Set<number>()
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(pass: (ids: number[]) => Promise<void>, onFailure: () => void) {
    this.#pass = pass
    this.#onFailure = onFailure
  }

  add(ids: ReadonlySet<number>): void {
    if (this.#isStopped) return
    for (const id of ids) this.#waiting.add(id)
    this.#timer ??= setTimeout(() => this.#flush(), STOCK_DELAY_MS).unref()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  #flush(): void {
    const ids = [...this.#waiting]
    this.#waiting = new Set()
    this.#timer = undefined
    this.#pass(ids).catch(error => {
      logError('stock of segments was not updated', error)
      this.#onFailure()
    })
  }
}
