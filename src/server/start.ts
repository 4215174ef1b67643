import type { Server } from 'node:http'
import { type Config, StartError } from './config.ts'
import { type Changes, listenForChanges } from './database/changes.ts'
import { type Connection, connect, ensureDatabase } from './database/connection.ts'
import { startEmbedded } from './database/embedded.ts'
import { migrate } from './database/migrate.ts'

export type Store = { connection: Connection; changes: Changes; close: () => Promise<void> }

/** The database: the operator's own or the embedded one, brought up to date. */
export async function openStore(config: Config): Promise<Store> {
  const embedded = config.databaseUrl ? null : await startEmbedded(config.dataDir)
  try {
    if (embedded) await ensureDatabase(embedded.url('postgres'), 'chipfront')
    const url = config.databaseUrl ?? embedded?.url('chipfront') ?? ''
    const connection = await connect(url, config.databasePool)
    await migrate(connection.pool)
    const changes = await listenForChanges(url)
    const close = async () => {
      await changes.close()
      await connection.close()
      await embedded?.stop()
    }
    return { connection, changes, close }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

export async function listen(server: Server, { host, port }: Pick<Config, 'host' | 'port'>): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', error => reject(explain(error, port)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

function explain(error: Error & { code?: string }, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartError(`PORT ${port} is in use; stop the other program or set PORT to another number`)
  if (error.code === 'EACCES')
    return new StartError(`PORT ${port} needs more rights; set PORT to a number above 1023`)
  return error
}

/** Lets running requests finish, within reason. */
export async function stopServer(server: Server, patienceMs: number): Promise<void> {
  const closed = new Promise<void>(resolve => server.close(() => resolve()))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), patienceMs)
  await closed
  clearTimeout(timer)
}
