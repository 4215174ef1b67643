import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startStandIn } from '../../src/stand-ins/wallet/index.ts'
import { openMailServer } from '../../tests/harness/mail-server.ts'
import { freePort } from '../../tests/harness/running-shop.ts'
import { Databases } from './databases.ts'
import { openDoors, openPooler } from './doors.ts'
import { findPrograms, Services } from './programs.ts'
import { ShopProcess } from './shops.ts'

const SHOPS = 3
const PARTS = 2_000

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** Three databases, three shop processes, and what stands between them and in front; all on the loopback. */
export async function startCluster() {
  const programs = findPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'chipfront-cluster-'))
  const services = new Services(folder)
  const wallet = await startStandIn({ port: 0, publicHost: 'localhost', folder: null })
  const mails = await openMailServer()
  const databases = await Databases.start(services, programs)
  const ports = await Promise.all(Array.from({ length: SHOPS }, freePort))
  const doors = await openDoors(services, programs, databases, ports)
  const pool = new pg.Pool({ connectionString: databases.urlOf(doors.primary, 'postgres'), max: 2 })
  pool.on('error', () => {})
  await pool.query(`create role chipfront login password '${databases.password}'`)
  await pool.query('create database chipfront owner chipfront')
  const pooler = await openPooler(services, programs, databases, doors.primary)
  const url = `http://localhost:${doors.shop}`
  const { clientId, clientSecret, webhookId } = wallet.keys
  const environment = {
    DATABASE_URL: `postgres://chipfront:${databases.password}@127.0.0.1:${pooler}/chipfront`,
    DEMO_PARTS: String(PARTS),
    PUBLIC_URL: url,
    // The balancer, and the network that buyers name themselves.
    TRUSTED_PROXIES: '2',
    SMTP_URL: mails.url,
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_WEBHOOK_ID: webhookId,
    PAYPAL_URL: wallet.keys.url,
    // A few checks of the balancer.
    STOP_DELAY_SECONDS: '2',
    LOG_LEVEL: 'warn',
  }
  const shops = ports.map(port => new ShopProcess(port, folder, environment))
  wallet.sendEventsTo(`${url}/api/pay/paypal/webhook`)
  const cluster = {
    url,
    databases,
    shops,
    wallet,
    mails,
    openPool: () => new pg.Pool({ connectionString: databases.urlOf(doors.primary, 'chipfront'), max: 2 }),
    stop: async () => {
      for (const shop of shops) await shop.end('SIGKILL')
      await wallet.close()
      await databases.stop()
      await services.stop()
      await mails.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await pool.end()
  // The first one fills the database.
  for (const shop of shops) await shop.start()
  return cluster
}
