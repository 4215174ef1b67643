import { isUnavailable } from './unavailable.ts'
import { withClient } from './with-client.ts'

/** Whether a server that has started accepts connections and writes. */
export async function isRecovered(url: string): Promise<boolean> {
  try {
    return await withClient({ connectionString: url, connectionTimeoutMillis: 10_000 }, async client => {
      const { rows } = await client.query<{ is_recovering: boolean }>(
        'select pg_is_in_recovery() as is_recovering',
      )
      return rows[0]?.is_recovering === false
    })
  } catch (error) {
    if (isUnavailable(error)) return false
    throw error
  }
}
