import pg from 'pg'
import { isUnavailable } from './unavailable.ts'

/** Whether a server that has started accepts connections and writes. */
export async function isRecovered(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ is_recovering: boolean }>(
      'select pg_is_in_recovery() as is_recovering',
    )
    return rows[0]?.is_recovering === false
  } catch (error) {
    if (isUnavailable(error)) return false
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}
