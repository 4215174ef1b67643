/** Time limits for database operations. */
export type DatabaseTimeouts = {
  /** For connecting, and for getting a connection from the pool. */
  connectMs: number
  /** The server cancels a statement that takes longer; 0 is no limit. */
  statementMs: number
  /** The server cancels a statement that waits longer for a lock; 0 is no limit. */
  lockMs: number
  /** A connection without any response for this long is dead; 0 is no limit. */
  queryMs: number
  /** The interval of TCP keepalives on idle connections. */
  keepAliveMs: number
}

export const SHOP_TIMEOUTS: DatabaseTimeouts = {
  connectMs: 5_000,
  statementMs: 10_000,
  lockMs: 2_000,
  queryMs: 15_000,
  keepAliveMs: 10_000,
}

/**
 * For imports, migrations and the operator's commands. No queryMs, because node-postgres would apply it to a
 * whole COPY. Keepalive detects a dead server.
 */
export function longTimeouts(connectMs: number, keepAliveMs: number, workMs: number): DatabaseTimeouts {
  return { connectMs, keepAliveMs, statementMs: workMs, lockMs: workMs, queryMs: 0 }
}

export const LONG_TIMEOUTS = longTimeouts(SHOP_TIMEOUTS.connectMs, SHOP_TIMEOUTS.keepAliveMs, 60 * 60_000)
