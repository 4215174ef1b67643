import type pg from 'pg'
import { type Connection, connect } from '../../src/server/database/connection.ts'

/**
 * Whether the process dies before a statement reaches the database, or after it was executed and before the
 * response.
 */
export type Death = { at: number; when: 'before' | 'after' }

export type DyingConnection = Connection & { isDead: () => boolean }

/**
 * A database connection that breaks at its n-th statement and stays broken, as when the process is killed
 * there: uncommitted changes are lost, and no cleanup runs.
 */
export async function connectUntil(url: string, death: Death): Promise<DyingConnection> {
  const connection = await connect(url, 4)
  let statements = 0
  let isDead = false
  const die = (client: pg.PoolClient): never => {
    isDead = true
    Reflect.get(client, 'connection').stream.destroy()
    throw new Error('killed')
  }
  const watch = (client: pg.PoolClient) => {
    client.on('error', () => {})
    const query = client.query
    const ask = async (asked: unknown[]) => {
      const isLast = !isDead && ++statements === death.at
      if (isDead || (isLast && death.when === 'before')) return die(client)
      const answer = await Reflect.apply(query, client, asked)
      return isLast ? die(client) : answer
    }
    // The pool uses a callback, transactions a promise.
    const dying = (...asked: unknown[]) => {
      const last = asked.at(-1)
      if (typeof last !== 'function') return ask(asked)
      return void ask(asked.slice(0, -1)).then(
        answer => last(null, answer),
        error => last(error),
      )
    }
    Object.assign(client, { query: dying })
  }
  connection.pool
    .removeAllListeners('error')
    .on('error', () => {})
    .on('connect', watch)
  // The connection that was opened to check the database is not watched.
  const unwatched = await connection.pool.connect()
  unwatched.release(true)
  return { ...connection, isDead: () => isDead }
}
