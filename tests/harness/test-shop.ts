import { once } from 'node:events'
import { inject } from 'vitest'
import { type Call, createCall } from '../../src/contract/wire/call.ts'
import type { Lang } from '../../src/domain/locales.ts'
import { parseConfig } from '../../src/server/config.ts'
import { listenForChanges } from '../../src/server/database/changes.ts'
import { type Connection, connect } from '../../src/server/database/connection.ts'
import { type DatabaseTimeouts, LONG_TIMEOUTS } from '../../src/server/database/timeouts.ts'
import type { Wallet } from '../../src/server/features/payments/index.ts'
import { createHttpServer, createRequestHandler } from '../../src/server/http.ts'
import { setLogLevel } from '../../src/server/log.ts'
import { securityHeaders } from '../../src/server/security-headers.ts'
import { createShop, type Shop } from '../../src/server/shop.ts'
import { stoppable } from '../../src/server/start.ts'
import { copyDatabase } from './copy-database.ts'

export type TestShop = Shop & {
  port: number
  connection: Connection
  databaseUrl: string
  /** The components for another process of the same shop. */
  parts: Omit<Parameters<typeof createShop>[0], 'connection' | 'changes'>
  store: Pick<Parameters<typeof createShop>[0], 'connection' | 'changes'>
  /** Calls the API without a socket. */
  call: (lang?: Lang, token?: string) => Call
  /** Sends an HTTP request without a cache and without following redirects. */
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
  request: (path: string, init: RequestInit) => Promise<Response>
  close: () => Promise<void>
}

type TestShopOptions = {
  wallet?: Wallet | null
  connections?: number
  timeouts?: Partial<DatabaseTimeouts> & { heartbeatMs?: number }
  /** The URL at which the shop reaches its database; the test connects directly. */
  reach?: (url: string) => string | Promise<string>
}

/** The whole shop on a separate database and port. */
export async function openTestShop(
  environment: NodeJS.ProcessEnv = {},
  { wallet = null, connections = 4, timeouts, reach = url => url }: TestShopOptions = {},
): Promise<TestShop> {
  setLogLevel('error')
  const { url, drop } = await copyDatabase(inject('databaseServer'))
  const config = parseConfig(
    { NODE_ENV: 'test', PUBLIC_URL: 'http://shop.test', ...environment },
    process.cwd(),
  )
  const reached = await reach(url)
  // A busy machine must not fail an unrelated test.
  const waits = timeouts ? { ...config.databaseTimeouts, ...timeouts } : LONG_TIMEOUTS
  const connection = await connect(reached, connections, waits)
  const changes = await listenForChanges(reached, { timeouts: waits, heartbeatMs: timeouts?.heartbeatMs })
  const parts = { config, wallet, assets: { headFor: () => '' } }
  const shop = createShop({ ...parts, connection, changes })
  const server = createHttpServer(createRequestHandler(shop, () => false, securityHeaders(config.publicUrl)))
  const stop = stoppable(server, { patienceMs: 1_000 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const request = (path: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })
  return {
    ...shop,
    port,
    connection,
    databaseUrl: url,
    parts,
    store: { connection, changes },
    request,
    get: (path, headers) => request(path, { headers }),
    call: (lang = 'en', token) =>
      createCall({
        fetch: (path, init) => shop.api.request(path, init),
        lang,
        token: () => token ?? null,
        isStrict: true,
      }),
    close: async () => {
      await stop()
      await shop.close()
      await changes.close()
      await connection.close()
      await drop()
    },
  }
}
