import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Reads, ReplicaState } from './database/replicas.ts'

/** Numbers are null if a locked table prevents reading them. */
export type ShopState = {
  database_up: boolean
  listening: boolean
  stopping: boolean
  pool_waiting: number
  oldest_unsent_mail_seconds: number | null
  payments_under_way: number | null
}

export type Metrics = {
  text: () => Promise<string>
  contentType: string
  observe: (kind: string, method: string, status: number, seconds: number) => void
  setState: (state: ShopState) => void
  setReplicas: (replicas: readonly ReplicaState[], reads: ReturnType<Reads['counts']>) => void
}

const GAUGES = {
  database_up: 'Whether the database answers the probe',
  listening: 'Whether changes made by other processes are heard of',
  stopping: 'Whether the process has been told to stop',
  pool_waiting: 'Requests that wait for a database connection',
  oldest_unsent_mail_seconds: 'How long the oldest unsent mail has waited',
  payments_under_way: 'Payments whose money is being taken or given back',
} as const satisfies Record<keyof ShopState, string>

export function createMetrics(): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the last byte of the answer',
    labelNames: ['kind', 'method', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [register],
  })
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `chipfront_${name}`, help, labelNames, registers: [register] })
  const isUsed = gauge('replica_used', 'Whether the catalog is read from this replica', ['replica'])
  const lag = gauge('replica_lag_seconds', 'How far the replica is behind the primary', ['replica'])
  const readings = gauge('catalog_queries', 'Queries of the catalog so far', ['server'])
  const gauges = Object.entries(GAUGES).map(([name, help]) => ({ name, gauge: gauge(name, help) }))
  const known = new Map<string, ReturnType<typeof requests.labels>>()
  const series = (...labels: string[]) => {
    const key = labels.join(' ')
    const found = known.get(key) ?? requests.labels(...labels)
    known.set(key, found)
    return found
  }
  return {
    text: () => register.metrics(),
    contentType: register.contentType,
    observe: (kind, method, status, seconds) =>
      series(kind, knownMethod(method), String(status)).observe(seconds),
    setState: state => {
      const values = new Map(Object.entries(state))
      for (const { name, gauge } of gauges) gauge.set(Number(values.get(name) ?? Number.NaN))
    },
    setReplicas: (replicas, reads) => {
      if (replicas.length === 0) return
      for (const { name, is_used, lag_seconds } of replicas) {
        isUsed.labels(name).set(Number(is_used))
        lag.labels(name).set(lag_seconds)
      }
      for (const [server, count] of Object.entries(reads)) readings.labels(server).set(count)
    },
  }
}

/** Labels are kept forever, so invented methods must not create new ones. */
function knownMethod(method: string): string {
  return ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'].includes(method) ? method : 'other'
}
