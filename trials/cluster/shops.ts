import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { answers, until } from './until.ts'

const START_SECONDS = 180

/** One process of the shop. It can be started again on its port. */
export class ShopProcess {
  readonly port: number
  readonly #folder: string
  readonly #environment: NodeJS.ProcessEnv
  #child: ChildProcess | null = null

  constructor(port: number, folder: string, environment: NodeJS.ProcessEnv) {
    this.port = port
    this.#folder = folder
    this.#environment = environment
  }

  async start(): Promise<void> {
    const log = openSync(join(this.#folder, `shop-${this.port}.log`), 'a')
    this.#child = spawn(process.execPath, ['--max-semi-space-size=16', 'dist/server/main.js'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        MALLOC_ARENA_MAX: '1',
        ...this.#environment,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: join(this.#folder, `shop-${this.port}`),
      },
      stdio: ['ignore', log, log],
    })
    await until(`the shop on port ${this.port} is ready`, START_SECONDS, () =>
      answers(`http://127.0.0.1:${this.port}/readyz`),
    )
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal)
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    this.#child = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
}
