import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const RESTART_MS = 200
const LOOK_MS = 50
const READY_WITHIN_MS = 180_000

/** Starts the built shop again whenever it ends, as systemd or Kubernetes would. */
export class Supervisor {
  readonly url: string
  readonly #environment: NodeJS.ProcessEnv
  readonly #log: number
  #child: ChildProcess | null = null
  #isStopping = false
  starts = 0

  constructor(port: number, environment: NodeJS.ProcessEnv, logFile: string) {
    this.url = `http://127.0.0.1:${port}`
    this.#environment = { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...environment }
    this.#log = openSync(logFile, 'a')
  }

  start(): void {
    this.starts++
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      env: this.#environment,
      stdio: ['ignore', this.#log, this.#log],
    })
    this.#child = child
    child.once('exit', async () => {
      await sleep(RESTART_MS)
      if (!this.#isStopping) this.start()
    })
  }

  /** Of the running process; null between two. */
  get pid(): number | null {
    const child = this.#child
    return child?.exitCode === null && child.signalCode === null ? (child.pid ?? null) : null
  }

  signal(signal: NodeJS.Signals): void {
    if (this.pid !== null) this.#child?.kill(signal)
  }

  /** Returns the seconds that it took. */
  async untilReady(): Promise<number> {
    const started = performance.now()
    while (performance.now() - started < READY_WITHIN_MS) {
      if (await this.#isReady()) return (performance.now() - started) / 1000
      await sleep(LOOK_MS)
    }
    throw new Error('the shop did not come back')
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    if (this.pid !== null && this.#child) {
      this.signal('SIGTERM')
      await once(this.#child, 'exit')
    }
    closeSync(this.#log)
  }

  async #isReady(): Promise<boolean> {
    try {
      const answer = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(2_000) })
      await answer.arrayBuffer()
      return answer.ok
    } catch {
      return false
    }
  }
}
