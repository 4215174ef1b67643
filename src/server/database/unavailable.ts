import pg from 'pg'

/** SQLSTATEs that mean "not now": no connection, a lock or statement timeout, a read-only server. */
const NOT_NOW = /^(?:08...|53...|57014|57P0[1-5]|55P03|25006|25P0[34])$/

/** SQLSTATEs after which the connection must not be reused. */
const LOST = /^(?:08...|57P0[1-5]|25006|25P0[34])$/

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** node-postgres sets no code for these. */
const LOST_MESSAGE =
  /^(?:Connection terminated|Query read timeout|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|no primary among)/

/** The database is unreachable or too busy for this query; a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some(cause => NOT_NOW.test(stateOf(cause)) || isLostByName(cause))
}

/** The connection is dead, unresponsive, or leads to a read-only server. */
export function isConnectionLost(error: unknown): boolean {
  return causesOf(error).some(cause => LOST.test(stateOf(cause)) || isLostByName(cause))
}

function causesOf(error: unknown): Error[] {
  if (error instanceof AggregateError) return error.errors.flatMap(causesOf)
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}

function stateOf(error: Error): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : ''
}

function isLostByName(error: Error & { code?: unknown; syscall?: unknown }): boolean {
  if (LOST_MESSAGE.test(error.message)) return true
  // A missing file is different from a missing socket.
  if (error.code === 'ENOENT') return error.syscall === 'connect'
  return typeof error.code === 'string' && NETWORK.has(error.code)
}
