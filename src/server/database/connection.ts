import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartError } from '../config.ts'
import { logError } from '../log.ts'

export type Database = NodePgDatabase
export type Connection = { db: Database; pool: pg.Pool; close: () => Promise<void> }

/**
 * Compiling a plan or sharing it among workers costs more than our short queries take,
 * and a plan made for any value of a LIKE scans the table.
 */
const SESSION = '-c jit=off -c max_parallel_workers_per_gather=0 -c plan_cache_mode=force_custom_plan'

export async function connect(url: string, poolSize: number): Promise<Connection> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    options: SESSION,
  })
  // An idle connection that breaks is replaced at its next use; without a listener it would end the process.
  let isClosing = false
  pool.on('error', error => {
    // The pool does not wait until the server has heard the goodbyes, so one that is being stopped may complain of them.
    if (!isClosing) logError('database connection lost', error)
  })
  await pool.query('select 1').catch(error => {
    throw new StartError(`the database at ${withoutPassword(url)} cannot be reached: ${reason(error)}`)
  })
  const close = () => {
    isClosing = true
    return pool.end()
  }
  return { db: drizzle(pool), pool, close }
}

/** Makes the shop's own database on a server that is ours alone. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  const found = await client.query('select from pg_database where datname = $1', [name])
  if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  await client.end()
}

function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
