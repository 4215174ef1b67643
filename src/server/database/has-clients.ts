import pg from 'pg'
import { withClient } from './with-client.ts'

const TRIES = 10
const PAUSE_MS = 200

/**
 * Whether other clients use the database server at this URL. A client killed just now still counts until the
 * server notices. A server that does not respond has no clients.
 */
export async function hasClients(url: string): Promise<boolean> {
  try {
    return await withClient({ connectionString: url, connectionTimeoutMillis: 2_000 }, async client => {
      for (let tried = 0; tried < TRIES; tried++) {
        if ((await countOthers(client)) === 0) return false
        await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
      }
      return true
    })
  } catch (error) {
    return isFull(error)
  }
}

/** All connections are in use by other clients. */
function isFull(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '53300'
}

/** The number of other clients of the server. */
export async function countOthers(client: pg.Client | pg.Pool): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  return rows[0]?.count ?? 0
}
