import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database } from './connection.ts'
import { isConnectionLost } from './unavailable.ts'

export type DatabasePool = pg.Pool
export type DatabaseClient = pg.PoolClient

/** Row and advisory locks end with their transaction, so functions that lock take only this. */
export type TransactionDatabase = Database & { readonly isTransaction: true }

/** Both use the same connection, so that COPY and queries see each other's changes. */
export type Transaction = {
  db: TransactionDatabase
  client: DatabaseClient
  /** Ends the work successfully but rolls back. */
  rollBack: () => void
}

export async function inTransaction<T>(
  pool: DatabasePool,
  work: (transaction: Transaction) => Promise<T>,
  { settings = [] }: { settings?: readonly string[] } = {},
): Promise<T> {
  const client = await pool.connect()
  // The running query reports a broken connection; without a listener the event would end the process.
  const onError = () => {}
  client.on('error', onError)
  let end = 'commit'
  let isBroken = false
  try {
    // In one round trip: another one is measurable when many buyers order at once.
    await client.query(['begin', ...settings.map(setting => `set local ${setting}`)].join('; '))
    const db = Object.assign(drizzle(client), { isTransaction: true } as const)
    const result = await work({ db, client, rollBack: () => (end = 'rollback') })
    await client.query(end)
    return result
  } catch (error) {
    // On a dead connection the rollback would hang as long as the work did; the server rolls back by itself.
    if (isConnectionLost(error)) isBroken = true
    else await client.query('rollback').catch(() => (isBroken = true))
    throw error
  } finally {
    client.off('error', onError)
    client.release(isBroken)
  }
}
