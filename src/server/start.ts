import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type Config, StartError } from './config.ts'
import { type DatabaseChanges, listenForChanges } from './database/changes.ts'
import { type Connection, connect, ensureDatabase } from './database/connection.ts'
import { type EmbeddedOptions, startEmbedded } from './database/embedded.ts'
import { migrate } from './database/migrate.ts'
import { openReplicas, type Reads, readPrimary } from './database/replicas.ts'
import { requireSessions } from './database/require-sessions.ts'
import type { DatabasePool } from './database/transaction.ts'

export type Store = {
  connection: Connection
  /** For the probes only: they work even when all other connections are in use. */
  probe: Connection
  /** For BOMs only: their long queries must not delay pages. */
  bills: Connection
  changes: DatabaseChanges
  /** For the catalog: replicas, if there are any. */
  reads: Reads
}

/** Opened resources, closed in reverse order, also after an incomplete start. */
export class Closers {
  readonly #closers: (() => Promise<void>)[] = []
  #closing: Promise<void> | undefined

  add(close: () => Promise<void>): void {
    this.#closers.push(close)
  }

  /** Runs once for all callers. A resource that cannot be closed does not keep the rest open. */
  closeAll(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    const failures: unknown[] = []
    for (const close of this.#closers.reverse()) await close().catch(error => failures.push(error))
    if (failures.length > 0) throw failures[0]
  }
}

/** Probes need a quick answer or none. */
const PROBE = { connectMs: 2_000, statementMs: 1_000, lockMs: 200, queryMs: 2_000 }

const BILLS_POOL = 3
/** Two BOMs run several queries each at the same time. */
const BILLS_WAIT_MS = 20_000

type StoreWork = {
  fill: (pool: DatabasePool) => Promise<unknown>
  /** The embedded database has ended and cannot be restarted. */
  onLost: (error: Error) => void
  /** Ends waiting for an embedded database that recovers. */
  signal?: AbortSignal
}

/** The database, external or embedded, migrated and filled. */
export async function openStore(
  config: Config,
  closers: Closers,
  { fill, onLost, signal }: StoreWork,
): Promise<Store> {
  const url = config.databaseUrl ?? (await openEmbedded(config, closers, { onLost, signal }))
  await prepare(url, config, fill)
  const timeouts = config.databaseTimeouts
  const connection = await connect(url, config.databasePool, timeouts)
  closers.add(connection.close)
  const probe = await connect(url, 1, { ...timeouts, ...PROBE })
  closers.add(probe.close)
  const bills = await connect(url, BILLS_POOL, {
    ...timeouts,
    connectMs: Math.max(timeouts.connectMs, BILLS_WAIT_MS),
  })
  closers.add(bills.close)
  const changes = await listenForChanges(url, { timeouts })
  closers.add(changes.close)
  const reads = openReads(config, url, { connection, changes })
  closers.add(reads.close)
  return { connection, probe, bills, changes, reads }
}

function openReads(
  config: Config,
  primaryUrl: string,
  { connection, changes }: Pick<Store, 'connection' | 'changes'>,
): Reads {
  const { databaseReadUrls: urls, databasePool: poolSize, databaseReadLagMs: mostLagMs } = config
  if (urls.length === 0) return readPrimary(connection)
  const timeouts = config.databaseTimeouts
  return openReplicas({ urls, primary: connection, primaryUrl, changes, poolSize, timeouts, mostLagMs })
}

/** On a separate connection: a migration may take longer than any visitor would wait. */
async function prepare(url: string, { longTimeouts }: Config, fill: StoreWork['fill']): Promise<void> {
  const { pool, close } = await connect(url, 2, longTimeouts)
  try {
    await requireSessions(url, longTimeouts)
    await migrate(pool)
    await fill(pool)
  } finally {
    await close()
  }
}

async function openEmbedded(
  { dataDir }: Config,
  closers: Closers,
  watching: Pick<EmbeddedOptions, 'onLost' | 'signal'>,
): Promise<string> {
  const embedded = await startEmbedded(dataDir, watching)
  closers.add(embedded.stop)
  await ensureDatabase(embedded.url('postgres'), 'chipfront')
  return embedded.url('chipfront')
}

export async function listen(server: Server, { host, port }: Pick<Config, 'host' | 'port'>): Promise<number> {
  server.listen(port, host)
  await once(server, 'listening').catch(error => {
    throw explain(error, host, port)
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

function explain(error: Error & { code?: string }, host: string, port: number): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `PORT ${port} is in use; stop the other program or set PORT to another number`,
    EACCES: `PORT ${port} needs more rights; set PORT to a number above 1023`,
    EADDRNOTAVAIL: notOurs(host),
    ENOTFOUND: notOurs(host),
  }
  const reason = reasons[error.code ?? '']
  return reason ? new StartError(reason) : error
}

function notOurs(host: string): string {
  return `HOST ${host} is no address of this machine`
}

type Patience = {
  /**
   * How long to keep serving, while the readiness probe reports the stop, until load balancers send nothing
   * more.
   */
  delayMs?: number
  /** How long running requests have to finish after that. */
  patienceMs: number
}

/** Lets running requests finish, within a limit; idle connections are closed at once. */
export function stoppable(server: Server, { delayMs = 0, patienceMs }: Patience): () => Promise<void> {
  const running = new Map<Socket, number>()
  const readBytes = new WeakMap<Socket, number>()
  server.on('connection', (socket: Socket) => {
    running.set(socket, 0)
    readBytes.set(socket, 0)
    socket.once('close', () => running.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    running.set(socket, (running.get(socket) ?? 0) + 1)
    response.once('close', () => {
      if (socket.destroyed) return
      running.set(socket, (running.get(socket) ?? 1) - 1)
      readBytes.set(socket, socket.bytesRead)
    })
  })
  // Bytes received since the last response are the beginning of a request.
  const isIdle = (socket: Socket) => running.get(socket) === 0 && socket.bytesRead === readBytes.get(socket)
  return async () => {
    await new Promise(resolve => setTimeout(resolve, delayMs))
    const closed = new Promise<void>(resolve => server.close(() => resolve()))
    for (const socket of running.keys()) if (isIdle(socket)) socket.destroy()
    const timer = setTimeout(() => server.closeAllConnections(), patienceMs)
    await closed
    clearTimeout(timer)
  }
}
