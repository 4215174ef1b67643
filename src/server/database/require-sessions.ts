import type pg from 'pg'
import { StartError } from '../config.ts'
import { clientOptions } from './connection.ts'
import { clientFor, describeUrl } from './hosts.ts'
import type { DatabaseTimeouts } from './timeouts.ts'

/** Most poolers reuse the last connection, so the first round is enough; the others are for round robin. */
const ROUNDS = 3

/**
 * The shop sets timeouts per session and uses LISTEN. A pooler in transaction mode silently breaks both, so
 * it is rejected at the start: while another client is in a transaction, ours must still talk to the same
 * server process.
 */
export async function requireSessions(url: string, timeouts: DatabaseTimeouts): Promise<void> {
  const options = clientOptions(url, { ...timeouts, queryMs: timeouts.connectMs })
  const Client = clientFor(url, timeouts.connectMs)
  const [ours, other] = [new Client(options), new Client(options)]
  for (const client of [ours, other]) client.on('error', () => {})
  try {
    await Promise.all([ours.connect(), other.connect()])
    for (let round = 0; round < ROUNDS; round++) {
      if (await keepsProcess(ours, other)) continue
      throw new StartError(
        `the pooler at ${describeUrl(url)} lends connections per transaction; set its pool_mode to session for the shop`,
      )
    }
  } finally {
    await Promise.all([ours.end(), other.end()])
  }
}

async function keepsProcess(ours: pg.Client, other: pg.Client): Promise<boolean> {
  const before = await processOf(ours)
  try {
    await other.query('begin')
    await processOf(other)
    return before === (await processOf(ours))
  } catch (error) {
    if (error instanceof Error && error.message.includes('statement pooling mode')) return false
    throw error
  } finally {
    await other.query('rollback').catch(() => {})
  }
}

async function processOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}
