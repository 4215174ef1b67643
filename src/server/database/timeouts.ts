/** How long the shop waits for its database. */
export type DatabaseTimeouts = {
  /** To connect, and for a free connection of the pool. */
  connectMs: number
  /** The server ends a statement that takes longer; 0 is no limit. */
  statementMs: number
  /** The server ends a statement that waits longer for a lock; 0 is no limit. */
  lockMs: number
  /** Nothing heard for so long means that the connection is dead; 0 is no limit. */
  queryMs: number
  /** Idle connections are checked by TCP this often. */
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
 * For imports, migrations and the operator's commands. No queryMs: node-postgres would count the whole of a COPY.
 * A dead server is noticed by keepalive.
 */
export function longTimeouts(connectMs: number, keepAliveMs: number, workMs: number): DatabaseTimeouts {
  return { connectMs, keepAliveMs, statementMs: workMs, lockMs: workMs, queryMs: 0 }
}

export const LONG_TIMEOUTS = longTimeouts(SHOP_TIMEOUTS.connectMs, SHOP_TIMEOUTS.keepAliveMs, 60 * 60_000)
