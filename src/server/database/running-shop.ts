import type pg from 'pg'
import { StartError } from '../config.ts'
import { LOCKS } from './locks.ts'

/** Each process of the shop holds this lock, on its change listener, until it ends. */
export async function markRunning(client: pg.Client): Promise<void> {
  await client.query('select pg_try_advisory_lock_shared($1)', [LOCKS.running])
}

/** Processes keep keys and content in memory, so their database must not be replaced while they run. */
export async function refuseRunningShop(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ is_free: boolean }>(
    'select pg_try_advisory_xact_lock($1) as is_free',
    [LOCKS.running],
  )
  if (!rows[0]?.is_free) throw new StartError('the shop is running; stop all of its processes first')
}
