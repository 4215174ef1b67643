import type { Hono } from 'hono'
import type { DatabaseChanges } from './database/changes.ts'
import type { Connection } from './database/connection.ts'
import type { Reads } from './database/replicas.ts'
import { oldestUnsentSeconds } from './features/mail/index.ts'
import { countPaymentsUnderWay } from './features/payments/index.ts'
import { log, logError } from './log.ts'
import type { Metrics, ShopState } from './metrics.ts'

type ProbeParts = {
  connection: Connection
  /** A separate connection, because the pool may be exhausted. */
  probe: Connection
  changes: Pick<DatabaseChanges, 'isUp'>
  reads: Pick<Reads, 'replicas' | 'counts'>
  stopping: AbortSignal
}

export function addProbes(api: Hono, parts: ProbeParts, metrics: Metrics): void {
  // With ?drain, 404 while stopping: HAProxy then sends no new requests and lets running ones finish.
  api.get('/healthz', c => {
    const isDraining = parts.stopping.aborted && c.req.query('drain') !== undefined
    return isDraining ? c.json({ status: 'stopping' }, 404) : c.json({ status: 'ok' })
  })
  api.get('/readyz', async c => {
    const state = await readState(parts)
    const status = statusOf(state)
    const replicas = parts.reads.replicas()
    const reading = replicas.length > 0 ? { replicas } : {}
    return c.json({ status, ...state, ...reading }, status === 'ok' ? 200 : 503)
  })
  api.get('/metrics', async c => {
    metrics.setState(await readState(parts))
    metrics.setReplicas(parts.reads.replicas(), parts.reads.counts())
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType })
  })
}

function statusOf({ database_up, stopping }: ShopState): string {
  if (stopping) return 'stopping'
  return database_up ? 'ok' : 'database unreachable'
}

async function readState({ connection, probe, changes, stopping }: ProbeParts): Promise<ShopState> {
  const isUp = await probe.pool.query('select 1').then(() => true, notReady)
  const known = async (count: () => Promise<number>) => (isUp ? count().catch(unknown) : null)
  return {
    database_up: isUp,
    listening: changes.isUp(),
    stopping: stopping.aborted,
    pool_waiting: connection.pool.countWaiting(),
    oldest_unsent_mail_seconds: await known(() => oldestUnsentSeconds(probe.db)),
    payments_under_way: await known(() => countPaymentsUnderWay(probe.db)),
  }
}

function unknown(error: unknown): null {
  logError('a figure of the probes is unknown', error)
  return null
}

function notReady(error: unknown): false {
  log('warn', 'database not ready', { error: error instanceof Error ? error.message : String(error) })
  return false
}
