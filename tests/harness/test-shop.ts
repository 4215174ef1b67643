import { inject } from 'vitest'
import { type Call, createCall } from '../../src/contract/call.ts'
import type { Lang } from '../../src/domain/locales.ts'
import { parseConfig } from '../../src/server/config.ts'
import { listenForChanges } from '../../src/server/database/changes.ts'
import { type Connection, connect } from '../../src/server/database/connection.ts'
import { setLogLevel } from '../../src/server/log.ts'
import { createShop, type Shop } from '../../src/server/shop.ts'
import { copyDatabase } from './copy-database.ts'

export type TestShop = Shop & {
  connection: Connection
  call: (lang?: Lang, token?: string) => Call
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
  close: () => Promise<void>
}

/** The whole shop on a database of its own, without a socket. */
export async function openTestShop(environment: NodeJS.ProcessEnv = {}): Promise<TestShop> {
  setLogLevel('error')
  const { url, drop } = await copyDatabase(inject('databaseServer'))
  const connection = await connect(url, 4)
  const changes = await listenForChanges(url)
  const config = parseConfig(
    { NODE_ENV: 'test', PUBLIC_URL: 'http://shop.test', ...environment },
    process.cwd(),
  )
  const shop = createShop({ config, connection, changes, assets: { headFor: () => '' } })
  return {
    ...shop,
    connection,
    call: (lang = 'en', token) =>
      createCall({
        fetch: (path, init) => shop.app.request(path, init),
        lang,
        token: () => token ?? null,
        checksAnswers: true,
      }),
    get: async (path, headers) => shop.app.request(`http://shop.test${path}`, { headers }),
    close: async () => {
      await changes.close()
      await connection.close()
      await drop()
    },
  }
}
