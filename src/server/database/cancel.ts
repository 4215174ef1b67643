import type { DatabaseClient, DatabasePool } from './transaction.ts'

/**
 * Lets a signal cancel even a query that takes minutes. After that the transaction can only be rolled back.
 */
export async function cancellable<T>(
  pool: DatabasePool,
  client: DatabaseClient,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const cancel = () => {
    // If this fails, the work still stops when it next checks the signal.
    pool.query('select pg_cancel_backend($1)', [rows[0]?.pid]).catch(() => {})
  }
  signal.addEventListener('abort', cancel)
  try {
    signal.throwIfAborted()
    const result = await work()
    signal.throwIfAborted()
    return result
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
