import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { StartError } from '../config.ts'
import { logError } from '../log.ts'
import { FairPool } from './fair-pool.ts'
import { clientFor, describeUrl, hostUrls, READS_ONLY } from './hosts.ts'
import { type DatabaseTimeouts, LONG_TIMEOUTS } from './timeouts.ts'
import { withClient } from './with-client.ts'

/** A connection or a pool. */
export type Queryable = {
  query: <Row extends pg.QueryResultRow>(query: pg.QueryConfig) => Promise<pg.QueryResult<Row>>
}
export type Database = NodePgDatabase & { $client: Queryable }
export type Connection = { db: Database; pool: FairPool; close: () => Promise<void> }

export async function connect(
  url: string,
  poolSize: number,
  timeouts: DatabaseTimeouts = LONG_TIMEOUTS,
): Promise<Connection> {
  const { pool, close } = openPool(url, poolSize, timeouts, refuseReadOnly)
  await pool.query('select 1').catch(error => {
    throw new StartError(`the database at ${describeUrl(url)} cannot be reached: ${reason(error)}`)
  })
  return { db: drizzle(pool), pool, close }
}

/** Statements that contain a date are prepared anew each day, and only a closed connection forgets the old ones. */
const LIFETIME_SECONDS = 12 * 60 * 60

/** Connects when it is first used. */
export function openPool(
  url: string,
  poolSize: number,
  timeouts: DatabaseTimeouts,
  check: (url: string, isReadOnly: boolean) => void = () => {},
): Pick<Connection, 'pool' | 'close'> {
  const pool = new FairPool({
    ...clientOptions(url, timeouts),
    max: poolSize,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    Client: clientFor(url, timeouts.connectMs),
    onConnect: async client => check(url, await prepareSession(client, timeouts)),
  })
  // A broken idle connection is replaced at its next use; without a listener it would end the process.
  let isClosing = false
  pool.on('error', error => {
    // The pool does not wait until the server has processed the disconnects, so a stopping server may report
    // errors.
    if (!isClosing) logError('database connection lost', error)
  })
  const close = () => {
    isClosing = true
    return pool.end()
  }
  return { pool, close }
}

function refuseReadOnly(url: string, isReadOnly: boolean): void {
  if (isReadOnly) throw new Error(`no primary among ${describeUrl(url)}: it is read-only`)
}

export function clientOptions(url: string, timeouts: DatabaseTimeouts): pg.ClientConfig {
  return {
    connectionString: hostUrls(url)[0],
    connectionTimeoutMillis: timeouts.connectMs,
    query_timeout: timeouts.queryMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: timeouts.keepAliveMs,
  }
}

/**
 * Returns whether the server rejects writes. Set by a query and not in the startup packet, because PgBouncer rejects unknown parameters there. JIT
 * compilation and parallel workers cost more than our short queries take, and a generic plan for a LIKE scans
 * the table.
 */
async function prepareSession(
  client: pg.ClientBase,
  { connectMs, statementMs, lockMs, queryMs }: DatabaseTimeouts,
): Promise<boolean> {
  const settings = {
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    plan_cache_mode: 'force_custom_plan',
    statement_timeout: `${statementMs}`,
    lock_timeout: `${lockMs}`,
    // A client that has disappeared must not hold its locks; 0 is no limit.
    idle_in_transaction_session_timeout: `${2 * queryMs}`,
  }
  const setters = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', false)`)
  const text = `select ${setters.join(', ')}, ${READS_ONLY} as reads_only`
  const query = Object.assign({ text }, { query_timeout: connectMs })
  const { rows } = await client.query<{ reads_only: boolean }>(query)
  return rows[0]?.reads_only ?? false
}

/** Creates the shop's database on the embedded server. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  await withClient({ connectionString: adminUrl }, async client => {
    const found = await client.query('select from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0])
  if (error instanceof Error && error.cause instanceof AggregateError)
    return `${error.message}: ${reason(error.cause)}`
  return error instanceof Error ? error.message : String(error)
}
