import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'

const SECONDS = 5
const CONNECTIONS = 16
const CLOCK_TICKS = 100

export type Speed = { perSecond: number; cpuMs: number; p99: number }

/** Requests per second, and the server's CPU time for each, which a busy client cannot distort. */
export async function measure(url: string, server: ChildProcess, paths: string[] = []): Promise<Speed> {
  const options = { url, connections: CONNECTIONS, setupClient: askInTurn(paths) }
  await autocannon({ ...options, duration: 2 })
  const before = cpuSeconds(server)
  const result = await autocannon({ ...options, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`)
  const cpuMs = ((cpuSeconds(server) - before) * 1000) / result.requests.total
  return { perSecond: result.requests.average, cpuMs, p99: result.latency.p99 }
}

/** Each connection begins at another of the paths, so that no two ask for the same at the same time. */
function askInTurn(paths: string[]): (client: autocannon.Client) => void {
  let connection = 0
  return client => {
    if (paths.length === 0) return
    const start = Math.floor((paths.length / CONNECTIONS) * connection++)
    client.setRequests([...paths.slice(start), ...paths.slice(0, start)].map(path => ({ path })))
  }
}

export function cpuSeconds({ pid }: { pid?: number }): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS
}

/** The child processes of a server, by a word of their command line. */
export function childrenOf({ pid }: Pick<ChildProcess, 'pid'>, word: string): { pid: number }[] {
  const ids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return ids.flatMap(id => (readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(word) ? { pid: id } : []))
}

export function residentMb({ pid }: { pid?: number }): number {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kb) / 1024
}

export type Started = {
  url: string
  process: ChildProcess
  /** The log so far. */
  log: () => string
  stop: () => Promise<void>
}

/**
 * Starts a server that prints its port in a line of JSON. It logs to a file, so that the client does not have
 * to read it.
 */
export async function startServer(args: string[], environment: NodeJS.ProcessEnv = {}): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'chipfront-bench-log-'))
  const output = openSync(join(folder, 'log'), 'w')
  const env = { ...process.env, NODE_ENV: 'production', ...environment }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', output, output] })
  const port = await portFrom(join(folder, 'log'), child)
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    log: () => readFileSync(join(folder, 'log'), 'utf8'),
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
      closeSync(output)
      rmSync(folder, { recursive: true })
    },
  }
}

async function portFrom(file: string, child: ChildProcess): Promise<number> {
  for (;;) {
    const text = readFileSync(file, 'utf8')
    const [, port] = /"port":(\d+)/.exec(text) ?? []
    if (port) return Number(port)
    if (child.exitCode !== null) throw new Error(text)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
