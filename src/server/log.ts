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

/** Every log line of `work` and its callees carries the request id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return requestIds.run(id, work)
}

export function newRequestId(): string {
  return randomUUID()
}

export function currentRequestId(): string | undefined {
  return requestIds.getStore()
}

/** Writes one JSON line to standard output. Callers pass no bodies, tokens, queries or personal addresses. */
export function log(level: Level, message: string, fields: Fields = {}): void {
  if (LEVELS[level] < LEVELS[lowest]) return
  const request_id = currentRequestId()
  waiting.push(
    `${JSON.stringify({ time: new Date().toISOString(), level, message, request_id, ...fields })}\n`,
  )
  if (LEVELS[level] >= LEVELS.warn) writeWaiting()
  else timer ??= setTimeout(writeWaiting, WRITE_MS).unref()
}

// One write per request took a fifth of the time of a cached page. Warnings and errors are written at once.
const WRITE_MS = 50
const waiting: string[] = []
let timer: NodeJS.Timeout | undefined

function writeWaiting(): void {
  clearTimeout(timer)
  timer = undefined
  if (waiting.length > 0) process.stdout.write(waiting.splice(0).join(''))
}

process.on('exit', writeWaiting)

export function logError(message: string, error: unknown, fields: Fields = {}): void {
  if (!(error instanceof Error)) return void log('error', message, { ...fields, error: String(error) })
  const cause = error.cause instanceof Error ? error.cause.message : null
  log('error', message, { ...fields, error: withoutParameters(error.message), cause, stack: framesOf(error) })
}

/** The message of a failed query includes its parameters, which may be a buyer's name and address. */
function withoutParameters(message: string): string {
  return message.split('\nparams: ')[0] ?? ''
}

function framesOf({ message, stack = '' }: Error): string {
  return stack.slice(stack.indexOf(message) + message.length).trimStart()
}
