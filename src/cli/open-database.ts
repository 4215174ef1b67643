import { setTimeout } from 'node:timers/promises'
import type { Config } from '../server/config.ts'
import { type Connection, connect, ensureDatabase } from '../server/database/connection.ts'
import { findRunning, startEmbedded } from '../server/database/embedded.ts'
import { countOthers } from '../server/database/has-clients.ts'
import { migrate } from '../server/database/migrate.ts'
import type { Closers } from '../server/start.ts'

// One connection for the work, one to cancel it.
const POOL_SIZE = 2
const START_PATIENCE_MS = 30_000
const RETRY_MS = 250
const NAME = 'chipfront'

export async function openDatabase(
  config: Config,
  closers: Closers,
  signal: AbortSignal,
): Promise<Connection> {
  const connection = await openUnmigrated(config, closers, signal)
  await migrate(connection.pool)
  return connection
}

/**
 * The operator's database, the embedded one of the running shop, or an embedded one started for this command.
 */
export async function openUnmigrated(
  config: Config,
  closers: Closers,
  signal: AbortSignal,
): Promise<Connection> {
  const connection = await reach(config, closers, signal)
  closers.add(connection.close)
  return connection
}

function reach(config: Config, closers: Closers, signal: AbortSignal): Promise<Connection> {
  if (config.databaseUrl === null) return reachEmbedded(config, closers, signal)
  return connect(config.databaseUrl, POOL_SIZE, config.longTimeouts)
}

/** The process that runs the database may be just starting or stopping. */
async function reachEmbedded(
  { dataDir, longTimeouts }: Config,
  closers: Closers,
  signal: AbortSignal,
): Promise<Connection> {
  const deadline = performance.now() + START_PATIENCE_MS
  for (;;) {
    const running = await findRunning(dataDir)
    try {
      const url = running ? running(NAME) : await startOwn(dataDir, closers, signal)
      return await connect(url, POOL_SIZE, longTimeouts)
    } catch (error) {
      const isOthers = running ?? (await findRunning(dataDir))
      if (!isOthers || performance.now() > deadline) throw error
      await setTimeout(RETRY_MS, undefined, { signal })
    }
  }
}

async function startOwn(dataDir: string, closers: Closers, signal: AbortSignal): Promise<string> {
  const embedded = await startEmbedded(dataDir, { signal })
  closers.add(embedded.stop)
  await ensureDatabase(embedded.url('postgres'), NAME)
  closers.add(() => untilAlone(embedded.url(NAME)))
  return embedded.url(NAME)
}

/** Another command may have connected to the database we started, so wait until it is done. */
async function untilAlone(url: string): Promise<void> {
  const { pool, close } = await connect(url, 1)
  while ((await countOthers(pool)) > 0) await setTimeout(RETRY_MS)
  await close()
}
