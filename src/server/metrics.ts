import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export type Metrics = {
  text: () => Promise<string>
  contentType: string
  observe: (kind: string, method: string, status: number, seconds: number) => void
}

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
  }
}

/** Labels live forever: a stranger's invented methods must not become new ones. */
function knownMethod(method: string): string {
  return ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'].includes(method) ? method : 'other'
}
