import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

const LEVELS = { debug: 10, info: 20, warn: 30, error: 40 }
type Level = keyof typeof LEVELS
type Fields = Record<string, string | number | boolean | null>

const requestIds = new AsyncLocalStorage<string>()
let lowest: Level = 'info'

export function setLogLevel(level: Level): void {
  lowest = level
}

/** Every line written while `work` runs, however deep, carries its request id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return requestIds.run(id, work)
}

export function newRequestId(): string {
  return randomUUID()
}

export function currentRequestId(): string | undefined {
  return requestIds.getStore()
}

/** One JSON line on standard output. Callers pass no bodies, tokens, queries or addresses of people. */
export function log(level: Level, message: string, fields: Fields = {}): void {
  if (LEVELS[level] < LEVELS[lowest]) return
  const request_id = currentRequestId()
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), level, message, request_id, ...fields })}\n`,
  )
}

export function logError(message: string, error: unknown, fields: Fields = {}): void {
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: String(error) }
  log('error', message, { ...fields, error: name, stack: stack ?? '' })
}
